import { loginEnded } from '@latchkey/protocol'
import { hashToken } from '../config/hashToken'
import type { FrameServices } from '../FrameServices'
import type { Attempt } from '../login/Attempt'
import { codeRules } from '../login/codeRules'
import { issueCode } from '../login/issueCode'
import { mailContextOf } from '../login/mailContextOf'
import { codeMail } from '../mail/codeMail'

type Waiting = Pick<Attempt, 'id' | 'email' | 'origin' | 'browser' | 'data' | 'state'>

/** Finds the attempt of a link in a mail. @throws loginEnded */
export async function findLinked(
  { database, now }: Pick<FrameServices, 'database' | 'now'>,
  token: string,
): Promise<Waiting> {
  const [attempt] = await database.query<Waiting>(
    `select id, email, origin, browser, data, state from frame_attempts
     where device_token_hash = $1 and expires_at > $2 and state in ('waiting', 'approved')`,
    [hashToken(token), new Date(now())],
  )
  if (!attempt) throw loginEnded()
  return attempt
}

/** [FRM-3] Confirms a new device by the link in the mail, once, and sends the code. @throws loginEnded */
export async function approveDevice(services: FrameServices, token: string): Promise<void> {
  const { database, mailer, wakeUps, now } = services
  const attempt = await findLinked(services, token)
  const { id, email } = attempt
  const code = await database.transaction(async (sql) => {
    const changed = await sql.query(
      "update frame_attempts set state = 'approved' where id = $1 and state = 'waiting' returning 1",
      [id],
    )
    // A second press changes nothing, and sends nothing.
    return changed.length === 0 ? undefined : issueCode(services, sql, { id, email })
  })
  if (code === undefined || email === null) return
  wakeUps.wake(id)
  const told = mailContextOf(attempt, now())
  await mailer.send(codeMail({ to: email, code, minutes: codeRules.minutes }, told))
}
