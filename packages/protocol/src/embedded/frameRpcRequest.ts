import {
  array,
  boolean,
  check,
  type GenericSchema,
  type InferOutput,
  is,
  maxLength,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  union,
  unknown,
} from 'valibot'
import { approvedFrameMethods, safeFrameMethods } from './frameRpcMethods'

/** Typed data and contract code may be long; nothing honest is longer. */
const text = () => pipe(string(), maxLength(200_000))
const hex = () => pipe(text(), regex(/^0x[0-9a-fA-F]*$/))
const list = () => pipe(array(unknown()), maxLength(100))
const chainId = () => union([pipe(string(), maxLength(64)), number()])
const calls = () =>
  pipe(array(object({ to: hex(), data: optional(hex()), value: optional(text()) })), maxLength(100))
const sendOptions = () =>
  object({
    skipPreflight: optional(boolean()),
    preflightCommitment: optional(
      picklist(['processed', 'confirmed', 'finalized', 'recent', 'single', 'singleGossip', 'root', 'max']),
    ),
    maxRetries: optional(number()),
    minContextSlot: optional(number()),
  })

/** The parameters that aren't a plain list, by method. */
const shapes = (): { readonly [method: string]: GenericSchema } => ({
  eth_accounts: unknown(),
  eth_blockNumber: unknown(),
  eth_chainId: unknown(),
  eth_gasPrice: unknown(),
  eth_maxPriorityFeePerGas: unknown(),
  eth_newBlockFilter: unknown(),
  eth_newPendingTransactionFilter: unknown(),
  wallet_getCapabilities: unknown(),
  wallet_getAssets: unknown(),
  wallet_revokePermissions: unknown(),
  wallet_getCallsStatus: pipe(array(text()), maxLength(100)),
  solana_signMessage: object({ message: text(), pubkey: text() }),
  solana_signTransaction: object({ transaction: text() }),
  solana_signAllTransactions: object({ transactions: pipe(array(text()), maxLength(20)) }),
  solana_signAndSendTransaction: object({ transaction: text(), options: optional(sendOptions()) }),
  wallet_sendCalls: pipe(
    array(
      object({
        chainId: optional(chainId()),
        from: optional(text()),
        version: optional(text()),
        capabilities: optional(unknown()),
        calls: calls(),
      }),
    ),
    maxLength(1),
  ),
})

/** [FRM-10] A request to the embedded wallet: a method that it has, with parameters of the method's shape. */
export const frameRpcRequest = /* @__PURE__ */ (() => {
  const byMethod = new Map(Object.entries(shapes()))
  return pipe(
    object({
      method: picklist([...safeFrameMethods, ...approvedFrameMethods]),
      params: optional(unknown()),
      /** The network that the page means; the active one if it's missing. */
      chainId: optional(chainId()),
    }),
    check(({ method, params }) => is(byMethod.get(method) ?? list(), params), 'params'),
  )
})()

/** A request to the embedded wallet. */
export type FrameRpcRequest = InferOutput<typeof frameRpcRequest>
