/**
 * Layouts of codes and links. The padding leaves room for the focus ring inside of what scrolls; the body gives it back.
 */
export const pairingStyles = /* css */ `
.lk-body[data-part=pairing]{padding-inline:calc(var(--lk-space-4) - 4px)}
.lk-pair{display:flex;flex-direction:column;gap:var(--lk-space-2);padding:4px}
.lk-tabs-bar+[role=tabpanel]{padding-block-start:var(--lk-space-2)}
.lk-code{position:relative;display:grid;inline-size:100%;max-inline-size:280px;aspect-ratio:1;margin-inline:auto;overflow:hidden;border-radius:var(--lk-radius-l)}
.lk-code>*{grid-area:1/1}
.lk-code-face{place-self:center;padding:6px;border-radius:calc(14px*var(--lk-radius));background:#fff;forced-color-adjust:none}
.lk-countdown{min-block-size:1.4em;font-variant-numeric:tabular-nums}
a.lk-button{text-decoration:none}
.lk-get{display:flex;align-items:center;justify-content:space-between;gap:var(--lk-space-2);margin:0 4px;padding-block:var(--lk-space-1);padding-inline:var(--lk-space-3) var(--lk-space-1);border-radius:var(--lk-radius-m);background:var(--lk-surface-sunken);font-size:var(--lk-font-size-s)}
`
