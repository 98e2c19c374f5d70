import accountSheet from './accountButton.module.css'
import hostSheet from './HostButton.module.css'

/**
 * The styles of the buttons as text. Buttons adopt them themselves; a server-rendered page can put them into its head,
 * so
 * buttons look right before the first script runs.
 */
export const buttonStyles: string = /* @__PURE__ */ hostSheet.concat(accountSheet)
