import type { DappProvider } from './DappProvider'
import type { peerOptions } from './peerOptions'

/** The tested versions of the client below the dapp SDK, which some sites use alone. */
export type SignClientVersion = 'sign-client-2.17.1' | 'sign-client-2.19.4'

type Session = NonNullable<DappProvider['session']>

/** The used part of the client, the same in both versions. */
type SignClient = DappProvider['client'] & {
  connect(params: { optionalNamespaces: object }): Promise<{ uri?: string; approval(): Promise<Session> }>
  request<T>(params: { topic: string; chainId: string; request: object }): Promise<T>
  disconnect(params: { topic: string; reason: { code: number; message: string } }): Promise<void>
  readonly session: { getAll(): readonly Session[] }
}

/** Starts a client, and gives it the face of the SDK. */
export async function loadSignClient(
  version: SignClientVersion,
  options: ReturnType<typeof peerOptions>,
): Promise<DappProvider> {
  const { SignClient } =
    version === 'sign-client-2.17.1' ? await import('sign-client-2.17.1') : await import('sign-client-2.19.4')
  // Types differ between versions, the used part doesn't.
  const made: unknown = await SignClient.init(options)
  const client = made as SignClient
  const shows: ((uri: never) => void)[] = []
  const provider: DappProvider = {
    client,
    session: client.session.getAll().at(-1),
    on: (event, listener) => (event === 'display_uri' ? shows.push(listener) : client.on(event, listener)),
    async connect({ optionalNamespaces }) {
      const asked = Object.entries(optionalNamespaces).map(([name, { rpcMap: _, ...namespace }]) => [
        name,
        namespace,
      ])
      const { uri, approval } = await client.connect({ optionalNamespaces: Object.fromEntries(asked) })
      for (const show of shows) show(uri as never)
      provider.session = await approval()
      return provider.session
    },
    request: (request, chainId = 'eip155:1') =>
      client.request({ topic: provider.session?.topic ?? '', chainId, request }),
    disconnect: () =>
      client.disconnect({
        topic: provider.session?.topic ?? '',
        reason: { code: 6000, message: 'User disconnected.' },
      }),
  }
  return provider
}
