import { openSlot, slotUnknown } from '@latchkey/protocol'
import { base64urlnopad } from '@scure/base'
import type { FramePage } from '../FramePage'
import type { Bytes } from '../vault/Bytes'
import type { VaultOpening } from '../vault/VaultTask'
import { ensureWallet } from './ensureWallet'

/** Prepares to open the vault with this device's slot. @throws slotUnknown, frameSessionEnded, networkFailure */
export async function openWithDevice(frame: FramePage): Promise<VaultOpening> {
  const { account, slotId } = await ensureWallet(frame)
  const { secrets, wrapKey } = await frame.store.read()
  const slot = account.slots.find((one) => one.slotId === slotId)
  const own = secrets.find((one) => one.slotId === slotId)
  if (!slot || !own) throw slotUnknown()
  const { secret } = await frame.login.call(openSlot, { params: { slotId }, body: {} })
  return {
    user: account.user.id,
    version: account.vault.version,
    sealed: account.vault.sealed,
    slot: {
      slotId,
      kind: slot.kind,
      sealed: slot.sealed,
      a: { wrapped: own.wrapped, by: wrapKey },
      b: base64urlnopad.decode(secret) as Bytes,
    },
  }
}
