import type { SignInSession, StoredSignIn } from '@latchkey/protocol'

/** A session of an earlier visit: the gateway keeps its message and signature. */
export function toSession(held: StoredSignIn): SignInSession {
  return {
    data: {
      domain: held.domain,
      accountAddress: held.address,
      chainId: held.networkId,
      uri: '',
      version: '1',
      nonce: '',
      issuedAt: held.signedInAt,
      expirationTime: held.expiresAt,
    },
    message: '',
    signature: '',
  }
}
