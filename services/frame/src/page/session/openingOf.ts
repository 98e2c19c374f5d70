import { openSlot, slotUnknown } from '@latchkey/protocol'
import { base64urlnopad } from '@scure/base'
import type { FramePage } from '../FramePage'
import type { Bytes } from '../vault/Bytes'
import type { VaultOpening } from '../vault/VaultTask'
import type { Wallet } from './Wallet'

/** Prepares to open a vault with this device's slot. @throws slotUnknown, frameSessionEnded, networkFailure */
export async function openingOf(
  frame: FramePage,
  { account, slotId }: Pick<Wallet, 'account' | 'slotId'>,
): Promise<VaultOpening> {
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
