import type { FrameAccount } from '@latchkey/protocol'

/** Whether a password stays when a slot is removed, so a new key of the wallet needs it. */
export function keepsPassword({ slots }: Pick<FrameAccount, 'slots'>, removedSlot?: string): boolean {
  return slots.some(({ kind, slotId }) => kind === 'password' && slotId !== removedSlot)
}
