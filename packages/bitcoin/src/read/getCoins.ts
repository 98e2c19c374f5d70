import { malformedAnswer, type Network } from '@latchkey/protocol'
import { askExplorer } from './askExplorer'

/** An output that can be spent. */
export type Coin = {
  readonly txid: string
  readonly index: number
  readonly amount: bigint
  /** Whether it is in a block; until then the sender may still replace it. */
  readonly isConfirmed: boolean
}

function readCoin(value: unknown): Coin | null {
  const { txid, vout, value: amount, status } = Object(value)
  const isCoin =
    typeof txid === 'string' &&
    /^[\da-f]{64}$/.test(txid) &&
    Number.isSafeInteger(vout) &&
    Number.isSafeInteger(amount) &&
    vout >= 0 &&
    amount >= 0
  return isCoin
    ? { txid, index: vout, amount: BigInt(amount), isConfirmed: Object(status).confirmed === true }
    : null
}

/** Returns the spendable outputs of an address. @throws malformedAnswer and what `askExplorer` throws */
export async function getCoins(address: string, network: Network): Promise<readonly Coin[]> {
  const path = `/address/${encodeURIComponent(address)}/utxo`
  const text = await askExplorer(network, path)
  try {
    const list: unknown = JSON.parse(text)
    const coins = Array.isArray(list) ? list.map(readCoin) : [null]
    const sound = coins.filter((coin) => coin !== null)
    if (sound.length === coins.length) return sound
  } catch (cause) {
    throw malformedAnswer({ what: 'utxo' }, { cause })
  }
  throw malformedAnswer({ what: 'utxo' })
}
