/** Layout and colours of the views that explain something. */
export const helpStyles = /* css */ `
.lk-blocks{display:grid;gap:var(--lk-space-5);padding-block:var(--lk-space-2)}
.lk-block{display:flex;align-items:center;gap:var(--lk-space-4)}
@media (max-width:239.98px){.lk-block{display:block}}
.lk-block-title{font-weight:600}
.lk-block-text{margin-block-start:2px;color:var(--lk-text-soft);font-size:var(--lk-font-size-s)}
.lk-art{flex:none;fill:none;stroke-linecap:round;stroke-linejoin:round}
.lk-art-soft{fill:var(--lk-accent-soft)}
.lk-art-face{fill:var(--lk-surface)}
.lk-art-full,.lk-art-dot{fill:var(--lk-accent)}
.lk-art-line{stroke:var(--lk-accent-text);stroke-width:2}
.lk-art-mark{stroke:var(--lk-on-accent);stroke-width:2.5}
`
