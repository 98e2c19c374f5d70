import { createRelayClient, type Relay, type RelayClientOptions } from '@latchkey/pairing'
import { createPeer, type Peer, type PeerStore } from '@latchkey/pairing/peer'
import type { PairingWalletOptions } from './PairingWalletOptions'
import { setTimer } from './setTimer'

/** The wallet side of the protocol, with its connection. */
export type OpenLine = { readonly peer: Peer; readonly relay: Relay }

/** Connects to the relay for what the store remembers. */
export function openLineTo(
  options: PairingWalletOptions,
  store: PeerStore,
  socket: Pick<RelayClientOptions, 'openSocket'>,
): OpenLine {
  const { relay: urls, projectId = 'dev', name = 'Test wallet', signsIn = true } = options
  const randomBytes = (length: number) => globalThis.crypto.getRandomValues(new Uint8Array(length))
  const relay = createRelayClient({
    ...socket,
    urls: typeof urls === 'string' ? [urls] : urls,
    projectId,
    seed: store.seed(randomBytes),
    now: Date.now,
    setTimer,
    random: Math.random,
  })
  const metadata = { name, description: '', url: options.url ?? 'https://wallet.test', icons: [] }
  return { relay, peer: createPeer({ relay, store, metadata, signsIn, now: Date.now, randomBytes }) }
}
