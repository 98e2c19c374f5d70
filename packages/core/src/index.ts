export * from './account/AccountState'
export { fetchBalance } from './account/fetchBalance'
export { watchAccount } from './account/watchAccount'
export { rowKey } from './connect/activeRow'
export type { ConnectFailure, Connection, ConnectState, RowKey } from './connect/ConnectState'
export { cancelConnect } from './connect/cancelConnect'
export { addAdapter, removeAdapter } from './connect/changeAdapters'
export { disconnectWallet } from './connect/disconnect'
export { type Account, getAccount, getStatus } from './connect/getAccount'
export { getConnector } from './connect/getConnector'
export { getWalletInfo, type WalletInfo } from './connect/getWalletInfo'
export { knownWallets } from './connect/knownWallets'
export { listWallets, type WalletListing } from './connect/listWallets'
export { switchAccount } from './connect/switchAccount'
export { createLatchkey } from './createLatchkey'
export type { EventName, EventProperties, EventsState, LatchkeyEvent } from './events/LatchkeyEvent'
export { maySend } from './events/maySend'
export { track } from './events/track'
export type { Logger } from './http/createLogger'
export type { ConnectOptions, Latchkey, OpenRequest } from './Latchkey'
export { alertForProviderMessage } from './modal/alertForProviderMessage'
export { close } from './modal/close'
export type { Alert, AlertCode, ModalState, Notice, UiMessage } from './modal/ModalState'
export { open } from './modal/open'
export { showAlert } from './modal/showAlert'
export { hideNotice, showNotice } from './modal/showNotice'
export { hideUiMessage, showUiMessage } from './modal/showUiMessage'
export { type ConnectMethod, connectMethodOrder } from './nav/connectMethodOrder'
export { mayClose } from './nav/mayClose'
export type { NavState, TransactionEntry } from './nav/NavState'
export { goBack, goBackToIndex, pushView, replaceView, resetView } from './nav/navigate'
export { currentEntry, isBackClosing } from './nav/stack'
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
