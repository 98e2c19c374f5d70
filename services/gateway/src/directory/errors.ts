import { defineError } from '@latchkey/protocol'

/** The built-in registry is broken. */
export const invalidRegistry = /* @__PURE__ */ defineError(
  'gateway/invalid-registry',
  'Invalid wallet registry: {reason}',
)

/** The list of wallets is invalid; nothing was imported. */
export const invalidWalletList = /* @__PURE__ */ defineError(
  'gateway/invalid-wallet-list',
  'Invalid wallet list: {reason}',
)

/** The list of wallets could not be read. */
export const walletListUnreadable = /* @__PURE__ */ defineError(
  'gateway/wallet-list-unreadable',
  "Can't read the wallet list: {reason}",
)
