/** What is loaded when a modal is first opened or a wallet is first looked for: one chunk, one request. */
export { discover } from './connect/discover'
export { close } from './modal/close'
export { open } from './modal/open'
