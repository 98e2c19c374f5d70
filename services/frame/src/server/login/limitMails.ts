import type { Queryable } from '@latchkey/gateway/server'
import { emailWait } from '@latchkey/protocol'
import type { FrameServices } from '../FrameServices'
import { returnLimit, takeLimits } from '../limits/takeLimits'
import { codeRules } from './codeRules'

/** Who causes a mail, and to whom. */
export type MailCause = { readonly email: string; readonly address: string; readonly project: string }

const hourMs = 3_600_000
const pauseKey = (hidden: string) => `mail pause ${hidden}`
const hourKey = (hidden: string) => `mail hour ${hidden}`

/** [FRM-4] Counts a mail with a code or a link that somebody asked for. @throws emailWait */
export async function limitMails(
  { secrets, settings, now }: Pick<FrameServices, 'secrets' | 'settings' | 'now'>,
  sql: Queryable,
  { email, address, project }: MailCause,
): Promise<void> {
  const n = await takeLimits(sql, now(), [
    { key: pauseKey(secrets.hide(email)), most: 1, spanMs: codeRules.pauseMs },
    { key: hourKey(secrets.hide(email)), most: codeRules.mailsPerHour, spanMs: hourMs },
    {
      key: `mail from ${secrets.hide(address)}`,
      most: settings.FRAME_MAILS_PER_ADDRESS,
      spanMs: hourMs,
    },
    { key: `mail project ${project}`, most: settings.FRAME_MAILS_PER_PROJECT, spanMs: hourMs },
  ])
  if (n > 0) throw emailWait({ n })
}

/** Takes a mail back whose code or link was used: its owner asked for it, and may ask again at once. */
export async function returnMail(
  { secrets }: Pick<FrameServices, 'secrets'>,
  sql: Queryable,
  email: string,
): Promise<void> {
  const hidden = secrets.hide(email)
  for (const key of [pauseKey(hidden), hourKey(hidden)]) await returnLimit(sql, key)
}
