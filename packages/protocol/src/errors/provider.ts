import { defineError } from './defineError'

// 4001 is `userRejected` in connect.ts: one kind for every declined request.

/** The visitor hasn't approved the account or the method. */
export const providerUnauthorized = /* @__PURE__ */ defineError(
  'provider/unauthorized',
  'The wallet has not approved this account or method',
  { wireCode: 4100 },
)

/** The wallet lacks the method. */
export const providerUnsupportedMethod = /* @__PURE__ */ defineError(
  'provider/unsupported-method',
  "The wallet doesn't support this method",
  { wireCode: 4200 },
)

/** The wallet is offline on all chains. */
export const providerDisconnected = /* @__PURE__ */ defineError(
  'provider/disconnected',
  'The wallet is disconnected from all chains',
  { wireCode: 4900 },
)

/** The wallet is offline on the requested chain. */
export const chainDisconnected = /* @__PURE__ */ defineError(
  'provider/chain-disconnected',
  'The wallet is disconnected from this chain',
  { wireCode: 4901 },
)

/** [EVM-3] The wallet doesn't know the chain. It can be added. */
export const chainUnrecognized = /* @__PURE__ */ defineError(
  'provider/chain-unrecognized',
  "The wallet doesn't know this chain",
  { wireCode: 4902 },
)

/** A wallet's generic error. */
export const walletDefault = /* @__PURE__ */ defineError('provider/wallet-default', 'The wallet failed', {
  wireCode: 5000,
})

/** Some wallets' code for an unknown chain. */
export const walletChainInvalid = /* @__PURE__ */ defineError(
  'provider/wallet-chain-invalid',
  'The wallet rejected the chain id',
  { wireCode: 32603 },
)
