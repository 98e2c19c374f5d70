/** What a visitor can need from the first word with a wallet on, of this visit or the last: one chunk, one request. */
export { connect } from './connect/connect'
export { disconnect } from './connect/disconnect'
export { joinFamilies } from './connect/joinFamilies'
export { mirrorTab } from './connect/mirrorTab'
export { restore } from './connect/restore'
export { signMessage } from './connect/signMessage'
export { switchNetwork } from './network/switchNetwork'
