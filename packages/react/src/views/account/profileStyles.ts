/** Layouts of the connected wallets with their accounts. */
export const profileStyles = /* css */ `
.lk-group+.lk-group{margin-block-start:var(--lk-space-3)}
.lk-group-head{display:flex;flex-wrap:wrap;align-items:center;gap:var(--lk-space-2);padding-inline-start:var(--lk-space-1);padding-block-end:6px}
.lk-group-head .lk-button{outline-offset:-2px}
.lk-group-name{flex:1 0 64px;min-inline-size:0;margin:0;font-size:var(--lk-font-size-s);font-weight:600}
.lk-group-name>.lk-clip{display:block;text-align:-webkit-match-parent;text-align:match-parent}
.lk-group-name>.lk-clip~.lk-clip{color:var(--lk-text-soft);font-size:var(--lk-font-size-xs);font-weight:400}
`
