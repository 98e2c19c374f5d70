/** Layouts of the connected wallets with their accounts. */
export const profileStyles = /* css */ `
.lk-group+.lk-group{margin-block-start:var(--lk-space-3)}
.lk-group-head{display:flex;flex-wrap:wrap;align-items:center;gap:var(--lk-space-2);padding-inline-start:var(--lk-space-1)}
.lk-group-head .lk-button{outline-offset:-2px}
.lk-group-head>.lk-clip{flex:1 0 64px;font-size:var(--lk-font-size-s);font-weight:600}
`
