import { createRelayClient, createSigner, createUniversalProvider, openSignerStore } from '@latchkey/pairing'
import { createStorage } from './createStorage'
import { nodePorts } from './nodePorts'
import type { PairingClient } from './PairingClient'
import { signing } from './signing'

/** The same request as the peer's client. */
const asked = {
  chains: ['eip155:1'],
  methods: ['personal_sign', 'eth_sendTransaction', 'eth_signTypedData_v4'],
  events: ['accountsChanged', 'chainChanged'],
  rpcMap: {},
}

/** A site with our client. What it opens on first use counts as part of connecting. */
export async function openLatchkey(relayUrl: string): Promise<PairingClient> {
  const storage = createStorage()
  const store = openSignerStore(storage)
  const seed = store.seed(nodePorts.randomBytes)
  const relay = createRelayClient({ ...nodePorts, urls: [relayUrl], projectId: 'dev', seed })
  const signer = createSigner({
    ...nodePorts,
    relay,
    store,
    metadata: { name: 'dapp', description: 'dapp', url: 'https://dapp.example', icons: [] },
  })
  const provider = createUniversalProvider({
    async openSigner() {
      await signer.start()
      return signer
    },
    config: () => ({ eip155: asked }),
    fetch: (url, init) => fetch(url, init),
    now: nodePorts.now,
    storage,
  })
  return {
    async connect(scan) {
      provider.on('display_uri', scan)
      await provider.connect()
      provider.removeListener('display_uri', scan)
    },
    sign: () => provider.request(signing, 'eip155:1'),
    disconnect: () => provider.disconnect(),
    async close() {
      signer.stop()
      await relay.close()
    },
  }
}
