/** Layouts of what stands below the account: the whole view scrolls, the tabs stay in sight. */
export const assetStyles = /* css */ `
.lk-view:has(.lk-assets){position:relative}
.lk-view>.lk-body:has(.lk-assets){flex:none}
.lk-assets{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--lk-space-2)}
.lk-assets>.lk-tabs-bar{position:sticky;inset-block-start:0;z-index:1;margin-block:calc(-1*var(--lk-space-1));padding-block:var(--lk-space-1);background:var(--lk-surface)}
.lk-tabs-bar>[data-state=busy]>.lk-icon{animation:lk-spin var(--lk-duration-turn) linear infinite}
.lk-tabs-bar>[data-state=done]{color:var(--lk-positive)}
@keyframes lk-spin{to{transform:rotate(1turn)}}
.lk-pull{position:absolute;z-index:2;inset-block-start:-48px;inset-inline-start:calc(50% - 20px);display:grid;place-items:center;inline-size:40px;block-size:40px;border:1px solid var(--lk-border);border-radius:50%;background:var(--lk-surface-raised);color:var(--lk-text-soft)}
.lk-pull[data-state=ready]{border-color:currentColor;color:var(--lk-accent-text)}
.lk-panel-head{display:flex;align-items:center;justify-content:space-between;gap:var(--lk-space-3);min-block-size:44px;padding:0 var(--lk-space-2) var(--lk-space-1);color:var(--lk-text-soft);font-size:var(--lk-font-size-s)}
.lk-panel-head>span{min-inline-size:0}
.lk-panel-head strong{color:var(--lk-text);font-size:var(--lk-font-size-l);font-variant-numeric:tabular-nums}
.lk-sum{display:flex;flex-wrap:wrap;align-items:baseline;column-gap:var(--lk-space-2);line-height:1.3}
.lk-trend{white-space:nowrap}
.lk-trend[data-trend=up]>:first-child{color:var(--lk-positive)}
.lk-trend[data-trend=down]>:first-child{color:var(--lk-negative)}
.lk-badged{position:relative;flex:none}
.lk-badged>:nth-child(2){position:absolute;inset-block-end:-3px;inset-inline-end:-3px;box-shadow:0 0 0 2px var(--lk-surface-sunken)}
.lk-panel .lk-item-end{max-inline-size:46%;text-align:end;line-height:1.3}
.lk-panel .lk-item-end>*{max-inline-size:100%}
.lk-amounts{display:-webkit-box;overflow:hidden;color:var(--lk-text);overflow-wrap:anywhere;-webkit-box-orient:vertical;-webkit-line-clamp:2}
.lk-amounts[data-sign=in]{color:var(--lk-positive)}
.lk-month{position:sticky;inset-block-start:52px;background:var(--lk-surface);padding:var(--lk-space-2) var(--lk-space-2);color:var(--lk-text-soft);font-size:var(--lk-font-size-s);font-weight:600}
.lk-panel .lk-item-end,.lk-panel-head{font-variant-numeric:tabular-nums}
.lk-grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(120px,1fr));gap:var(--lk-space-2);margin:0;padding:0;list-style:none}
.lk-nft{display:grid;gap:var(--lk-space-1);min-inline-size:0;padding:var(--lk-space-2);border-radius:var(--lk-radius-l);background:var(--lk-surface-sunken)}
.lk-nft>:first-child{inline-size:100%;block-size:auto;aspect-ratio:1}
.lk-nft-name{font-size:var(--lk-font-size-s);font-weight:600}
.lk-nft-of{color:var(--lk-text-soft);font-size:var(--lk-font-size-xs)}
.lk-more{display:grid;justify-items:center;padding-block:var(--lk-space-2)}
`
