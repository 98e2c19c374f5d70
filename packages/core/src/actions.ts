import { lazy } from './ports/lazy'

/** Activates another account of a connected wallet. @throws notConnected */
export const switchAccount = /* @__PURE__ */ lazy(
  async () => (await import('./connect/switchAccount')).switchAccount,
)

/** Disconnects one wallet of a namespace and leaves the others. */
export const disconnectWallet = /* @__PURE__ */ lazy(
  async () => (await import('./connect/disconnect')).disconnectWallet,
)

/**
 * Adds a transaction that the site has sent to the account's activity, and follows it until it ends, also after a
 * reload. @throws notConnected, sendUnsupportedChain, invalidRequest, tooManyPending
 */
export const addRecentTransaction = /* @__PURE__ */ lazy(
  async () => (await import('./send/addRecentTransaction')).addRecentTransaction,
)

/** Connects a wallet that the site has connected itself, without asking it again. @throws noAdapter */
export const adoptWallet = /* @__PURE__ */ lazy(async () => (await import('./site/adoptWallet')).adoptWallet)

/** Removes a wallet that the site has disconnected itself, without asking it. */
export const leaveWallet = /* @__PURE__ */ lazy(async () => (await import('./site/leaveWallet')).leaveWallet)
