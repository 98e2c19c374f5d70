import { otherDomainRefused, signInDomains } from '@latchkey/protocol'

/** Refuses to sign in to another site than the one that asks. @throws otherDomainRefused */
export function refuseOtherDomain(message: Uint8Array, origin: string): void {
  const { host } = new URL(origin)
  for (const domain of signInDomains(new TextDecoder().decode(message)))
    if (domain.toLowerCase() !== host) throw otherDomainRefused({ domain, origin })
}
