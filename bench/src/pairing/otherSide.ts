import { createRelayClient } from '@latchkey/pairing'
import { createPeer, openPeerStore } from '@latchkey/pairing/peer'
import { startTestRelay, startTestWallet } from '@latchkey/relay/testing'
import { createStorage } from './createStorage'
import { nodePorts } from './nodePorts'
import type { Scan } from './startOtherSide'

// The relay and both wallets run in their own process: only the site's client is measured.
const relay = await startTestRelay()
const sdk = await startTestWallet(relay.url, { version: '1.2.10' })
const prompt = await openPromptWallet()

process.on('message', ({ wallet, uri }: Scan) => {
  void (wallet === 'sdk' ? sdk.pair(uri) : prompt.pair(uri))
})
process.on('disconnect', () => process.exit())
process.send?.({ relayUrl: relay.url })

/** A wallet that approves and answers at once. The SDK's pauses for a second after each answer. */
async function openPromptWallet() {
  const store = openPeerStore(createStorage())
  const seed = store.seed(nodePorts.randomBytes)
  const client = createRelayClient({ ...nodePorts, urls: [relay.url], projectId: 'dev', seed })
  const metadata = { name: 'wallet', description: 'wallet', url: 'https://wallet.example', icons: [] }
  const peer = createPeer({ ...nodePorts, relay: client, store, metadata })
  peer.on('proposal', ({ id }) => void peer.approve(id, { namespaces: sdk.namespaces(['eip155:1']) }))
  peer.on('request', ({ id }) => void peer.respond(id, { result: `0x${'ab'.repeat(65)}` }))
  await peer.start()
  return peer
}
