/** Layouts of the views about accounts. */
export const accountStyles = /* css */ `
.lk-head{display:grid;justify-items:center;min-inline-size:0;padding-block:var(--lk-space-2) var(--lk-space-3)}
.lk-name,.lk-stale{display:flex;align-items:center}
.lk-name{max-inline-size:100%;margin-block-start:var(--lk-space-1);padding-inline-start:44px;font-size:var(--lk-font-size-l);font-weight:600;font-variant-numeric:tabular-nums}
.lk-balance{display:grid;justify-items:center;align-items:center;min-block-size:40px;text-align:center}
.lk-balance .lk-amount-small{line-height:1}
.lk-stale{gap:var(--lk-space-2);color:var(--lk-text-soft);font-size:var(--lk-font-size-s)}
.lk-chip{display:inline-flex;align-items:center;gap:var(--lk-space-2);max-inline-size:100%;margin-block-start:var(--lk-space-3);color:var(--lk-text-soft);font-size:var(--lk-font-size-s);font-weight:600}
.lk-chip,.lk-chip .lk-button-label{min-inline-size:0;max-inline-size:100%}
.lk-head~.lk-list .lk-tile{inline-size:32px;block-size:32px}
`
