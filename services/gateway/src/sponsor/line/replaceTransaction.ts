import { keccak256, parseTransaction, type TransactionSerializable } from 'viem'
import { budgetsOf } from '../budget/budgetsOf'
import { takeMore } from '../budget/takeMore'
import { sponsorRefused } from '../errors'
import type { GasPrice } from '../price/readPrice'
import { reservedOf } from '../store/reservedOf'
import type { StoredOperation } from '../store/StoredOperation'
import { emptyTransaction } from './fillGap'
import type { Line } from './Line'
import { sendRaw } from './sendRaw'
import { type SignedTransaction, storeTransaction } from './storeTransaction'

/** After how long to offer more for a transaction whose price is too low. */
const underpricedMs = 30_000
/** After how long to offer more although the price seems right. */
const slowMs = 180_000

/** What a transaction offers for gas. */
type Offer = { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }

/**
 * Offers more for a transaction that isn't mined because its price is too low. The replacement has the same nonce, so only
 * one of the two is ever mined and paid. If the budgets don't allow more, it replaces the operation by nothing, because
 * all others wait behind it. Returns whether it did. @throws chainDown
 */
export async function replaceTransaction(
  line: Line,
  row: StoredOperation,
  readPrice: () => Promise<GasPrice>,
): Promise<boolean> {
  const age = line.now() - row.changed_at.getTime()
  if (age < underpricedMs || row.raw === null) return false
  // Without its signature, which would become part of what is signed.
  const { r: _r, s: _s, v: _v, yParity: _y, ...old } = parseTransaction(row.raw)
  const price = await readPrice()
  const before = {
    maxFeePerGas: old.maxFeePerGas ?? 0n,
    maxPriorityFeePerGas: old.maxPriorityFeePerGas ?? 0n,
  }
  const offer = raise(before, price)
  if (!isUnderpriced(before, price) && (age < slowMs || offer.maxFeePerGas > 2n * price.most)) return false
  const nonce = old.nonce ?? 0
  const { account } = line.sponsor
  const same = await finish({ ...old, ...offer } as TransactionSerializable)
  try {
    return await store(same)
  } catch (error) {
    if (!sponsorRefused.is(error)) throw error
  }
  const empty = { ...emptyTransaction(line, nonce), ...offer }
  // Paid from what the operation reserved.
  if (empty.gas * offer.maxFeePerGas > reservedOf(row)) return false
  return store({ ...(await finish(empty)), maxFee: 0n })

  async function finish(fields: TransactionSerializable): Promise<SignedTransaction> {
    const raw = await account.signTransaction(fields)
    return { raw, txHash: keccak256(raw), nonce, maxFee: offer.maxFeePerGas }
  }

  async function store(signed: SignedTransaction): Promise<boolean> {
    const stored = await line.database.transaction(async (sql) => {
      const more = (signed.maxFee - BigInt(row.max_fee)) * BigInt(row.gas)
      const { project, chain, sender } = row
      const budgets = budgetsOf(line.sponsor, { project, chain, sender })
      if (more > 0n) await takeMore(sql, budgets, row.day, more)
      return storeTransaction(sql, line, row, signed)
    })
    if (stored) await sendRaw(line, signed.raw, signed.txHash)
    return stored
  }
}

function isUnderpriced({ maxFeePerGas, maxPriorityFeePerGas }: Offer, { base, tip }: GasPrice): boolean {
  return maxFeePerGas < base + maxPriorityFeePerGas || maxPriorityFeePerGas < tip
}

/** Nodes accept a replacement that offers a tenth more of both. */
function raise({ maxFeePerGas, maxPriorityFeePerGas }: Offer, { most, tip }: GasPrice): Offer {
  const more = (amount: bigint) => (amount * 9n) / 8n + 1n
  const larger = (one: bigint, other: bigint) => (one > other ? one : other)
  const raised = larger(more(maxFeePerGas), most)
  const tipped = larger(more(maxPriorityFeePerGas), tip)
  return { maxFeePerGas: larger(raised, tipped), maxPriorityFeePerGas: tipped }
}
