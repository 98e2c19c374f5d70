/** Layouts of what stands below the account: the whole view scrolls, the tabs stay in sight. */
export const assetStyles = /* css */ `
.lk-view>.lk-body:has(.lk-assets){flex:none}
.lk-assets{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--lk-space-2)}
.lk-assets>.lk-tabs{position:sticky;inset-block-start:0;z-index:1;outline:var(--lk-space-2) solid var(--lk-surface);outline-offset:0}
.lk-panel-head{display:flex;align-items:center;justify-content:space-between;gap:var(--lk-space-2);min-block-size:44px;padding-inline-start:var(--lk-space-1);color:var(--lk-text-soft);font-size:var(--lk-font-size-s)}
.lk-panel-head strong{color:var(--lk-text);font-variant-numeric:tabular-nums}
.lk-panel .lk-item-end{max-inline-size:50%;text-align:end;line-height:1.3}
.lk-panel .lk-item-end>*{max-inline-size:100%}
.lk-amounts{overflow:hidden;color:var(--lk-text);text-overflow:ellipsis;white-space:nowrap}
.lk-amounts[data-sign=in]{color:var(--lk-positive)}
.lk-month{padding:var(--lk-space-2) var(--lk-space-1);color:var(--lk-text-soft);font-size:var(--lk-font-size-s);font-weight:600}
.lk-grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(120px,1fr));gap:var(--lk-space-2);margin:0;padding:0;list-style:none}
.lk-nft{display:grid;gap:var(--lk-space-1);min-inline-size:0;padding:var(--lk-space-2);border-radius:var(--lk-radius-l);background:var(--lk-surface-sunken)}
.lk-nft>:first-child{inline-size:100%;block-size:auto;aspect-ratio:1}
.lk-nft-name{font-size:var(--lk-font-size-s);font-weight:600}
.lk-nft-of{color:var(--lk-text-soft);font-size:var(--lk-font-size-xs)}
.lk-more{display:grid;justify-items:center;padding-block:var(--lk-space-2)}
`
