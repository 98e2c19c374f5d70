import { slotUnknown } from '@latchkey/protocol'
import { sealBroken } from '../errors'
import type { FramePage } from '../FramePage'
import type { SignRequest } from '../vault/VaultTask'
import { reloadAccount } from './loadAccount'
import { openWithDevice } from './openWithDevice'

/** Signs what the visitor approved. The server gives its half of the key only to a live session. @throws requestInvalid */
export async function signInVault(
  frame: FramePage,
  account: string,
  request: SignRequest,
): Promise<readonly string[]> {
  try {
    return await frame.vault.run('sign', { vault: await openWithDevice(frame), account, request })
  } catch (cause) {
    if (!sealBroken.is(cause) && !slotUnknown.is(cause)) throw cause
    // Another device changed the vault meanwhile.
    frame.state.wallet = null
    await reloadAccount(frame)
    return frame.vault.run('sign', { vault: await openWithDevice(frame), account, request })
  }
}
