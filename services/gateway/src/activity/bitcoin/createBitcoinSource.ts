import { array, maxLength, pipe } from 'valibot'
import { canonicalAddress } from '../../account/canonicalAddress'
import { readEsplora } from '../../bitcoin/readEsplora'
import { createCachedCall } from '../../cache/createCachedCall'
import type { Chain } from '../../config/chainSchema'
import type { Nodes } from '../../rpc/Nodes'
import { asHistoryDown } from '../asHistoryDown'
import type { HistorySource } from '../HistorySource'
import { type BitcoinPlace, bitcoinPlace } from './bitcoinPlace'
import { describeBitcoin } from './describeBitcoin'
import { esploraTransaction } from './esploraTransaction'
import { type BitcoinRecord, readBitcoin } from './readBitcoin'

/** No compatible API returns fewer while there are more. */
const shortestPage = 10
const keptMs = 10_000
const read = readEsplora(pipe(array(esploraTransaction), maxLength(1_000)))

/**
 * [BTC-1] [ACC-4] Lists the history of an address from an Esplora-compatible API: pending transactions first, then
 * block by block. A page takes one request.
 */
export function createBitcoinSource(
  nodes: Pick<Nodes, 'askEsplora'>,
  chain: Chain,
  now: () => number,
): HistorySource {
  const cached = createCachedCall<readonly BitcoinRecord[]>({ now, most: 500, lifetimeMs: keptMs })
  const find = async (address: string, place: BitcoinPlace | undefined) => {
    const list = `/address/${encodeURIComponent(address)}/txs` as const
    const path = place && !place.isPending ? (`${list}/chain/${place.txid}` as const) : list
    const told = await nodes.askEsplora(chain.id, { path }, read)
    const found = told.map((transaction) => readBitcoin(address, transaction))
    if (!place?.isPending) return found
    const last = found.findIndex(({ txid }) => txid === place.txid)
    // It may be gone, or confirmed long ago: repeat what is in blocks rather than skip any.
    return last < 0 ? found.filter(({ isConfirmed }) => isConfirmed) : found.slice(last + 1)
  }
  return {
    async list({ address: given, after, limit, iconOf }) {
      const address = canonicalAddress(given)
      const place = after === undefined ? undefined : bitcoinPlace.parse(after)
      const found = await cached(`${address} ${after ?? ''}`, () => asHistoryDown(find(address, place)))
      const confirmed = found.filter(({ isConfirmed }) => isConfirmed)
      const seconds = Math.floor(now() / 1000)
      return {
        items: found.slice(0, limit).map((one) => describeBitcoin(chain, address, one, seconds, iconOf)),
        more: found.length > limit || confirmed.length >= shortestPage,
      }
    },
  }
}
