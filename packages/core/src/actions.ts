import { lazy } from './ports/lazy'

/** Activates another account of a connected wallet. @throws notConnected */
export const switchAccount = /* @__PURE__ */ lazy(
  async () => (await import('./connect/switchAccount')).switchAccount,
)

/** Disconnects one wallet of a namespace and leaves the others. */
export const disconnectWallet = /* @__PURE__ */ lazy(
  async () => (await import('./connect/disconnect')).disconnectWallet,
)
