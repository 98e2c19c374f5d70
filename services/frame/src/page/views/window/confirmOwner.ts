import { postExportOptions } from '@latchkey/protocol'
import type { LoginClient } from '../../session/createLoginClient'
import { confirmPasskey } from '../passkey/confirmPasskey'

/** What shows the server that the visitor is the owner: the answer of a passkey, if the wallet has one. */
export type OwnerProof = { readonly response?: Awaited<ReturnType<typeof confirmPasskey>> }

/** Asks for a passkey, in a click. Without one, the login must be fresh. @throws passkeyCancelled, loginTooOld */
export async function confirmOwner(login: LoginClient): Promise<OwnerProof> {
  const { options } = await login.call(postExportOptions, { body: {} })
  return options ? { response: await confirmPasskey(options) } : {}
}

/** Whether a passkey confirms who the visitor is. Otherwise the login was fresh. @throws loginTooOld */
export async function isByPasskey(login: LoginClient): Promise<boolean> {
  return (await login.call(postExportOptions, { body: {} })).options !== null
}
