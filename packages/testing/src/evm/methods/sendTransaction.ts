import * as v from 'valibot'
import { type Address, type Hash, type Hex, keccak256, numberToHex } from 'viem'
import { signTransaction } from 'viem/accounts'
import { rpcError } from '../../script/rpcError'
import type { Method, MethodContext } from '../Method'
import { addressSchema, bytesSchema, chainIdSchema, parseParams, quantitySchema } from '../parseParams'

/** A transaction as pages request it. */
export type TransactionRequest = {
  readonly from: Address
  readonly to?: Address | null | undefined
  readonly data?: Hex | undefined
  readonly value?: Hex | undefined
  readonly gas?: Hex | undefined
  readonly gasPrice?: Hex | undefined
  readonly maxFeePerGas?: Hex | undefined
  readonly maxPriorityFeePerGas?: Hex | undefined
  readonly nonce?: Hex | undefined
}

const sendSchema = v.tupleWithRest(
  [
    v.object({
      from: addressSchema,
      to: v.nullish(addressSchema),
      data: v.optional(bytesSchema),
      input: v.optional(bytesSchema),
      value: v.optional(quantitySchema),
      gas: v.optional(quantitySchema),
      gasPrice: v.optional(quantitySchema),
      maxFeePerGas: v.optional(quantitySchema),
      maxPriorityFeePerGas: v.optional(quantitySchema),
      nonce: v.optional(quantitySchema),
      chainId: v.optional(chainIdSchema),
    }),
  ],
  v.unknown(),
)

/** `eth_sendTransaction`: fills in nonce, gas and fees from the node, signs with the real key and sends. */
export const ethSendTransaction: Method = (context, params) => {
  const [{ chainId: asked, input, data = input, ...request }] = parseParams(sendSchema, params)
  context.keyOf(request.from)
  const { chainId } = context.memory.get()
  if (asked !== undefined && asked !== chainId) {
    throw rpcError(-32602, `The transaction is for chain ${asked}, but the wallet is on ${chainId}.`)
  }
  return { prompts: true, approve: () => sendTransaction(context, chainId, { ...request, data }) }
}

/** Signs and sends one transaction of an account that the page may use. */
export function sendTransaction(
  context: MethodContext,
  chainId: number,
  request: TransactionRequest,
): Promise<Hash> {
  const privateKey = context.keyOf(request.from)
  return context.inTurn(async () => {
    const transaction = await fillTransaction(context, chainId, request)
    const raw = await signTransaction({ privateKey, transaction })
    await context.ask(chainId, { method: 'eth_sendRawTransaction', params: [raw] })
    return keccak256(raw)
  })
}

async function fillTransaction({ ask }: MethodContext, chainId: number, request: TransactionRequest) {
  const { from, to, data, value, gasPrice } = request
  const call = { from, ...(to ? { to } : {}), ...(data ? { data } : {}), ...(value ? { value } : {}) }
  const nonce =
    request.nonce ?? (await ask(chainId, { method: 'eth_getTransactionCount', params: [from, 'pending'] }))
  const gas = request.gas ?? (await ask(chainId, { method: 'eth_estimateGas', params: [call] }))
  // As real wallets do for calls: their cost depends on when they are mined.
  const room = data && data !== '0x' && !request.gas ? toQuantity(gas) / 4n : 0n
  const filled = {
    chainId,
    nonce: Number(toQuantity(nonce)),
    gas: toQuantity(gas) + room,
    value: toQuantity(value ?? '0x0'),
    ...(to ? { to } : {}),
    ...(data ? { data } : {}),
  }
  if (gasPrice) return { ...filled, type: 'legacy' as const, gasPrice: toQuantity(gasPrice) }
  const price = toQuantity(request.maxFeePerGas ?? (await ask(chainId, { method: 'eth_gasPrice' })))
  const tip = toQuantity(request.maxPriorityFeePerGas ?? numberToHex(1_000_000_000n))
  // Twice the current price still works when the next blocks are full.
  const maxFeePerGas = request.maxFeePerGas ? price : price * 2n + tip
  return {
    ...filled,
    type: 'eip1559' as const,
    maxFeePerGas,
    maxPriorityFeePerGas: tip > maxFeePerGas ? maxFeePerGas : tip,
  }
}

function toQuantity(value: unknown): bigint {
  if (typeof value === 'string' && /^0x[0-9a-fA-F]+$/.test(value)) return BigInt(value)
  throw rpcError(-32603, 'The node returned no number.', { value })
}
