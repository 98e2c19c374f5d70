import { openSlot, slotUnknown } from '@latchkey/protocol'
import { base64urlnopad } from '@scure/base'
import { sealBroken } from '../errors'
import type { FramePage } from '../FramePage'
import type { Bytes } from '../vault/Bytes'
import type { SignRequest, VaultOpening } from '../vault/VaultTask'
import { ensureWallet } from './ensureWallet'
import { reloadAccount } from './loadAccount'

/** Signs what the visitor approved. The server gives its half of the key only to a live session. @throws requestInvalid */
export async function signInVault(
  frame: FramePage,
  account: string,
  request: SignRequest,
): Promise<readonly string[]> {
  try {
    return await frame.vault.run('sign', { vault: await openVault(frame), account, request })
  } catch (cause) {
    if (!sealBroken.is(cause) && !slotUnknown.is(cause)) throw cause
    // Another device changed the vault meanwhile.
    frame.state.wallet = null
    await reloadAccount(frame)
    return frame.vault.run('sign', { vault: await openVault(frame), account, request })
  }
}

async function openVault(frame: FramePage): Promise<VaultOpening> {
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
