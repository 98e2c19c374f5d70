import type { Detail } from '@latchkey/testing/pairing'
import { readGrants } from './readGrants'
import { signInDomains } from './signInDomains'
import { signInOf } from './signInOf'
import { signInWarnings } from './signInWarnings'

/** A text that passes for a sign-in, or one for an account that the site was not shown. */
export function requestWarnings(
  details: readonly Detail[],
  site: { readonly host: string; readonly accounts: readonly string[] },
): readonly string[] {
  const data = signInOf(details)
  const seeming = details.some((detail) => detail.kind === 'text' && signInDomains(detail.text).length > 0)
  const isShown = site.accounts.some((account) => isAccount(account, data?.chainId, data?.accountAddress))
  return [
    ...signInWarnings(details, site.host),
    ...(seeming && !data
      ? ['This reads like a sign-in, but is not written as one. Sign only what you know.']
      : []),
    ...(data
      ? readGrants(data).map((grant) => `It does not only sign you in, it also grants: ${grant}`)
      : []),
    ...(data && !isShown ? ['The text is for an account that this site was not shown.'] : []),
  ]
}

/** Whether a CAIP-10 account is this one, on whichever chain of its family. */
function isAccount(account: string, chainId = '', address = ''): boolean {
  const [namespace = '', , own = ''] = account.split(':')
  // The letters of an EVM address are only a checksum.
  const isSame = namespace === 'eip155' ? own.toLowerCase() === address.toLowerCase() : own === address
  return chainId.startsWith(`${namespace}:`) && isSame
}
