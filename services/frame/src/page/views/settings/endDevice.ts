import { deleteDevice } from '@latchkey/protocol'
import type { FramePage } from '../../FramePage'
import { reloadAccount } from '../../session/loadAccount'
import { openWithDevice } from '../../session/openWithDevice'

/** Signs another device out. Returns whether it had a slot, so the wallet needs a new key. */
export async function endDevice(frame: FramePage, id: string): Promise<boolean> {
  const before = await reloadAccount(frame)
  // The server ends the slot of a device only for one that can open the wallet.
  await openWithDevice(frame)
  await frame.login.call(deleteDevice, { params: { id } })
  const after = await reloadAccount(frame)
  frame.state.wallet = null
  return after.slots.length < before.slots.length
}
