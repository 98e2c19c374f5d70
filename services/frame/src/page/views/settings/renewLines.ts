import type { FrameAccount } from '@latchkey/protocol'
import type { SettingsTexts } from '../../i18n/settings/loadSettingsTexts'

/** Says what comes with a new key of the wallet, when a slot is removed or a device ended. */
export function renewLines(
  { slots, recovery }: FrameAccount,
  t: SettingsTexts['t'],
  removedSlot?: string,
): readonly string[] {
  const rest = slots.filter(({ slotId }) => slotId !== removedSlot)
  const keepsPasskey = rest.some(({ kind }) => kind === 'passkey')
  return [
    t('renew.key'),
    ...(keepsPasskey ? [t('renew.touch')] : []),
    // The way back of a wallet without a passkey.
    ...(!keepsPasskey && recovery === 'automatic' && removedSlot !== undefined ? [t('renew.operator')] : []),
    t('renew.limit'),
  ]
}
