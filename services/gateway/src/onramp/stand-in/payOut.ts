import {
  encodeFunctionData,
  erc20Abi,
  type Hex,
  isAddress,
  isHex,
  keccak256,
  recoverTransactionAddress,
} from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { Database } from '../../database/Database'
import { refusals } from '../../http/refusals'
import { callRefused } from '../../rpc/errors'
import type { Nodes } from '../../rpc/Nodes'
import { readPrice } from '../../sponsor/price/readPrice'
import type { StandInPayment } from './StandInPayment'
import { endPayment, requeuePayment, storeSent } from './standInStore'

/** What paying out needs. */
export type PayoutParts = {
  readonly database: Database
  readonly nodes: Pick<Nodes, 'call' | 'callMany'>
  readonly account: PrivateKeyAccount
  readonly now: () => number
  /** Since when the nonce of a transaction without a receipt has been used, by hash. */
  readonly overtaken: Map<Hex, number>
}

/** How long a transaction must miss its receipt while its nonce is used. One of several nodes may lag behind. */
const overtakenMs = 6_000

/**
 * Takes a payment one step further: signs and stores its transaction, sends the stored one, or reads its receipt. It may
 * stop or be killed anywhere: the same signed transaction is sent again, and a nonce is used once. @throws chainDown
 */
export async function payOut(parts: PayoutParts, payment: StandInPayment): Promise<void> {
  if (payment.state === 'due') return sign(parts, payment)
  if (payment.state === 'sent') return settle(parts, payment)
}

async function sign(parts: PayoutParts, payment: StandInPayment): Promise<void> {
  const { database, nodes, account, now } = parts
  const { chain, receiver, amount } = payment
  if (!isAddress(receiver, { strict: false })) return endPayment(database, payment, 'failed', now())
  const [, token] = /\/erc20:(0x[0-9a-f]{40})$/i.exec(payment.asset) ?? []
  const call =
    token && isHex(token)
      ? {
          to: token,
          value: 0n,
          data: encodeFunctionData({
            abi: erc20Abi,
            functionName: 'transfer',
            args: [receiver, BigInt(amount)],
          }),
        }
      : { to: receiver, value: BigInt(amount), data: '0x' as const }
  const price = await readPrice(nodes, chain)
  const gas = await estimate(parts, chain, call)
  // The receiver or the token doesn't take it, or the account has too little.
  if (gas === undefined) return endPayment(database, payment, 'failed', now())
  const { genesis, nonce } = await readPlace(parts, chain, account.address)
  const raw = await account.signTransaction({
    ...call,
    type: 'eip1559',
    chainId: Number(chain.split(':')[1]),
    nonce,
    gas: gas + gas / 5n,
    maxFeePerGas: price.most,
    maxPriorityFeePerGas: price.tip,
  })
  const sent = { genesis, nonce, raw, hash: keccak256(raw) }
  if (await storeSent(database, payment, sent, now())) await send(parts, chain, raw)
}

async function settle(parts: PayoutParts, payment: StandInPayment): Promise<void> {
  const { database, nodes, now, overtaken } = parts
  const { chain, hash, raw, genesis, nonce } = payment
  if (!hash || !raw || !isFeeMarket(raw)) return
  // The operator may have changed the account since: the nonce is that of the one that signed.
  const sender = await recoverTransactionAddress({ serializedTransaction: raw })
  const place = await readPlace(parts, chain, sender)
  // A local chain that started again knows nothing of the old one, and its orders are gone with it.
  if (place.genesis !== genesis) return endPayment(database, payment, 'failed', now())
  // Read after the nonce: a transaction that is mined in between has a receipt.
  const receipt = await nodes.call(chain, { method: 'eth_getTransactionReceipt', params: [hash] })
  const { status }: { status?: unknown } = Object(receipt)
  if (status === '0x1') return endPayment(database, payment, 'done', now())
  if (status === '0x0') return endPayment(database, payment, 'failed', now())
  if (place.nonce > Number(nonce)) {
    const since = overtaken.get(hash) ?? now()
    overtaken.set(hash, since)
    if (now() - since < overtakenMs) return
    overtaken.delete(hash)
    return requeuePayment(database, payment, now())
  }
  overtaken.delete(hash)
  await send(parts, chain, raw)
}

/** What {@link sign} stores. */
function isFeeMarket(raw: Hex): raw is `0x02${string}` {
  return raw.startsWith('0x02')
}

async function estimate(
  { nodes, account }: PayoutParts,
  chain: string,
  { to, value, data }: { readonly to: Hex; readonly value: bigint; readonly data: Hex },
): Promise<bigint | undefined> {
  const transaction = { from: account.address, to, data, value: `0x${value.toString(16)}` }
  try {
    const gas = await nodes.call(chain, { method: 'eth_estimateGas', params: [transaction] })
    return isHex(gas) ? BigInt(gas) : undefined
  } catch (error) {
    if (callRefused.is(error)) return undefined
    throw error
  }
}

/** Reads an account's next nonce, and which chain this is. @throws chainDown */
async function readPlace(
  { nodes }: Pick<PayoutParts, 'nodes'>,
  chain: string,
  address: Hex,
): Promise<{ readonly nonce: number; readonly genesis: string }> {
  const nonce = await nodes.call(chain, { method: 'eth_getTransactionCount', params: [address, 'latest'] })
  const block = await nodes.call(chain, { method: 'eth_getBlockByNumber', params: ['0x0', false] })
  const { hash }: { hash?: unknown } = Object(block)
  // A node without an answer must not look like another chain.
  if (!isHex(nonce) || !isHex(hash)) throw refusals.chainDown({ chainId: chain })
  return { nonce: Number(nonce), genesis: hash }
}

/** A node that rejects it may know it already; the receipt tells. */
async function send({ nodes }: PayoutParts, chain: string, raw: Hex): Promise<void> {
  try {
    await nodes.call(chain, { method: 'eth_sendRawTransaction', params: [raw] })
  } catch (error) {
    if (!callRefused.is(error)) throw error
  }
}
