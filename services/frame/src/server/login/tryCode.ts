import type { Queryable } from '@latchkey/gateway/server'
import { codeEnded, codeWrong } from '@latchkey/protocol'
import type { FrameServices } from '../FrameServices'
import { returnLimit, takeLimits } from '../limits/takeLimits'
import type { Attempt } from './Attempt'
import { codeRules } from './codeRules'

/** Why a code wasn't accepted. It is returned and not thrown, because the try has to be committed. */
export type CodeFault = ReturnType<typeof codeWrong> | ReturnType<typeof codeEnded>

/** The key that counts wrong codes for an address. */
export const wrongCodesKey = (hidden: string) => `wrong codes ${hidden}`

const dayMs = 86_400_000

/** Tries a code of a locked attempt, and returns what is wrong with it. Each try counts, also parallel ones. */
export async function tryCode(
  { secrets, now }: Pick<FrameServices, 'secrets' | 'now'>,
  sql: Queryable,
  attempt: Pick<Attempt, 'id' | 'email' | 'state' | 'codeHmac' | 'codeTries' | 'codeSentAt'>,
  code: string,
): Promise<CodeFault | undefined> {
  const { id, email, state, codeHmac, codeTries, codeSentAt } = attempt
  const isOld = codeSentAt === null || now() - codeSentAt.getTime() > codeRules.minutes * 60_000
  if (codeHmac === null || isOld || codeTries >= codeRules.tries) return codeEnded()
  // Those who opened the link in the mail aren't guessing, so their tries don't lock the address.
  const key = wrongCodesKey(secrets.hide(email ?? id))
  const isCounted = state !== 'approved'
  if (isCounted) {
    const limit = { key, most: codeRules.wrongPerDay, spanMs: dayMs }
    if ((await takeLimits(sql, now(), [limit])) > 0) return codeEnded()
  }
  if (secrets.matches(codeHmac, code, id)) {
    if (isCounted) await returnLimit(sql, key)
    return undefined
  }
  await sql.query('update frame_attempts set code_tries = code_tries + 1 where id = $1', [id])
  return codeWrong({ left: codeRules.tries - codeTries - 1 })
}
