import type { FramePage } from '../../FramePage'
import { revokePermissions } from '../../grants/revokePermissions'
import { ensureWallet } from '../../session/ensureWallet'
import { signInVault } from '../../session/signInVault'
import type { AskedRequest } from './askApproval'
import { requestApproval } from './requestApproval'
import { toSignRequest } from './toSignRequest'

/** [FLG-6] Ends a permission at once, before requests that wait. Returns a signature. @throws permissionRefused, userRejected */
export async function endPermission(
  frame: FramePage,
  { params, chain, show }: Omit<AskedRequest, 'method'>,
): Promise<unknown> {
  const account = (await ensureWallet(frame)).addresses.eip155
  const sign = async (message: string, isAsked: boolean) => {
    const request = { method: 'personal_sign', params: [message, account], chain, show }
    if (isAsked) return requestApproval(frame, request)
    return (await signInVault(frame, account, toSignRequest(request.method, request.params)))[0]
  }
  return revokePermissions(frame, { params, chain, account, sign })
}
