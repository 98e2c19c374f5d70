import accountSheet from './accountButton.module.css'
import hostSheet from './HostButton.module.css'

/**
 * The styles of the buttons as text. They bring it into the page by themselves; a page that a server renders can put
 * it into its head, so that they look right before the first script has run.
 */
export const buttonStyles: string = /* @__PURE__ */ hostSheet.concat(accountSheet)
