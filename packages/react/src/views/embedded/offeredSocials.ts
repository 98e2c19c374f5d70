import type { Features } from '@latchkey/core'
import { type SocialProvider, socialProviders } from '@latchkey/protocol'

/** [FRM-6] The logins that don't work inside Telegram, by the system around it. */
const blocked: readonly (readonly [system: RegExp, ...providers: SocialProvider[]])[] = [
  [/iPhone|iPad|iPod/, 'google'],
  [/Android/, 'facebook', 'x'],
  [/Macintosh/, 'x'],
]

/** [FLG-2] [FRM-6] Returns the social logins that the site wants and the frame can run, in the site's order. */
export function offeredSocials(
  wanted: Features['socials'],
  agent: string,
  page: object,
): readonly SocialProvider[] {
  const known: readonly string[] = socialProviders
  const isTelegram = /Telegram/.test(agent) || 'TelegramWebviewProxy' in page
  const [, ...without] = (isTelegram && blocked.find(([system]) => system.test(agent))) || []
  return (wanted || []).filter(
    (social): social is SocialProvider => known.includes(social) && !(without as string[]).includes(social),
  )
}
