import type { Chain } from '../../config/chainSchema'
import { describeTransfer } from '../describeTransfer'
import type { HistoryItem, HistoryQuery } from '../HistorySource'
import type { Transfer } from '../Transfer'
import { toIsoTime } from '../toIsoTime'
import { bitcoinPlace } from './bitcoinPlace'
import type { EsploraTransaction } from './esploraTransaction'

type Coin = EsploraTransaction['vout'][number]

/** A transaction as it goes over the wire; one that is in no block yet is pending, and happens now. */
export function describeBitcoin(
  chain: Chain,
  address: string,
  transaction: EsploraTransaction,
  nowSeconds: number,
  iconOf: HistoryQuery['iconOf'],
): HistoryItem {
  const { txid, status } = transaction
  const time = status.confirmed ? (status.block_time ?? nowSeconds) : nowSeconds
  const move = findMove(address, transaction)
  return {
    key: bitcoinPlace.keyOf(transaction),
    time,
    transaction: {
      id: `${chain.id}:${txid}`,
      metadata: {
        operationType: move && move.from !== address ? 'receive' : 'send',
        hash: txid,
        minedAt: toIsoTime(time),
        sentFrom: move?.from ?? '',
        sentTo: move?.to ?? '',
        status: status.confirmed ? 'confirmed' : 'pending',
        nonce: 0,
        application: null,
        chain: chain.id,
      },
      transfers: move ? [describeTransfer(chain, address, move, new Map(), iconOf)] : [],
    },
  }
}

/**
 * What a transaction moved for one address. What comes back as change is not part of it, nor is the fee, where the address
 * alone has paid it; where others have paid in too, only the difference is known.
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
  if (left < 0n)
    return {
      token: null,
      from: largestOf(inputs.filter((coin) => !isOwn(coin))),
      to: address,
      amount: `${-left}`,
    }
  return undefined
}

function sumOf(coins: readonly Coin[]): bigint {
  return coins.reduce((sum, { value }) => sum + value, 0n)
}

/** The address that has most of some coins to itself. */
function largestOf(coins: readonly Coin[]): string {
  const [first] = [...coins].sort((one, other) => Number(other.value - one.value))
  return first?.scriptpubkey_address ?? ''
}
