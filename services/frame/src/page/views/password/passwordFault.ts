import { passwordWait } from '@latchkey/protocol'
import type { SettingsTexts } from '../../i18n/settings/loadSettingsTexts'
import { passwordWrong } from './errors'

/** Says what is wrong with a password, or nothing if the error is about something else. */
export function passwordFault(error: unknown, { t, formatDate }: SettingsTexts): string | undefined {
  if (passwordWrong.is(error)) return t('password.wrong', { left: Number(error.values.left) })
  if (!passwordWait.is(error)) return undefined
  const at = Date.now() + Number(error.values.seconds) * 1000
  return t('password.wait', { time: formatDate(at, { dateStyle: 'short', timeStyle: 'short' }) })
}
