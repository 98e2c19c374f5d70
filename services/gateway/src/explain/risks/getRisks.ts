import { getRisks as contract } from '@latchkey/protocol'
import { parse } from 'valibot'
import { createCachedCall } from '../../cache/createCachedCall'
import type { Handler } from '../../http/Route'
import { refusals } from '../../http/refusals'
import { type CachedReply, sendCachedReply, toCachedReply } from '../../http/sendCachedReply'
import type { Services } from '../../Services'

/** Four digits of a hash have a few dozen entries of the largest lists. */
const mostEntries = 5_000
const keptBytes = 16_000_000
const lifetimeMs = 60_000

/** Returns the entries of the lists whose hash starts with a prefix. */
export function getRisks({ database, config, now }: Services): Handler<typeof contract> {
  const names = config.GATEWAY_RISK_SOURCES.map(({ name }) => name)
  const kept = createCachedCall<CachedReply>({
    now,
    lifetimeMs,
    most: keptBytes,
    sizeOf: ({ bytes }) => bytes.length + 500,
  })
  const find = async (prefix: string): Promise<CachedReply> => {
    const [sources, entries] = await Promise.all([
      database.query<{ name: string }>(
        'select name from risk_sources where name = any($1::text[]) order by name',
        [names],
      ),
      database.query(
        `select hash, source, reason from risk_entries
         where hash >= $1 and hash < $1 || 'g' and source = any($2::text[]) order by hash, source limit ${mostEntries}`,
        [prefix, names],
      ),
    ])
    const answer = parse(contract.output, { sources: sources.map(({ name }) => name), entries })
    return toCachedReply(JSON.stringify(answer), {
      'content-type': 'application/json',
      'cache-control': `public, max-age=${sources.length > 0 ? 3_600 : 60}`,
    })
  }
  return async ({ params: { prefix }, context }) => {
    if (!/^[0-9a-f]{4,8}$/.test(prefix))
      throw refusals.invalidParameter({ name: 'prefix', reason: '4 to 8 hexadecimal digits' })
    return sendCachedReply(context, await kept(prefix, () => find(prefix)))
  }
}
