import type { SyntheticEvent } from 'react'

const stop = (event: SyntheticEvent) => event.stopPropagation()

const names = [
  ...['Click', 'DoubleClick', 'ContextMenu', 'MouseDown', 'MouseUp', 'PointerDown', 'PointerUp'],
  ...['TouchStart', 'TouchMove', 'TouchEnd', 'Wheel', 'KeyDown', 'KeyUp', 'Focus', 'Blur'],
  ...['BeforeInput', 'Input', 'Change', 'Submit', 'Copy', 'Cut', 'Paste'],
]

/** React bubbles events of a portal to the provider's ancestors; a click in the modal isn't for them. */
export const isolated = /* @__PURE__ */ Object.fromEntries(names.map((name) => [`on${name}`, stop]))
