/**
 * What buttons need that show an account or a network: `lk-host-account` or `lk-host-network`, inside `lk-host-icon` and
 * `lk-host-balance`, states, and places kept for what is still to come.
 */
export const accountButtonStyles = /* css */ `
.lk-host-account,.lk-host-network{justify-content:flex-start;padding-inline:6px 14px}
.lk-host-network{min-inline-size:44px}
.lk-host-icon{flex:none;inline-size:30px;block-size:30px;border-radius:50%;overflow:hidden}
.lk-host-account[data-size=sm],.lk-host-network[data-size=sm]{padding-inline:5px 12px}
.lk-host[data-size=sm] .lk-host-icon{inline-size:24px;block-size:24px}
.lk-host-network[data-size=sm]{min-inline-size:36px}
.lk-host-letter{display:grid;place-items:center;background:var(--lk-accent-soft,var(--h-h));color:var(--lk-text,var(--h-t))}
.lk-host-balance{min-inline-size:7ch;margin-inline-start:auto;color:var(--lk-text-soft,var(--h-q));font-weight:500;text-align:end}
.lk-host-balance:empty::before{content:"";display:block;block-size:12px;border-radius:4px;background:currentColor;opacity:.15}
.lk-host:has([data-state=lost]){border-color:var(--lk-warning,#c2410c)}
`
