import { getFrameSession, putApproval, putVault } from '@latchkey/protocol'
import type { MovedWallet } from '../../move/createReceiver'
import { startSlots } from '../../session/startSlots'
import type { Bytes } from '../../vault/Bytes'
import { sealKeys } from '../../vault/sealKeys'
import type { SlotRequest } from '../../vault/VaultTask'
import { wipe } from '../../vault/wipe'
import { startPasskeySlot } from '../passkey/startPasskeySlot'
import type { WindowSession } from '../window/takeSession'

/** Where a wallet moves to: the account of this window, and the new slot of the device that opened it. */
export type NewHome = Pick<WindowSession, 'login' | 'store' | 'account' | 'boxId'> & {
  readonly slotId: string
  readonly a: Bytes
  readonly b: Bytes
}

/**
 * Stores a wallet that arrived as the first one of this account, in a click. Another one is never replaced.
 * @throws vaultExists, passkeyCancelled, passkeyUnable, networkFailure
 */
export async function storeMoved(home: NewHome, { keys, from }: MovedWallet): Promise<void> {
  const { login, account, boxId, slotId } = home
  const waysBack =
    account.recovery === 'user' ? [await startPasskeySlot(home)] : await startSlots(home, ['auto'])
  // Sealing wipes what it gets, and the visitor may have to try again.
  const own: SlotRequest = { slotId, kind: 'device', a: home.a.slice(), b: home.b.slice() }
  const vaultKey = crypto.getRandomValues(new Uint8Array(32))
  try {
    const owner = { user: account.user.id, version: 1 }
    const { version, sealed, addresses, slots } = await sealKeys(keys, vaultKey, owner, [own, ...waysBack])
    const listed = slots.map((slot) => ({
      slotId: slot.slotId,
      kind: slot.kind as 'device',
      sealed: slot.sealed,
    }))
    await login
      .call(putVault, { body: { version, sealed, addresses, from, slots: listed } })
      .catch(async (cause) => {
        // The answer to our own upload may have got lost.
        const { vault } = await login.call(getFrameSession)
        if (vault?.sealed !== sealed) throw cause
      })
  } finally {
    wipe(vaultKey)
  }
  // Tells the page that waits for it. That one may be gone, and finds the wallet by itself later.
  await login.call(putApproval, { params: { id: boxId }, body: { state: 'approved' } }).catch(() => undefined)
}
