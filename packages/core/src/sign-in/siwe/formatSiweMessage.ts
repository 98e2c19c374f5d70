import { parseAddress, signInMalformed, writeSignInMessage } from '@latchkey/protocol'
import type { SiweMessageArgs } from './SiweConfig'

/** [SIW-10] Writes the EIP-4361 text for the arguments of the older interface's `createMessage`. @throws signInMalformed */
export function formatSiweMessage(args: SiweMessageArgs): string {
  const { domain, uri, nonce, iat, statement, exp, nbf, requestId, resources } = args
  return writeSignInMessage({
    ...accountOf(args.address),
    domain,
    uri,
    version: '1',
    nonce,
    issuedAt: iat,
    ...(statement ? { statement } : {}),
    ...(exp ? { expirationTime: exp } : {}),
    ...(nbf ? { notBefore: nbf } : {}),
    ...(requestId ? { requestId } : {}),
    ...(resources ? { resources } : {}),
  })
}

/** Returns the address in `did:pkh:eip155:1:0x…`. */
function accountOf(did: string) {
  try {
    const { namespace, chainId, address } = parseAddress(did.replace(/^did:pkh:/, ''))
    return { accountAddress: address, chainId: `${namespace}:${chainId}` as const }
  } catch (cause) {
    throw signInMalformed({ reason: 'accountAddress' }, { cause })
  }
}
