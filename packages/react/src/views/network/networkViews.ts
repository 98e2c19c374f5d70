/** What belongs to choosing a network or a family of chains: one script, because who needs one of them soon needs the next. */
export { ConnectingMultiChainView } from './ConnectingMultiChainView'
export { NetworksView } from './NetworksView'
export { SwitchActiveChainView } from './SwitchActiveChainView'
export { SwitchNetworkView } from './SwitchNetworkView'
export { UnsupportedChainView } from './UnsupportedChainView'
export { WhatIsANetworkView } from './WhatIsANetworkView'
