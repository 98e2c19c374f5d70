import type { Queryable } from '@latchkey/gateway/server'
import { emailWait } from '@latchkey/protocol'
import type { FrameServices } from '../FrameServices'
import { type Limit, returnLimit, takeLimits } from '../limits/takeLimits'
import { codeRules } from './codeRules'
import type { Acquaintance } from './recogniseDevice'

/** Who causes a mail, and to whom. */
export type MailCause = {
  readonly email: string
  readonly address: string
  readonly project: string
  /** What the page that asks is to the address. */
  readonly by: Acquaintance
}

const hourMs = 3_600_000
/** The part of a project's mails that devices without an account's confirmation may cause. */
const strangersPart = 0.8

/**
 * [FRM-4] Counts a mail with a code or a link that somebody asked for. Strangers can't use up the mails that the owner's
 * known devices need. Returns what {@link returnMail} takes. @throws emailWait
 */
export async function limitMails(
  { secrets, settings, now }: Pick<FrameServices, 'secrets' | 'settings' | 'now'>,
  sql: Queryable,
  { email, address, project, by }: MailCause,
): Promise<readonly string[]> {
  const { FRAME_MAILS_PER_ADDRESS: perAddress, FRAME_MAILS_PER_PROJECT: perProject } = settings
  const hour = (key: string, most: number): Limit => ({ key, most, spanMs: hourMs })
  const { pauseMs, mailsPerHour, mailsToStrangers } = codeRules
  const to = secrets.hide(email)
  const returned = [
    { key: `mail pause ${to}`, most: 1, spanMs: pauseMs },
    hour(`mail hour ${to}`, mailsPerHour),
    ...(by === 'stranger'
      ? [
          hour(`mail strangers ${to}`, mailsToStrangers),
          // One network address leaves a mail for the owner on a new device.
          hour(`mail stranger ${secrets.hide(`${email} ${address}`)}`, mailsToStrangers - 1),
        ]
      : []),
  ]
  const kept = [
    hour(`mail from ${secrets.hide(address)}`, perAddress),
    hour(`mail project ${project}`, perProject),
    ...(by === 'known'
      ? []
      : [hour(`mail project strangers ${project}`, Math.ceil(perProject * strangersPart))]),
  ]
  const n = await takeLimits(sql, now(), [...returned, ...kept])
  if (n > 0) throw emailWait({ n })
  return returned.map(({ key }) => key)
}

/** Takes a mail back whose code or link was used: its owner asked for it, and may ask again at once. */
export async function returnMail(sql: Queryable, keys: readonly string[]): Promise<void> {
  for (const key of keys) await returnLimit(sql, key)
}
