/** What only a visitor who is connected, or was at the last visit, can need: one chunk, one request. */
export { disconnect } from './connect/disconnect'
export { joinFamilies } from './connect/joinFamilies'
export { mirrorTab } from './connect/mirrorTab'
export { restore } from './connect/restore'
export { signMessage } from './connect/signMessage'
export { switchNetwork } from './network/switchNetwork'
