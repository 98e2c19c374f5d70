import { type FrameAccount, openSlot, passwordNeeded, vaultLocked } from '@latchkey/protocol'
import { base64urlnopad } from '@scure/base'
import type { InferOutput } from 'valibot'
import type { FramePage } from '../FramePage'
import type { Bytes } from '../vault/Bytes'
import type { SlotOpening } from '../vault/VaultTask'
import { addDevice } from './addDevice'
import type { Wallet } from './Wallet'

/** Opens a wallet on a new device with the operator's slot. @throws passwordNeeded, vaultLocked, recoveryWait, loginTooOld */
export async function recoverWallet(frame: FramePage, account: FrameAccount): Promise<Wallet> {
  // The operator gives the halves once for each wait, and the wallet may change under this device's first try.
  const given = new Map<string, InferOutput<typeof openSlot.output>>()
  return addDevice(frame, account, async ({ slots }): Promise<SlotOpening> => {
    const slot = slots.find(({ kind }) => kind === 'auto')
    if (!slot) throw slots.some(({ kind }) => kind === 'password') ? passwordNeeded() : vaultLocked()
    const { slotId, kind, sealed } = slot
    const halves = given.get(slotId) ?? (await frame.login.call(openSlot, { params: { slotId }, body: {} }))
    given.set(slotId, halves)
    const [a, b] = [halves.secret, halves.secret2 ?? ''].map((half) => base64urlnopad.decode(half) as Bytes)
    if (!a || !b) throw vaultLocked()
    return { slotId, kind, sealed, a, b }
  })
}
