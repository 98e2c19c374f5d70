import {
  getNonce,
  type NetworkId,
  noSignInSession,
  postAuthenticate,
  postSignOut,
  type SignInSession,
  type StoredSignIn,
  signInNotEnabled,
  signInTokens,
  wrongNonce,
} from '@latchkey/protocol'
import { getNetwork } from '../../network/getNetwork'
import type { SignInContext } from '../SignInContext'
import type { SignInStorage } from '../SignInStorage'
import { keepFor } from '../siwe/keepFor'
import { heldByActive, heldFor, heldOf, hold, letGo } from './heldSignIns'
import { isEnding, lookUp } from './lookUp'
import { openSignInGateway } from './openSignInGateway'
import { toSession } from './toSession'

/** How sessions are kept at the gateway; all has a default. */
export type GatewaySessionsOptions = {
  /**
   * Whether the browser sends and takes cookies with these calls (`omit`). `include` where the gateway is of the same
   * site and set up to keep the session in a cookie; it has to allow the page then.
   */
  readonly credentials?: RequestCredentials
}

/** [SIW-6] Sessions that the gateway verifies and keeps. */
export type GatewaySessions = SignInStorage & {
  /**
   * The token that shows a back end who is signed in, renewed where its time is almost over. Null while the active
   * account has none of its own, unless the site keeps sign-ins over changes of the account; and where its time is over
   * and the gateway can't be reached. @throws signInNotEnabled before an instance has it
   */
  getToken(): Promise<string | null>
}

/** One look at all that the modal shows is one question. */
const believedMs = 3_000
/** More messages than these nobody prepares at a time. */
const mostNonces = 10

/** [SIW-6] Sessions that the site's gateway verifies and keeps: the page holds the tokens that it gives for them. */
export function gatewaySessions({ credentials = 'omit' }: GatewaySessionsOptions = {}): GatewaySessions {
  let context: SignInContext | undefined
  /** The tokens of the nonces that were not used yet; in memory, since a message does not outlive its page. */
  const nonces = new Map<string, string>()
  /** What was signed in this page, by session. */
  const signed = new Map<string, SignInSession>()
  const looks = keepFor<StoredSignIn | null>(() => believedMs)
  const attached = () => {
    if (!context) throw signInNotEnabled()
    return context
  }
  const bearing = (token: string) =>
    openSignInGateway(attached(), { headers: { authorization: `Bearer ${token}` }, credentials })
  const look = (held: StoredSignIn) =>
    looks.get(`${held.sessionId} ${held.token}`, attached().host.now(), () =>
      lookUp(attached(), held, credentials),
    )

  /** Ours go first and for good; that a session is gone at the gateway already is what was wanted. */
  const end = async (all: readonly StoredSignIn[]) => {
    letGo(attached(), all)
    looks.drop()
    const results = await Promise.allSettled(all.map(({ token }) => bearing(token).call(postSignOut)))
    for (const result of results)
      if (result.status === 'rejected' && !noSignInSession.is(result.reason)) throw result.reason
  }

  /** Others have taken their place: that they can't be ended now is no reason to refuse those. */
  const replace = (all: readonly StoredSignIn[]) =>
    void end(all).catch((cause: unknown) =>
      attached().logger.warn('An earlier sign-in could not be ended at the gateway', cause),
    )

  const add = async (session: SignInSession) => {
    const { data, message, signature, publicKey } = session
    const nonceToken = nonces.get(data.nonce)
    if (!nonceToken) throw wrongNonce({ nonce: data.nonce })
    const headers = { 'x-nonce-jwt': `Bearer ${nonceToken}` }
    const body = { message, signature, ...(publicKey ? { publicKey } : {}) }
    const given = await openSignInGateway(attached(), { headers, credentials }).call(postAuthenticate, {
      body,
    })
    nonces.delete(data.nonce)
    const before = heldOf(attached(), data.chainId, data.accountAddress)
    hold(attached(), {
      ...given,
      address: data.accountAddress,
      networkId: data.chainId,
      domain: data.domain,
      signedInAt: data.issuedAt,
    })
    signed.set(given.sessionId, session)
    replace(before)
  }

  return {
    verifies: true,
    attach(given) {
      context = given
    },
    async getNonce() {
      const { nonce, token } = await openSignInGateway(attached(), { credentials }).call(getNonce)
      for (const oldest of [...nonces.keys()].slice(0, Math.max(0, nonces.size - mostNonces + 1)))
        nonces.delete(oldest)
      nonces.set(nonce, token)
      return nonce
    },
    add,
    async set(sessions) {
      const active = getNetwork(attached().getState())?.networkId
      // A nonce is good for one of them.
      const wanted = sessions.find(({ data }) => data.chainId === active) ?? sessions[0]
      const others = attached().storage.get(signInTokens)
      if (!wanted) return end(others)
      await add(wanted)
      replace(others)
    },
    async get(chainId: NetworkId, address: string) {
      const held = heldFor(attached(), chainId, address)
      const found = held ? await look(held) : null
      return found ? [signed.get(found.sessionId) ?? toSession(found)] : []
    },
    async delete(chainId, address) {
      await end(heldOf(attached(), chainId, address))
    },
    async getToken() {
      const now = attached().host.now()
      const held = heldByActive(attached())
      const found = held && isEnding(held, now) ? await look(held) : held
      // One that could not be renewed in time nobody takes any more.
      return found && Date.parse(found.tokenExpiresAt) > now ? found.token : null
    },
  }
}
