import { hostButtonStyles } from '@latchkey/ui'

/** What the buttons need beyond the look that the design gives them: sizes, states, places kept for what comes. */
export const hostStyles = /* css */ `${hostButtonStyles}
.lk-host[data-size=sm]{block-size:36px;min-inline-size:124px;padding-inline:14px;border-radius:calc(10px*var(--lk-radius,1));font-size:14px}
.lk-host-account[data-size=sm],.lk-host-network[data-size=sm]{padding-inline:5px 12px}
.lk-host[data-size=sm] .lk-host-icon{inline-size:24px;block-size:24px}
.lk-host-network,.lk-host-network[data-size=sm]{min-inline-size:44px}
.lk-host-letter{display:grid;place-items:center;background:var(--lk-accent-soft,var(--h-h))}
.lk-host-balance{min-inline-size:7ch;text-align:end}
.lk-host[data-state=warning]{border-color:var(--lk-warning,#b45309)}
.lk-host-turn{flex:none;inline-size:16px;block-size:16px;border:2px solid;border-block-end-color:transparent;border-radius:50%;animation:lk-host-turn 1.2s linear infinite}
@keyframes lk-host-turn{to{rotate:1turn}}
@media (prefers-reduced-motion:reduce){.lk-host-turn{animation:none}}
@supports (color:oklch(from red l c h)){.lk-host-connect[data-accent]{color:var(--lk-on-accent,oklch(from var(--lk-accent) clamp(0,(.68 - l)*1000,1) 0 0))}}
`
