import type { DappProvider } from './DappProvider'
import { followPeer } from './followPeer'
import { loadSignClient, type SignClientVersion } from './loadSignClient'
import { createPeerMemory, type PeerMemory, peerOptions } from './peerOptions'

/** The tested versions of the dapp SDK with an open licence. */
export type DappVersion = '2.17.3' | '2.21.8' | SignClientVersion

/** A site on the real SDK. */
export type TestDapp = {
  readonly provider: DappProvider
  readonly memory: PeerMemory
  /** Received events by name, newest last. */
  readonly events: readonly string[]
  /** Starts to connect: returns the code to show, and the session once it settles. */
  connect(
    chains?: readonly string[],
  ): Promise<{ uri: string; session: Promise<{ topic: string } | undefined> }>
  stop(): Promise<void>
}

/** Starts a site. */
export async function startTestDapp(
  relayUrl: string,
  options: { readonly version?: DappVersion; readonly memory?: PeerMemory } = {},
): Promise<TestDapp> {
  const { version = '2.21.8', memory = createPeerMemory() } = options
  const provider = await loadProvider(version, peerOptions(relayUrl, 'dapp', memory))
  const events: string[] = []
  for (const name of ['session_update', 'session_event', 'session_delete', 'session_extend'])
    provider.client.on(name, () => events.push(name))

  return {
    provider,
    memory,
    events,
    async connect(chains = ['eip155:1']) {
      const uri = new Promise<string>((resolve) =>
        provider.on('display_uri', (shown: string) => resolve(shown)),
      )
      const session = provider.connect({
        optionalNamespaces: {
          eip155: {
            chains: [...chains],
            methods: ['personal_sign', 'eth_sendTransaction', 'eth_signTypedData_v4'],
            events: ['accountsChanged', 'chainChanged'],
            // Never used: only wallets' answers count.
            rpcMap: Object.fromEntries(chains.map((chain) => [chain.slice(7), 'http://127.0.0.1:1'])),
          },
        },
      })
      // Whoever waits for it later gets the error then.
      session.catch(() => undefined)
      return { uri: await uri, session }
    },
    stop: followPeer(provider.client.core),
  }
}

async function loadProvider(
  version: DappVersion,
  options: ReturnType<typeof peerOptions>,
): Promise<DappProvider> {
  if (version === 'sign-client-2.17.1' || version === 'sign-client-2.19.4')
    return loadSignClient(version, options)
  const { UniversalProvider } =
    version === '2.17.3'
      ? await import('universal-provider-2.17.3')
      : await import('universal-provider-2.21.8')
  // Types differ between versions, the used part doesn't.
  const provider: unknown = await UniversalProvider.init(options)
  return provider as DappProvider
}
