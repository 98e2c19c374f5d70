import { signInDomains } from '@latchkey/protocol'
import type { Detail } from '@latchkey/testing/pairing'
import { readGrants } from './readGrants'
import { signInOf } from './signInOf'
import { signInWarnings } from './signInWarnings'

/** Warns about a text that looks like a sign-in, or one for an account that the site doesn't have. */
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
      ? ['This looks like a sign-in but isn’t in a standard format. Sign only what you recognize.']
      : []),
    ...(data ? readGrants(data).map((grant) => `This also grants rights beyond signing in: ${grant}`) : []),
    ...(data && !isShown ? ['The text is for an account that this site doesn’t have.'] : []),
  ]
}

/** Whether a CAIP-10 account is this one, on any chain of its family. */
function isAccount(account: string, chainId = '', address = ''): boolean {
  const [namespace = '', , own = ''] = account.split(':')
  // The case of an EVM address is only a checksum.
  const isSame = namespace === 'eip155' ? own.toLowerCase() === address.toLowerCase() : own === address
  return chainId.startsWith(`${namespace}:`) && isSame
}
