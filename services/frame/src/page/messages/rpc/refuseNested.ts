import { isSameAddress } from '@latchkey/protocol'
import { requestInvalid } from '../../errors'

/** `execute(address,uint256,bytes)` and `executeBatch((address,uint256,bytes)[])` of a smart account. */
const carriers = /^0x(?:b61d27f6|34fcd5be)/i

/**
 * Refuses a call of the account by itself that carries other calls: the visitor would see a call of their own account, and
 * none of those inside. @throws requestInvalid
 */
export function refuseNested(
  { to, data }: { readonly to?: unknown; readonly data?: unknown },
  account: string,
): void {
  if (typeof to !== 'string' || typeof data !== 'string') return
  if (isSameAddress('eip155', to, account) && carriers.test(data))
    throw requestInvalid({ reason: 'calls inside a call' })
}
