import { createSiwx, type SignInConfig, type SiwxOptions, type VerifySession } from '@latchkey/core'

export {
  formatSiweMessage,
  type GatewaySessions,
  type GatewaySessionsOptions,
  gatewaySessions,
  localSessions,
  memorySessions,
  type SignInConfig,
  type SignInStorage,
  type SiweConfig,
  type SiweMessageArgs,
  type SiweMessageParams,
  type SiweSession,
  type SiwxOptions,
  type VerifySession,
} from '@latchkey/core'
export type { SignInData, SignInMessage, SignInSession } from '@latchkey/protocol'

/**
 * Uses the servers' verifier, which loads when there is something to verify. Smart accounts are asked through the
 * networks' nodes.
 */
const verifyInPage: VerifySession = async (session, { context, domain, uri }) => {
  const { verifySignIn } = await import('@latchkey/verify')
  const { data, message, signature, publicKey, cacao } = session
  const { networks } = context.getState().network
  await verifySignIn({
    message,
    signature,
    ...(publicKey ? { publicKey } : {}),
    ...(cacao ? { cacao } : {}),
    // Only a server knows whether a nonce was used before.
    expected: { domain, uri, nonce: data.nonce, address: data.accountAddress, chainIds: [data.chainId] },
    nodes: Object.fromEntries(
      networks.map(({ caipNetworkId, rpcUrls }) => [caipNetworkId, rpcUrls.default.http]),
    ),
    now: context.host.now(),
    fetch: context.host.fetch,
  })
  return true
}

/** [SIW-6] Signs visitors in with a message that their wallet signs. Pass it to `createLatchkey` as `siwx`. */
export function siwx(options: SiwxOptions = {}): SignInConfig {
  return createSiwx({ verify: verifyInPage, ...options })
}
