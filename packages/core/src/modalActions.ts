/** What is loaded when a modal is first opened or a wallet is first looked for: one chunk, one request. */
export { discover } from './directory/discover'
export { close } from './nav/close'
export { open } from './nav/open'
