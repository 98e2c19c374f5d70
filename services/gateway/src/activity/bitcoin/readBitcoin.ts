import type { Transfer } from '../Transfer'
import type { EsploraTransaction } from './esploraTransaction'

/** A transaction as seen by one address. It may have thousands of inputs, so only the essence is kept. */
export type BitcoinRecord = {
  readonly txid: string
  readonly isConfirmed: boolean
  /** Seconds since 1970; nothing while pending. */
  readonly time: number | undefined
  readonly move: Transfer | undefined
}

type Coin = EsploraTransaction['vout'][number]

/** Returns what a transaction was for one address. */
export function readBitcoin(address: string, transaction: EsploraTransaction): BitcoinRecord {
  const { txid, status } = transaction
  return {
    txid,
    isConfirmed: status.confirmed,
    time: status.confirmed ? status.block_time : undefined,
    move: findMove(address, transaction),
  }
}

/**
 * Returns what a transaction moved for one address. Excludes change, and the fee if the address alone paid it; when
 * others paid too, only the difference is known.
 */
function findMove(address: string, { vin, vout, fee }: EsploraTransaction): Transfer | undefined {
  const inputs = vin.flatMap(({ prevout }) => prevout ?? [])
  const isOwn = ({ scriptpubkey_address: of }: Coin) => of === address
  const others = vout.filter((coin) => !isOwn(coin))
  const [given, got] = [sumOf(inputs.filter(isOwn)), sumOf(vout.filter(isOwn))]
  const isAlone = given > 0n && inputs.every(isOwn)
  if (isAlone && sumOf(others) === 0n) return { token: null, from: address, to: address, amount: `${got}` }
  const left = given - got - (isAlone ? fee : 0n)
  if (left > 0n) return { token: null, from: address, to: largestOf(others), amount: `${left}` }
  if (left === 0n) return undefined
  const payers = inputs.filter((coin) => !isOwn(coin))
  return { token: null, from: largestOf(payers), to: address, amount: `${-left}` }
}

function sumOf(coins: readonly Coin[]): bigint {
  return coins.reduce((sum, { value }) => sum + value, 0n)
}

/** Returns the address of the largest coin. */
function largestOf(coins: readonly Coin[]): string {
  const [first] = [...coins].sort((one, other) => Number(other.value - one.value))
  return first?.scriptpubkey_address ?? ''
}
