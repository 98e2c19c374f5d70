import {
  getNonce,
  type NetworkId,
  noSignInSession,
  postAuthenticate,
  postSignOut,
  type SignInSession,
  type StoredSignIn,
  signInTokens,
  wrongNonce,
} from '@latchkey/protocol'
import { getNetwork } from '../../network/getNetwork'
import type { SignInContext } from '../SignInContext'
import { keepFor } from '../siwe/keepFor'
import type { GatewaySessions, GatewaySessionsOptions } from './GatewaySessionsOptions'
import { heldByActive, heldFor, heldOf, hold, letGo } from './heldSignIns'
import { lookUp } from './lookUp'
import { openSignInGateway } from './openSignInGateway'
import { toSession } from './toSession'

/** A token that was just renewed, here or in another tab, isn't checked again. */
const believedMs = 3_000
/** A token is renewed before it expires, because its user needs it for a while. */
const renewBeforeMs = 300_000
/** Nobody prepares more messages at a time. */
const mostNonces = 10

/** Opens the sessions of one instance at its gateway. */
export function openGatewaySessions(
  context: SignInContext,
  { credentials = 'omit' }: GatewaySessionsOptions,
): Omit<GatewaySessions, 'attach' | 'verifies'> {
  /** The tokens of unused nonces; in memory, because a message doesn't survive its page. */
  const nonces = new Map<string, string>()
  /** Sessions that were signed in this page, by id. */
  const signed = new Map<string, SignInSession>()
  const looks = keepFor<StoredSignIn | null>(() => believedMs)
  const bearing = (token: string) =>
    openSignInGateway(context, { headers: { authorization: `Bearer ${token}` }, credentials })
  const look = async (held: StoredSignIn) => {
    const now = context.host.now()
    if (Math.abs(now - Date.parse(held.renewedAt)) < believedMs) return held
    return looks.get(held.token, now, () => lookUp(context, held, credentials))
  }

  /** Removes our side first and for good. A session that is already gone at the gateway is fine. */
  const end = async (all: readonly StoredSignIn[]) => {
    letGo(context, all)
    looks.drop()
    const results = await Promise.allSettled(all.map(({ token }) => bearing(token).call(postSignOut)))
    for (const result of results)
      if (result.status === 'rejected' && !noSignInSession.is(result.reason)) throw result.reason
  }

  /** New sessions have replaced these, so a failure to end them is only logged. */
  const replace = (all: readonly StoredSignIn[]) =>
    void end(all).catch((cause: unknown) =>
      context.logger.warn('Could not end an earlier session at the gateway', cause),
    )

  const add = async (session: SignInSession) => {
    const { data, message, signature, publicKey } = session
    const nonceToken = nonces.get(data.nonce)
    if (!nonceToken) throw wrongNonce({ nonce: data.nonce })
    const headers = { 'x-nonce-jwt': `Bearer ${nonceToken}` }
    const body = { message, signature, ...(publicKey ? { publicKey } : {}) }
    const given = await openSignInGateway(context, { headers, credentials }).call(postAuthenticate, {
      body,
    })
    nonces.delete(data.nonce)
    const before = heldOf(context, data.chainId, data.accountAddress)
    hold(context, {
      ...given,
      address: data.accountAddress,
      networkId: data.chainId,
      domain: data.domain,
      signedInAt: data.issuedAt,
      renewedAt: new Date(context.host.now()).toISOString(),
    })
    signed.set(given.sessionId, session)
    replace(before)
  }

  return {
    async getNonce() {
      const { nonce, token } = await openSignInGateway(context, { credentials }).call(getNonce)
      for (const oldest of [...nonces.keys()].slice(0, Math.max(0, nonces.size - mostNonces + 1)))
        nonces.delete(oldest)
      nonces.set(nonce, token)
      return nonce
    },
    add,
    async set(sessions) {
      const active = getNetwork(context.getState())?.networkId
      // A nonce can be used only once.
      const wanted = sessions.find(({ data }) => data.chainId === active) ?? sessions[0]
      if (!wanted) return end(context.storage.get(signInTokens))
      await add(wanted)
      const [, ...others] = context.storage.get(signInTokens)
      replace(others)
    },
    async get(chainId: NetworkId, address: string) {
      const held = heldFor(context, chainId, address)
      const found = held ? await look(held) : null
      return found ? [signed.get(found.sessionId) ?? toSession(found)] : []
    },
    async delete(chainId, address) {
      await end(heldOf(context, chainId, address))
    },
    async getToken() {
      const now = context.host.now()
      const held = heldByActive(context)
      const isEnding = held && Date.parse(held.tokenExpiresAt) - now < renewBeforeMs
      const found = isEnding ? await look(held) : held
      // An expired token is of no use.
      return found && Date.parse(found.tokenExpiresAt) > now ? found.token : null
    },
  }
}
