/** Rows that are links. */
export const linkRowStyles = /* css */ `
a.lk-item{color:inherit;text-decoration:none}
@media (hover:hover){a.lk-item:hover{background:var(--lk-surface-raised);border-color:var(--lk-border)}}
`
