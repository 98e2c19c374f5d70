import type { FrameServices } from '../FrameServices'
import { codeRules } from './codeRules'
import { wrongCodesKey } from './tryCode'

const dayMs = 86_400_000

/** Whether somebody tried so many wrong codes for an address that only the link in a mail helps. */
export async function isGuessedOften(
  { database, secrets, now }: Pick<FrameServices, 'database' | 'secrets' | 'now'>,
  email: string,
): Promise<boolean> {
  const [row] = await database.query<{ count: number }>(
    'select count(*)::int as count from frame_limits, unnest(hits) as hit where key = $1 and hit > $2',
    [wrongCodesKey(secrets.hide(email)), now() - dayMs],
  )
  return (row?.count ?? 0) >= codeRules.wrongPerDay
}
