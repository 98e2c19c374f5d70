import { slotUnknown, userRejected } from '@latchkey/protocol'
import { awaitDecision } from '../../approve/window/awaitDecision'
import type { FramePage } from '../../FramePage'
import { reloadAccount } from '../../session/loadAccount'
import { startSlots } from '../../session/startSlots'
import { openWindow } from '../window/openWindow'

/**
 * Opens the window that brings a wallet from another provider, in a click, and waits until it's stored. The window seals
 * it also for this device, whose half of the key stays here. @throws userRejected, frameSessionEnded, networkFailure
 */
export async function bringWallet(frame: FramePage, signal?: AbortSignal): Promise<void> {
  const seal = async (key: Uint8Array<ArrayBuffer>) => {
    const { wrapKey } = await frame.store.read()
    const [slot] = await startSlots(frame, ['device'])
    if (!slot) throw slotUnknown()
    const { slotId, b } = slot
    const { sealed, wrapped } = await frame.vault.run('handOverNew', { slotId, b, wrapBy: wrapKey, key })
    // Kept at once: the visitor may reload this page before the wallet is here.
    const own = { slotId, wrapped, addresses: null }
    await frame.store.change(({ secrets }) => ({ secrets: [own, ...secrets].slice(0, 50) }))
    return sealed
  }
  const id = await openWindow(frame, { path: '/move', seal, ticket: { r: 'in' } })
  if ((await awaitDecision(frame.login, id, signal)) === 'rejected') throw userRejected()
  frame.state.wallet = null
  await reloadAccount(frame)
}
