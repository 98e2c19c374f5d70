import * as v from 'valibot'
import { type Address, encodeFunctionData, type Hash, numberToHex, parseAbi } from 'viem'
import { rpcError } from '../../script/rpcError'
import type { CallBatch, Method, MethodContext } from '../Method'
import { addressSchema, bytesSchema, chainIdSchema, parseParams, quantitySchema } from '../parseParams'
import { sendTransaction } from './sendTransaction'

const capabilitiesSchema = v.record(v.string(), v.looseObject({ optional: v.optional(v.boolean()) }))

const callSchema = v.object({
  to: v.optional(addressSchema),
  data: v.optional(bytesSchema),
  value: v.optional(quantitySchema),
  capabilities: v.optional(capabilitiesSchema),
})

const sendCallsSchema = v.tupleWithRest(
  [
    v.object({
      version: v.string(),
      id: v.optional(v.pipe(v.string(), v.maxLength(4096))),
      chainId: chainIdSchema,
      from: v.optional(addressSchema),
      atomicRequired: v.optional(v.boolean(), false),
      calls: v.pipe(v.array(callSchema), v.minLength(1)),
      capabilities: v.optional(capabilitiesSchema, {}),
    }),
  ],
  v.unknown(),
)

/** `wallet_getCapabilities` (EIP-5792). */
export const walletGetCapabilities: Method = ({ keyOf, memory }, params) => {
  const [address, ...rest] = parseParams(v.tupleWithRest([addressSchema], v.unknown()), params)
  const chainIds = parseParams(v.nullish(v.array(chainIdSchema)), rest[0])
  keyOf(address)
  return {
    prompts: false,
    approve() {
      const configured = memory.quirks().capabilities
      const ids = memory.chains().map((chain) => chain.chainId)
      const wanted = ids.filter((id) => !chainIds || chainIds.includes(id)).map((id) => numberToHex(id))
      const usual = { atomic: { status: 'unsupported' }, assetDiscovery: { supported: true } }
      return Object.fromEntries(wanted.map((id) => [id, configured ? (configured[id] ?? {}) : usual]))
    },
  }
}

const accountAbi = parseAbi(['function executeBatch((address target, uint256 value, bytes data)[] calls)'])

/**
 * `wallet_sendCalls` (EIP-5792): sends transactions in sequence, since an ordinary account has no atomic calls. One that
 * delegates to a contract (EIP-7702) calls its own `executeBatch`.
 */
export const walletSendCalls: Method = (context, params) => {
  const [given] = parseParams(sendCallsSchema, params)
  const { chainId, from = context.memory.view().accounts[0], id = createId() } = given
  if (!from) throw rpcError(4100)
  context.keyOf(from)
  if (!context.memory.chains().some((chain) => chain.chainId === chainId)) throw rpcError(5710)
  if (context.batches.has(id)) throw rpcError(5720)
  const wanted = [given.capabilities, ...given.calls.map((call) => call.capabilities ?? {})]
  if (wanted.some((record) => Object.values(record).some((capability) => !capability.optional)))
    throw rpcError(5700)
  return {
    prompts: true,
    async approve() {
      if (given.atomicRequired) {
        const hash = await sendAtomically(context, chainId, from, given.calls)
        context.batches.set(id, { chainId, hashes: [hash], failed: false, atomic: true })
        return { id }
      }
      const hashes: Hash[] = []
      let failed = false
      for (const { to, data, value } of given.calls) {
        try {
          hashes.push(await sendTransaction(context, chainId, { from, to, data, value }))
        } catch (error) {
          if (hashes.length === 0) throw error
          // A sent transaction can't be recalled, so the batch is kept as partially failed (status 600).
          failed = true
          break
        }
      }
      context.batches.set(id, { chainId, hashes, failed, atomic: false })
      return { id }
    },
  }
}

async function sendAtomically(
  context: MethodContext,
  chainId: number,
  from: Address,
  calls: readonly v.InferOutput<typeof callSchema>[],
): Promise<Hash> {
  const code = await context.ask(chainId, { method: 'eth_getCode', params: [from, 'latest'] })
  // What an account has that delegates.
  if (!`${code}`.startsWith('0xef0100')) throw rpcError(5760)
  const batch = calls.map(({ to = from, data = '0x', value = '0x0' }) => {
    return { target: to, value: BigInt(value), data }
  })
  const data = encodeFunctionData({ abi: accountAbi, functionName: 'executeBatch', args: [batch] })
  return sendTransaction(context, chainId, { from, to: from, data, value: undefined })
}

/** `wallet_getCallsStatus` (EIP-5792). */
export const walletGetCallsStatus: Method = (context, params) => {
  const [id] = parseParams(v.tupleWithRest([v.string()], v.unknown()), params)
  const batch = context.batches.get(id)
  if (!batch) throw rpcError(5730)
  return { prompts: false, approve: () => readStatus(context, id, batch) }
}

/** `wallet_showCallsStatus` (EIP-5792): does nothing, because there is no screen. */
export const walletShowCallsStatus: Method = ({ batches }, params) => {
  const [id] = parseParams(v.tupleWithRest([v.string()], v.unknown()), params)
  if (!batches.has(id)) throw rpcError(5730)
  return { prompts: false, approve: () => null }
}

const receiptSchema = v.nullable(
  v.object({
    status: quantitySchema,
    blockHash: v.string(),
    blockNumber: quantitySchema,
    gasUsed: quantitySchema,
    transactionHash: v.string(),
    logs: v.array(v.looseObject({ address: v.string(), data: v.string(), topics: v.array(v.string()) })),
  }),
)

async function readStatus(
  { ask }: MethodContext,
  id: string,
  { chainId, hashes, failed, atomic }: CallBatch,
) {
  const found = await Promise.all(
    hashes.map(async (hash) =>
      parseParams(receiptSchema, await ask(chainId, { method: 'eth_getTransactionReceipt', params: [hash] })),
    ),
  )
  const receipts = found.filter((receipt) => receipt !== null)
  const good = receipts.filter((receipt) => receipt.status === '0x1').length
  const status =
    receipts.length < hashes.length ? 100 : good === hashes.length && !failed ? 200 : good === 0 ? 500 : 600
  return { version: '2.0.0', id, chainId: numberToHex(chainId), status, atomic, receipts }
}

function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
