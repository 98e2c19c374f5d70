import type { WatchedLine } from './WatchedLine'

/** Closes what was sent to an earlier life of a development chain, which has forgotten everything since. */
export async function closeOtherChain({
  database,
  sponsor,
  chain,
  genesis,
  now,
}: WatchedLine): Promise<void> {
  await database.query(
    `update sponsor_operations set state = 'failed', final = true, reason = 'the chain started again', changed_at = $4
     where chain = $1 and sponsor = $2 and state = 'sent' and genesis <> $3`,
    // Nothing differs from an unknown one.
    [chain, sponsor.account.address.toLowerCase(), genesis ?? null, new Date(now())],
  )
}
