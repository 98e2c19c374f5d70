import { postSlot } from '@latchkey/protocol'
import { base64urlnopad } from '@scure/base'
import type { FramePage } from '../FramePage'
import type { Bytes } from '../vault/Bytes'
import type { SlotRequest } from '../vault/VaultTask'

/** Asks the server for its half of new slots. They count once the vault is stored with them. */
export async function startSlots(
  frame: Pick<FramePage, 'login' | 'store'>,
  kinds: readonly ('device' | 'auto')[],
): Promise<readonly SlotRequest[]> {
  const { wrapKey } = await frame.store.read()
  return Promise.all(
    kinds.map(async (kind): Promise<SlotRequest> => {
      const { slotId, secret, secret2 } = await frame.login.call(postSlot, { body: { kind } })
      const b = base64urlnopad.decode(secret) as Bytes
      if (kind === 'device') return { slotId, kind, a: { wrapBy: wrapKey }, b }
      // Two roles of the operator keep one half each.
      return { slotId, kind, a: b, b: base64urlnopad.decode(secret2 ?? '') as Bytes }
    }),
  )
}
