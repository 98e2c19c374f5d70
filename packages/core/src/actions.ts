import { lazy } from './ports/lazy'

/** Makes another account that a wallet shows the active one. @throws notConnected */
export const switchAccount = /* @__PURE__ */ lazy(
  async () => (await import('./connect/switchAccount')).switchAccount,
)

/** Disconnects one wallet of a namespace and leaves the others. */
export const disconnectWallet = /* @__PURE__ */ lazy(
  async () => (await import('./connect/disconnect')).disconnectWallet,
)
