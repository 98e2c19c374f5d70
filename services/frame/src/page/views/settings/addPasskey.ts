import type { FrameAccount } from '@latchkey/protocol'
import type { FramePage } from '../../FramePage'
import { startPasskeySlot } from '../passkey/startPasskeySlot'
import { changeSlots } from './changeSlots'

/** Adds a passkey that opens the wallet. The operator's slot goes, since it's no longer needed. @throws passkeyCancelled, passkeyUnable */
export async function addPasskey(frame: FramePage): Promise<FrameAccount> {
  return changeSlots(frame, {
    added: [await startPasskeySlot(frame)],
    keeps: ({ kind }) => kind !== 'auto',
  })
}
