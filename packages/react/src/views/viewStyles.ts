/**
 * The few layouts that the views share; everything else comes with the parts. On a low screen the whole view scrolls,
 * because what is left for a list beside the rest may be nothing.
 */
export const viewStyles = /* css */ `
.lk-body{display:flex;flex-direction:column;gap:var(--lk-space-3);min-block-size:0;padding:var(--lk-space-1) var(--lk-space-4) var(--lk-space-4)}
.lk-body>*{flex:none}
.lk-body>.lk-scroll{flex:0 1 auto}
@media (max-height:479.98px){.lk-view>.lk-body,.lk-body>.lk-scroll{flex:none;overflow:visible}}
.lk-status{display:grid;justify-items:center;gap:var(--lk-space-1);padding:var(--lk-space-5) var(--lk-space-2) var(--lk-space-3);text-align:center;text-wrap:balance}
.lk-status>:first-child{margin-block-end:var(--lk-space-4)}
.lk-status-title{font-size:var(--lk-font-size-l);font-weight:600}
.lk-status-text,.lk-lead{color:var(--lk-text-soft);font-size:var(--lk-font-size-s)}
.lk-lead,.lk-note{text-align:center;text-wrap:balance}
.lk-note{padding-inline:var(--lk-space-2);color:var(--lk-text-faint);font-size:var(--lk-font-size-xs)}
.lk-tile{display:grid;flex:none;place-items:center;inline-size:40px;block-size:40px;border-radius:var(--lk-radius-s);background:var(--lk-surface);color:var(--lk-text-soft)}
.lk-clip{min-inline-size:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.lk-unseen{position:absolute;inline-size:1px;block-size:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`
