import { passkeyRefused, wayBackNeeded } from '@latchkey/protocol'
import type { SettingsTexts } from '../../i18n/settings/loadSettingsTexts'
import { passkeyCancelled, passkeyUnable } from '../passkey/errors'
import { passwordFault } from '../password/passwordFault'

/** Says why the wallet wasn't locked with a new key. */
export function renewFault(error: unknown, texts: SettingsTexts): string {
  const { t } = texts
  const wrong = passwordFault(error, texts)
  if (wrong !== undefined) return wrong
  if (wayBackNeeded.is(error)) return t('renew.needed')
  if (passkeyCancelled.is(error)) return t('renew.cancelled')
  if (passkeyRefused.is(error)) return t('renew.refused')
  return passkeyUnable.is(error) ? t('ways.passkey.unable') : t('settings.failed')
}
