import type { AccountState } from '../account/readAccount'
import { operationRejected, sponsorRefused } from '../errors'
import type { SponsoredOperation } from '../operation/readOperation'
import type { Sponsoring } from '../Sponsoring'
import { readPending } from '../store/readPending'
import type { Wanted } from './Wanted'

/** More waiting operations than this on one chain mean that its line is stuck. */
const mostWaiting = 5_000
/** How many of them one project may have, so it leaves places to others. */
const mostOfProject = 1_000

/**
 * Whether an operation is the next of its account on the chain; false if it comes after one that waits.
 * @throws operationRejected, sponsorRefused
 */
export async function checkNonce(
  { database }: Pick<Sponsoring, 'database'>,
  { chain, project }: Pick<Wanted, 'chain' | 'project'>,
  { sender, nonce }: SponsoredOperation,
  { nextNonce }: AccountState,
): Promise<boolean> {
  const { nonces, waiting, waitingOfProject } = await readPending(database, { chain, project, sender })
  if (waiting >= mostWaiting || waitingOfProject >= mostOfProject) throw sponsorRefused({ reason: 'paused' })
  let free = nextNonce
  while (nonces.has(free)) free += 1n
  if (nonce !== free) throw operationRejected({ reason: 'AA25 invalid account nonce' })
  return nonce === nextNonce
}
