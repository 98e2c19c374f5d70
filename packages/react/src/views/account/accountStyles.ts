/** Layouts of the views about accounts. */
export const accountStyles = /* css */ `
.lk-head{display:grid;justify-items:center;min-inline-size:0;padding-block:var(--lk-space-2) var(--lk-space-3)}
.lk-name{gap:0;max-inline-size:100%;margin-block-start:var(--lk-space-1);padding-inline-start:44px;font-size:var(--lk-font-size-l);font-weight:600;font-variant-numeric:tabular-nums}
.lk-balance{display:grid;justify-items:center;align-items:center;min-block-size:40px;text-align:center}
.lk-stale{color:var(--lk-text-soft);font-size:var(--lk-font-size-s)}
.lk-chips{display:flex;flex-wrap:wrap;justify-content:center;gap:var(--lk-space-2);max-inline-size:100%;margin-block-start:var(--lk-space-3)}
.lk-chips>*,.lk-chips .lk-button-label{min-inline-size:0;max-inline-size:100%}
.lk-button[data-look=plain]{color:var(--lk-text-soft)}
a.lk-button{color:var(--lk-text);text-decoration:none}
@media (hover:hover){a.lk-button:hover{background:var(--lk-surface-raised);border-color:var(--lk-border)}}
.lk-group+.lk-group{margin-block-start:var(--lk-space-3)}
.lk-group-head{display:flex;align-items:center;gap:var(--lk-space-2);padding-inline-start:var(--lk-space-1)}
.lk-group-head>.lk-clip{flex:1;font-size:var(--lk-font-size-s);font-weight:600}
`
