/** What buttons need that show an account or a network: states, and places kept for what is still to come. */
export const accountButtonStyles = /* css */ `
.lk-host-account[data-size=sm],.lk-host-network[data-size=sm]{padding-inline:5px 12px}
.lk-host[data-size=sm] .lk-host-icon{inline-size:24px;block-size:24px}
.lk-host-network[data-size=sm]{min-inline-size:36px}
.lk-host-letter{display:grid;place-items:center;background:var(--lk-accent-soft,var(--h-h));color:var(--lk-text,var(--h-t))}
.lk-host-balance{min-inline-size:7ch;text-align:end}
.lk-host-balance:empty::before{content:"";display:block;block-size:12px;border-radius:4px;background:currentColor;opacity:.15}
.lk-host:has([data-state=lost]){border-color:var(--lk-warning,#c2410c)}
`
