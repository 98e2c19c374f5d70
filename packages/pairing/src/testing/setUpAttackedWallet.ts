import { onTestFinished } from 'vitest'
import { sealEnvelope } from '../crypto/sealEnvelope'
import { parsePairingUri } from '../uri/parsePairingUri'
import { asked, createTable, settle } from './createTable'

/** A topic with its key. */
export type Channel = { readonly topic: string; readonly symKey: string }

/** Sets up a wallet with a session and an open proposal, and a site that sends it anything. */
export async function setUpAttackedWallet(options: { readonly signsIn?: boolean } = {}) {
  const table = createTable(options)
  const { page, peer, topic } = await table.settled()
  const { uri, expiry } = await page.signer.propose({ namespaces: asked })
  await peer.pair(uri)
  await settle()
  const pairing = parsePairingUri(uri)
  const session: Channel = { topic, symKey: table.stored().sessions[topic]?.symKey ?? '' }
  const relay = table.hub.connect('stranger')
  const told: string[] = []
  for (const name of ['proposal', 'signIn', 'request', 'acknowledged', 'sessionEnded', 'pinged'] as const)
    onTestFinished(peer.on(name, () => void told.push(name)))
  const sendText = (where: string, symKey: string, text: string) =>
    relay.publish(where, sealEnvelope({ symKey, text, nonce: table.ports.randomBytes(12) }), {
      tag: 1,
      ttl: 300,
    })
  return {
    table,
    peer,
    pairing,
    session,
    expiry,
    told,
    sendText,
    publish: (where: string, text: string) => relay.publish(where, text, { tag: 1, ttl: 300 }),
    async send({ topic: where, symKey }: Channel, body: object) {
      await sendText(where, symKey, JSON.stringify({ jsonrpc: '2.0', ...body }))
      await settle()
    },
    state: () => JSON.stringify([peer.proposals(), peer.signIns(), peer.sessions(), peer.requests()]),
  }
}
