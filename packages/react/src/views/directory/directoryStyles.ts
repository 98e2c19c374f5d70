/** Height of a row of the grid in px: all are alike, so that those which nobody sees need not be drawn. */
export const rowHeight = 112

/**
 * Layouts of the grid of wallets. Where a
 * directory is behind it, the view keeps its height, or the field would move away under the typing hand.
 */
export const directoryStyles = /* css */ `
.lk-find{display:flex;align-items:center;gap:var(--lk-space-1)}
.lk-find>.lk-search{flex:1;min-inline-size:0}
.lk-find>.lk-icon-button[aria-pressed=true]{color:var(--lk-accent-text)}
.lk-find>.lk-icon-button[aria-pressed=true]::before{background:var(--lk-surface-sunken);border-color:currentColor}
.lk-all{min-block-size:min(520px,80dvh)}
.lk-grid{position:relative}
.lk-grid-row{display:grid;grid-template-columns:repeat(var(--columns),minmax(0,1fr));content-visibility:auto;contain-intrinsic-size:auto ${rowHeight}px}
.lk-cell{display:grid;align-content:start;justify-items:center;gap:6px;inline-size:100%;block-size:${rowHeight}px;padding:10px 4px 4px;border:1px solid transparent;border-radius:calc(16px*var(--lk-radius));transition:background-color var(--lk-duration-hover)}
.lk-cell:focus-visible{outline-offset:-2px}
.lk-cell:disabled{cursor:not-allowed;opacity:.5}
.lk-cell[aria-busy=true]{cursor:progress}
.lk-cell:active:enabled{background:var(--lk-surface-raised)}
.lk-cell-icon{position:relative;display:grid;inline-size:56px;block-size:56px}
.lk-cell-icon>.lk-icon{position:absolute;inset-block-end:-4px;inset-inline-end:-4px;padding:2px;border:2px solid var(--lk-surface);border-radius:var(--lk-radius-full);background:var(--lk-accent);color:var(--lk-on-accent);stroke-width:2.6;forced-color-adjust:none}
.lk-cell-icon[data-mark=installed]>.lk-icon{background:var(--lk-positive);color:var(--lk-surface)}
.lk-cell-icon>.lk-spinner{position:absolute;inset-block-end:-4px;inset-inline-end:-4px;border-radius:50%;background:var(--lk-surface)}
.lk-cell-name{display:-webkit-box;max-inline-size:100%;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:2;font-size:var(--lk-font-size-xs);line-height:15px;text-align:center;overflow-wrap:anywhere}
.lk-grid-end{position:absolute;inset-block-end:0;inset-inline:0;block-size:min(600px,100%);pointer-events:none;visibility:hidden}
.lk-grid-foot{display:grid;justify-items:center;gap:var(--lk-space-2);padding:var(--lk-space-4);color:var(--lk-text-soft);font-size:var(--lk-font-size-s);text-align:center;text-wrap:balance}
@media (hover:hover){.lk-cell:hover:enabled{background:var(--lk-surface-raised);border-color:var(--lk-border)}}
`
