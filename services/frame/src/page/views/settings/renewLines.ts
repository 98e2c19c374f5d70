import type { FrameAccount, Slot } from '@latchkey/protocol'
import type { SettingsTexts } from '../../i18n/settings/loadSettingsTexts'

/** Says what comes with a new key of the wallet, when a slot is removed or a device ended. */
export function renewLines(
  { slots, recovery }: FrameAccount,
  t: SettingsTexts['t'],
  removedSlot?: string,
): readonly string[] {
  const rest = slots.filter(({ slotId }) => slotId !== removedSlot)
  const keeps = (kind: Slot['kind']) => rest.some((slot) => slot.kind === kind)
  const isAlone = !keeps('passkey') && !keeps('password')
  return [
    t('renew.key'),
    ...(keeps('passkey') ? [t('renew.touch')] : []),
    ...(isAlone && slots.some(({ kind }) => kind === 'passkey') ? [t('renew.last')] : []),
    // The way back of a wallet without one of its owner's.
    ...(isAlone && recovery === 'automatic' && removedSlot !== undefined ? [t('renew.operator')] : []),
    t('renew.limit'),
  ]
}
