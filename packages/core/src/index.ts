export * from './account/AccountState'
export { chooseTab } from './account/chooseTab'
export { fetchBalance } from './account/fetchBalance'
export { fetchNfts } from './account/fetchNfts'
export { fetchPortfolio, tokensRetryMs } from './account/fetchPortfolio'
export { refreshAccount } from './account/refreshAccount'
export { watchAccount } from './account/watchAccount'
export { fetchHistory, type HistoryRequest } from './activity/fetchHistory'
export { fetchWorth } from './activity/fetchWorth'
export type { TransactionsByYear, TransactionsState } from './activity/TransactionsState'
export type { WorthState } from './activity/WorthState'
export { rowKey } from './connect/activeRow'
export type { ConnectFailure, Connection, ConnectState, RowKey } from './connect/ConnectState'
export { cancelConnect } from './connect/cancelConnect'
export { addAdapter, removeAdapter } from './connect/changeAdapters'
export { connect } from './connect/connect'
export { disconnectWallet } from './connect/disconnect'
export { type Account, getAccount } from './connect/getAccount'
export { getConnector } from './connect/getConnector'
export { getStatus } from './connect/getStatus'
export { getWalletInfo, type WalletInfo } from './connect/getWalletInfo'
export { listWallets } from './connect/listWallets'
export { switchAccount } from './connect/switchAccount'
export type { WalletListing } from './connect/WalletListing'
export { withoutDoubles } from './connect/withoutDoubles'
export { createLatchkey } from './createLatchkey'
export type {
  DirectoryList,
  DirectoryListName,
  DirectoryPlace,
  DirectoryState,
  WalletQuery,
} from './directory/DirectoryState'
export { findWallets } from './directory/findWallets'
export { keepPlace } from './directory/keepPlace'
export { loadBuiltIn } from './directory/loadBuiltIn'
export { loadWalletPage } from './directory/loadWalletPage'
export { prepareDirectory } from './directory/prepareDirectory'
export type { EventName, EventProperties, EventsState, LatchkeyEvent } from './events/LatchkeyEvent'
export { maySend } from './events/maySend'
export { track } from './events/track'
export { cacheLifetimesMs } from './http/cacheLifetimesMs'
export { type Cache, type CacheOptions, createCache } from './http/createCache'
export { createHttpClient } from './http/createHttpClient'
export type { Logger } from './http/createLogger'
export { createLru } from './http/createLru'
export { hasGateway } from './http/hasGateway'
export type { ConnectOptions, Latchkey, OpenRequest } from './Latchkey'
export { acceptLegal } from './modal/acceptLegal'
export { alertForProviderMessage } from './modal/alertForProviderMessage'
export { close } from './modal/close'
export type { Alert, AlertCode, ModalState, Notice, UiMessage } from './modal/ModalState'
export { open } from './modal/open'
export { showAlert } from './modal/showAlert'
export { hideNotice, showNotice } from './modal/showNotice'
export { hideUiMessage, showUiMessage } from './modal/showUiMessage'
export { type ConnectMethod, connectMethodOrder } from './nav/connectMethodOrder'
export { currentEntry } from './nav/currentEntry'
export { mayClose } from './nav/mayClose'
export type { NavState, TransactionEntry } from './nav/NavState'
export { goBack, goBackToIndex, pushView, replaceView, resetView } from './nav/navigate'
export { isBackClosing } from './nav/stack'
export { popTransaction, pushTransaction } from './nav/transactionStack'
export type { ViewData, ViewEntry, ViewName } from './nav/views'
export { addNetwork, removeNetwork } from './network/addNetwork'
export { explorerUrl } from './network/explorerUrl'
export { type ActiveNetwork, findNetwork, getNetwork } from './network/getNetwork'
export type { NetworkState } from './network/NetworkState'
export type {
  ConnectorGroup,
  CustomWallet,
  Features,
  Metadata,
  NetworkInput,
  Options,
  ResolvedOptions,
  Social,
  WalletFeature,
} from './options/Options'
export { browserHost } from './ports/browserHost'
export type * from './ports/ChainAdapter'
export type { Connector } from './ports/Connector'
export type { Host, KeyValueStorage } from './ports/Host'
export type { State, ThemeState } from './store/State'
