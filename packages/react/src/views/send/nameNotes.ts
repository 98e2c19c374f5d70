import { plainName } from '../account/plainName'
import type { LoadedPlace } from './useSendPlace'

/** A name that changed this recently may have been taken over. */
const recentMs = 7 * 86_400_000

/** [NAM-5] What to know about a receiver's name in the operator's zones: since when it leads there, and whether that's recent. */
export function nameNotes({ latchkey, own, send }: LoadedPlace): {
  readonly since: string | null
  readonly recent: string | null
} {
  const { nameChangedAt, profileName } = send.receiver
  if (nameChangedAt === null || profileName === null) return { since: null, recent: null }
  const values = {
    name: plainName(profileName),
    day: own.formatDate(nameChangedAt, { dateStyle: 'medium' }),
  }
  const isRecent = latchkey.host.now() - nameChangedAt < recentMs
  return isRecent
    ? { since: null, recent: own.t('send.name.recent', values) }
    : { since: own.t('send.name.since', values), recent: null }
}
