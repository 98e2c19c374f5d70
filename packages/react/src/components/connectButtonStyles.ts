import { hostButtonStyles } from '@latchkey/ui'

/** What every button needs from the beginning: its look, sizes, and a text that can be read on any accent. */
export const connectButtonStyles = /* css */ `${hostButtonStyles}
.lk-host[data-size=sm]{block-size:36px;min-inline-size:124px;padding-inline:14px;font-size:14px}
@supports (color:oklch(from red l c h)){.lk-host-connect{color:var(--lk-on-accent,oklch(from var(--lk-accent,var(--h-a)) clamp(0,(.68 - l)*999,1) 0 0))}}
`
