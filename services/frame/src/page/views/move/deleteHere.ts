import { deleteVault } from '@latchkey/protocol'
import type { LoginClient } from '../../session/createLoginClient'
import { confirmOwner } from '../window/confirmOwner'

/** Deletes the wallet at this provider, in a click. @throws passkeyCancelled, loginTooOld, networkFailure */
export async function deleteHere(login: LoginClient): Promise<void> {
  await login.call(deleteVault, { body: await confirmOwner(login) })
}
