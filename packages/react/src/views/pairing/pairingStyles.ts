/**
 * Layouts of codes and links. The padding leaves room for the focus ring inside of what scrolls; the body gives it back.
 * What is said has room for three lines: it changes while a finger is on its way to the button below.
 */
export const pairingStyles = /* css */ `
.lk-body[data-part=pairing]{padding-inline:calc(var(--lk-space-4) - 4px)}
.lk-pair{display:flex;flex-direction:column;gap:var(--lk-space-2);padding:4px}
[data-part=pairing] .lk-tabs-bar{margin-inline:4px}
[data-part=pairing] [role=tabpanel]{padding-block-start:var(--lk-space-1)}
.lk-code{position:relative;display:grid;inline-size:100%;max-inline-size:280px;aspect-ratio:1;margin-inline:auto;overflow:hidden;border-radius:var(--lk-radius-l)}
.lk-code>*{grid-area:1/1}
.lk-code-face{place-self:center;padding:6px;border-radius:calc(14px*var(--lk-radius));background:#fff;forced-color-adjust:none}
.lk-countdown{min-block-size:1.4em;font-variant-numeric:tabular-nums}
.lk-pair .lk-status-text{min-block-size:4.2em}
a.lk-button{text-decoration:none}
.lk-get{display:flex;align-items:center;justify-content:space-between;gap:var(--lk-space-2);margin:var(--lk-space-2) 4px 0;padding-block:var(--lk-space-1);padding-inline:var(--lk-space-3) var(--lk-space-1);border-radius:var(--lk-radius-m);background:var(--lk-surface-sunken);font-size:var(--lk-font-size-s)}
`
