/** What belongs to choosing a network or a family of chains: one chunk, one request. */
export { ConnectingMultiChainView } from '../connect/ConnectingMultiChainView'
export { NetworksView } from './NetworksView'
export { SwitchActiveChainView } from './SwitchActiveChainView'
export { SwitchNetworkView } from './SwitchNetworkView'
export { UnsupportedChainView } from './UnsupportedChainView'
