import type { AuthenticationResponseJSON } from '@simplewebauthn/browser'

/** What the server may see of an answer. Where the secret was asked for, it's in the results: the server refuses any. */
export function bareResponse({ id, rawId, type, response }: AuthenticationResponseJSON) {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) },
    clientExtensionResults: {},
  }
}
