/** Layouts of the views about networks. */
export const networkStyles = /* css */ `
.lk-heading{padding:var(--lk-space-3) var(--lk-space-3) var(--lk-space-2);color:var(--lk-text-faint);font-size:var(--lk-font-size-xs);font-weight:600}
.lk-warning{display:flex;gap:var(--lk-space-3);padding:var(--lk-space-3);border-radius:var(--lk-radius-m);background:color-mix(in srgb,var(--lk-warning) 10%,var(--lk-surface));font-size:var(--lk-font-size-s)}
.lk-warning>.lk-icon{color:var(--lk-warning)}
`
