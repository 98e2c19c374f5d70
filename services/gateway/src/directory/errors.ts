import { defineError } from '@latchkey/protocol'

/** The registry that comes with the gateway is broken. */
export const invalidRegistry = /* @__PURE__ */ defineError(
  'gateway/invalid-registry',
  'The registry of wallets can not be used: {reason}',
)

/** A list of wallets that does not have the shape of one; nothing of it was taken. */
export const invalidWalletList = /* @__PURE__ */ defineError(
  'gateway/invalid-wallet-list',
  'The list of wallets can not be used: {reason}',
)

/** A list of wallets that could not be read at all. */
export const walletListUnreadable = /* @__PURE__ */ defineError(
  'gateway/wallet-list-unreadable',
  'The list of wallets can not be read: {reason}',
)
