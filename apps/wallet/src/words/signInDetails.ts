import type { SignInData } from '@latchkey/protocol'
import type { Detail } from '@latchkey/testing/pairing'

/** Describes a sign-in for its owner. */
export function signInDetails(data: SignInData): readonly Detail[] {
  const { domain, accountAddress, chainId, expirationTime } = data
  return [
    { kind: 'fact', label: 'Signs you in at', value: domain },
    { kind: 'fact', label: 'With the account', value: accountAddress, isCode: true },
    { kind: 'fact', label: 'Network', value: chainId },
    ...(expirationTime
      ? [{ kind: 'fact', label: 'Until', value: new Date(expirationTime).toLocaleString() } as const]
      : []),
  ]
}
