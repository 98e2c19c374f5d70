import { type Features, type Social, telegramOf } from '@latchkey/core'
import { socialProviders } from '@latchkey/protocol'

/** [FRM-6] The logins that don't work inside Telegram, by the system around it. */
const blocked: readonly (readonly [system: RegExp, ...socials: Social[]])[] = [
  [/iPhone|iPad|iPod/, 'google'],
  [/Android/, 'facebook', 'x'],
  [/Macintosh/, 'x'],
]

/** [FLG-2] [FRM-6] Returns the social logins that the site wants and the frame can run, in the site's order. */
export function offeredSocials(wanted: Features['socials'], agent: string, page: object): readonly Social[] {
  const known: readonly string[] = [...socialProviders, 'farcaster']
  const isTelegram = /Telegram/.test(agent) || telegramOf(page) !== null
  const [, ...without] = (isTelegram && blocked.find(([system]) => system.test(agent))) || []
  return (wanted || []).filter((social) => known.includes(social) && !without.some((one) => one === social))
}
