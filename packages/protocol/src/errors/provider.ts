import { defineError } from './defineError'

// 4001 is `userRejected` in connect.ts: one kind for a visitor who says no, whatever was asked.

export { providerUnauthorized } from '../connect/providerUnauthorized'

/** The wallet does not have the method. */
export const providerUnsupportedMethod = /* @__PURE__ */ defineError(
  'provider/unsupported-method',
  'The wallet does not support the method',
  { wireCode: 4200 },
)

/** The wallet has lost all its chains. */
export const providerDisconnected = /* @__PURE__ */ defineError(
  'provider/disconnected',
  'The wallet is disconnected from all chains',
  { wireCode: 4900 },
)

/** The wallet has lost the chain that was asked for. */
export const chainDisconnected = /* @__PURE__ */ defineError(
  'provider/chain-disconnected',
  'The wallet is disconnected from the chain',
  { wireCode: 4901 },
)

/** [EVM-3] The wallet does not know the chain; it may be added. */
export const chainUnrecognized = /* @__PURE__ */ defineError(
  'provider/chain-unrecognized',
  'The wallet does not know the chain',
  { wireCode: 4902 },
)

/** A wallet's own default failure. */
export const walletDefault = /* @__PURE__ */ defineError('provider/wallet-default', 'The wallet failed', {
  wireCode: 5000,
})

/** Some wallets say so when a chain is not known to them. */
export const walletChainInvalid = /* @__PURE__ */ defineError(
  'provider/wallet-chain-invalid',
  'The wallet does not accept the chain id',
  { wireCode: 32603 },
)
