import type { FramePage } from '../FramePage'
import type { VaultOpening } from '../vault/VaultTask'
import { ensureWallet } from './ensureWallet'
import { openingOf } from './openingOf'

/** Prepares to open the visitor's vault with this device's slot. @throws slotUnknown, frameSessionEnded, networkFailure */
export async function openWithDevice(frame: FramePage): Promise<VaultOpening> {
  return openingOf(frame, await ensureWallet(frame))
}
