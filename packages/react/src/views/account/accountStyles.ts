/**
 * Layouts of the Account view: who and where in two lines, what to do in a third, so that what is held is seen at once.
 * What is held comes later; its place is as high as it is while it loads, so that no button moves away from a finger.
 */
export const accountStyles = /* css */ `
.lk-who,.lk-where,.lk-stale{display:flex;align-items:center}
.lk-who>.lk-item{flex:1;min-inline-size:0;padding-inline:var(--lk-space-1)}
.lk-where{flex-wrap:wrap;justify-content:space-between;gap:var(--lk-space-1) var(--lk-space-2);padding-inline:var(--lk-space-1)}
.lk-balance{display:grid;align-items:center;min-inline-size:0;min-block-size:40px;overflow-wrap:anywhere}
.lk-balance .lk-amount-small{line-height:1}
.lk-stale{gap:var(--lk-space-2);color:var(--lk-text-soft);font-size:var(--lk-font-size-s)}
.lk-chip{display:inline-flex;align-items:center;gap:var(--lk-space-2);color:var(--lk-text-soft);font-size:var(--lk-font-size-s);font-weight:600}
.lk-chip,.lk-chip .lk-button-label{min-inline-size:0;max-inline-size:100%}
.lk-room{min-block-size:264px}
.lk-acts{display:flex;flex-wrap:wrap;gap:var(--lk-space-2)}
.lk-acts>.lk-button{flex:1 1 0;padding:var(--lk-space-2) var(--lk-space-1);color:var(--lk-text);font-size:var(--lk-font-size-xs);text-decoration:none}
.lk-acts .lk-button-label{flex-direction:column;gap:2px}
`
