import { slotUnknown } from '@latchkey/protocol'
import type { FramePage } from '../../FramePage'
import { ensureWallet } from '../../session/ensureWallet'
import { openWindow } from './openWindow'

/**
 * Opens a window that can open the wallet, in a click. The frame gives it this device's half of the key; the server gives
 * the other half once the visitor has confirmed that it's them. @throws slotUnknown, networkFailure
 */
export async function openWalletWindow(
  frame: FramePage,
  path: '/export' | '/move',
  view: Window = window,
): Promise<void> {
  const seal = async (key: Uint8Array<ArrayBuffer>) => {
    const { slotId } = await ensureWallet(frame)
    const { secrets, wrapKey } = await frame.store.read()
    const own = secrets.find((one) => one.slotId === slotId)
    if (!own) throw slotUnknown()
    return frame.vault.run('handOver', { slotId, a: { wrapped: own.wrapped, by: wrapKey }, key })
  }
  await openWindow(frame, { path, seal }, view)
}
