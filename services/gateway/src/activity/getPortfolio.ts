import type { getPortfolio as contract } from '@latchkey/protocol'
import { isAddressOf } from '../account/isAddressOf'
import { readHoldings } from '../account/readHoldings'
import { listTokens, tokenId } from '../account/Token'
import type { Handler } from '../http/Route'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'
import type { WatchRoom } from './createWatchRoom'
import { derivePortfolio } from './derivePortfolio'
import { limitWatches } from './limitWatches'
import { waitForPast } from './waitForPast'

/** Don't draw a chart that needs more than this. */
const mostChanges = 10_000

type Row = { readonly token: string | null; readonly seconds: number; readonly change: string }

/** Returns the value of an account on each of the last days, on a followed chain. */
export function getPortfolio(services: Services, hasRoom: WatchRoom): Handler<typeof contract> {
  const { config, database, prices, now } = services
  return async ({
    params: { address: given },
    query: { chainId, currency, days },
    project,
    signal,
    context,
  }) => {
    const chain = config.GATEWAY_CHAINS.find(({ id }) => id === chainId)
    if (!chain) throw refusals.unsupportedChain({ chainId })
    const isWellFormed: boolean = isAddressOf(chain, given)
    if (!isWellFormed) throw refusals.malformedAddress({ address: given.slice(0, 100) })
    const address = given.toLowerCase()
    if (!chain.follow) throw refusals.sourceDown({ what: 'history' })
    await waitForPast(database, chainId, address, {
      now,
      signal,
      hasRoom,
      countNew: (amount) => limitWatches(services, project, context, amount),
    })
    const rows = await database.query<Row>(
      `select transfer->>'token' as token, extract(epoch from mined_at)::float8 as seconds,
         (case when transfer->>'to' = $2 then '' else '-' end) || (transfer->>'amount') as change
       from history cross join jsonb_array_elements(transfers) as transfer
       where chain = $1 and address = $2 and not transfer ? 'id' and transfer->>'from' <> transfer->>'to'
         and mined_at > now() - $3 * interval '1 day'
       order by block desc limit $4`,
      [chainId, address, days, mostChanges + 1],
    )
    if (rows.length > mostChanges) throw refusals.sourceDown({ what: 'such a long history' })
    const tokens = listTokens(chain)
    const native = tokens.find(({ isNative }) => isNative)
    const held = new Map(
      (await readHoldings(services, given, chainId)).map(({ token, amount }) => [token.id, amount]),
    )
    const known = await prices.read(tokens, currency)
    const points = derivePortfolio(
      // Tokens that are gone by now count for the days before.
      tokens.map((token) => ({ token, amount: held.get(token.id) ?? 0n })),
      rows.map(({ token, seconds, change }) => ({
        tokenId: token ? tokenId(chainId, token) : (native?.id ?? ''),
        seconds,
        amount: BigInt(change),
      })),
      known.prices,
      days,
      now() / 1000,
    )
    return { method: 'today-prices', points }
  }
}
