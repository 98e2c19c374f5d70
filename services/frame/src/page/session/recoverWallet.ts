import { type FrameAccount, openSlot, vaultLocked } from '@latchkey/protocol'
import { base64urlnopad } from '@scure/base'
import type { FramePage } from '../FramePage'
import type { Bytes } from '../vault/Bytes'
import type { SlotOpening } from '../vault/VaultTask'
import { addDevice } from './addDevice'
import type { Wallet } from './Wallet'

/** Opens a wallet on a new device with the operator's slot. @throws vaultLocked, recoveryWait, loginTooOld */
export async function recoverWallet(frame: FramePage, account: FrameAccount): Promise<Wallet> {
  return addDevice(frame, account, async ({ slots }): Promise<SlotOpening> => {
    const slot = slots.find(({ kind }) => kind === 'auto')
    if (!slot) throw vaultLocked()
    const { slotId, kind, sealed } = slot
    const halves = await frame.login.call(openSlot, { params: { slotId }, body: {} })
    const [a, b] = [halves.secret, halves.secret2 ?? ''].map((half) => base64urlnopad.decode(half) as Bytes)
    if (!a || !b) throw vaultLocked()
    return { slotId, kind, sealed, a, b }
  })
}
