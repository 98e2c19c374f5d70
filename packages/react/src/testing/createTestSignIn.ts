import type { SignInConfig } from '@latchkey/core'
import { type SignInData, type SignInSession, writeSignInMessage, wrongSignature } from '@latchkey/protocol'

/** The script of a site's sign-in. */
export type SignInScript = {
  /** The error for creating a message. */
  trouble: unknown
  /** The error for storing a session. */
  refusal: unknown
  /** While set, messages wait for it. */
  hold: Promise<void> | null
}

/** A site's own sign-in, in memory. It accepts every signature and can be slow or fail. */
export function createTestSignIn(more: Partial<SignInConfig> & { readonly isRequired?: boolean } = {}): {
  readonly config: SignInConfig
  readonly script: SignInScript
  readonly sessions: SignInSession[]
} {
  const { isRequired = true, ...settings } = more
  const script: SignInScript = { trouble: null, refusal: null, hold: null }
  const sessions: SignInSession[] = []
  const keep = (list: readonly SignInSession[]) => sessions.splice(0, sessions.length, ...list)
  const config: SignInConfig = {
    getRequired: () => isRequired,
    async createMessage({ accountAddress, chainId }) {
      await script.hold
      if (script.trouble) throw script.trouble
      const data: SignInData = {
        domain: 'site.test',
        accountAddress,
        chainId,
        uri: 'https://site.test',
        version: '1',
        nonce: 'k3j4h5g6f7',
        issuedAt: '2026-01-01T00:00:00.000Z',
        expirationTime: '2100-01-08T10:30:00.000Z',
        statement: 'Accept the terms.',
      }
      return { data, toString: () => writeSignInMessage(data) }
    },
    async addSession(session) {
      if (script.refusal) throw script.refusal
      const { accountAddress: address, chainId } = session.data
      if (!session.signature) throw wrongSignature({ address, chainId })
      sessions.push(session)
    },
    setSessions: async (list) => void keep(list),
    getSessions: async (chainId, address) =>
      sessions.filter(({ data }) => data.chainId === chainId && data.accountAddress === address),
    revokeSession: async (chainId, address) =>
      void keep(sessions.filter(({ data }) => data.chainId !== chainId || data.accountAddress !== address)),
    ...settings,
  }
  return { config, script, sessions }
}
