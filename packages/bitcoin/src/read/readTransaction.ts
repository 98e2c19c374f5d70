import { httpStatus, isRecord, malformedAnswer, type Network } from '@latchkey/protocol'
import { askExplorer } from './askExplorer'

/** A transaction as far as following it needs. */
export type SeenTransaction = {
  readonly txid: string
  readonly isConfirmed: boolean
  readonly fee: bigint
  /** The coins it spends, as `txid:index`. */
  readonly coins: readonly string[]
  /** What it pays; `to` is missing if the script has no address. */
  readonly payments: readonly { readonly to: string | undefined; readonly amount: bigint }[]
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
const isId = (value: unknown): value is string => typeof value === 'string' && /^[\da-f]{64}$/.test(value)

/** Reads JSON from the explorer; null if it doesn't know it. @throws malformedAnswer and what `askExplorer` throws */
async function askMaybe(network: Network, path: string, what: string): Promise<unknown> {
  try {
    const text = await askExplorer(network, path)
    try {
      return JSON.parse(text)
    } catch (cause) {
      throw malformedAnswer({ what }, { cause })
    }
  } catch (cause) {
    if (httpStatus.is(cause) && cause.values.status === 404) return null
    throw cause
  }
}

function readCoins(list: unknown): readonly string[] | null {
  const coins = Array.isArray(list)
    ? list.map((each) =>
        isRecord(each) && isId(each.txid) && isCount(each.vout) ? `${each.txid}:${each.vout}` : null,
      )
    : [null]
  const sound = coins.filter((coin) => coin !== null)
  return sound.length === coins.length ? sound : null
}

function readPayments(list: unknown): SeenTransaction['payments'] | null {
  const payments = Array.isArray(list)
    ? list.map((each) => {
        if (!isRecord(each) || !isCount(each.value)) return null
        const { scriptpubkey_address: to, value } = each
        return { to: typeof to === 'string' ? to : undefined, amount: BigInt(value) }
      })
    : [null]
  const sound = payments.filter((payment) => payment !== null)
  return sound.length === payments.length ? sound : null
}

/** Looks up a transaction; null if the explorer doesn't know it. @throws malformedAnswer and what `askExplorer` throws */
export async function readTransaction(network: Network, txid: string): Promise<SeenTransaction | null> {
  const what = 'tx'
  const found = await askMaybe(network, `/tx/${encodeURIComponent(txid)}`, what)
  if (found === null) return null
  if (!isRecord(found) || found.txid !== txid || !isCount(found.fee)) throw malformedAnswer({ what })
  const coins = readCoins(found.vin)
  const payments = readPayments(found.vout)
  if (!coins || !payments || !isRecord(found.status)) throw malformedAnswer({ what })
  return { txid, isConfirmed: found.status.confirmed === true, fee: BigInt(found.fee), coins, payments }
}

/** The id of the transaction that spends a coin (`txid:index`); null if none does. @throws malformedAnswer and what `askExplorer` throws */
export async function readSpender(network: Network, coin: string): Promise<string | null> {
  const what = 'outspend'
  const [txid, index] = coin.split(':')
  const found = await askMaybe(network, `/tx/${txid}/${what}/${index}`, what)
  if (found === null) return null
  if (!isRecord(found) || typeof found.spent !== 'boolean') throw malformedAnswer({ what })
  if (!found.spent) return null
  if (!isId(found.txid)) throw malformedAnswer({ what })
  return found.txid
}
