/** What is loaded when a wallet is first spoken to: one chunk, one request. */
export { connect } from './connect/connect'
export { disconnect } from './connect/disconnect'
export { mirrorTab } from './connect/mirrorTab'
export { restore } from './connect/restore'
export { signMessage } from './connect/signMessage'
export { switchNetwork } from './network/switchNetwork'
