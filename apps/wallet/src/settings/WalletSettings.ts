import * as v from 'valibot'

const addressOf = (protocols: RegExp, what: string) =>
  v.pipe(
    v.string(),
    v.url(),
    v.check((url) => protocols.test(new URL(url).protocol), `Expected ${what}`),
  )

/** What the server tells the page at `/settings.json`. */
export const walletSettingsSchema = v.object({
  projectId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  /** Tried in this order. */
  relays: v.pipe(v.array(addressOf(/^wss?:$/, 'a websocket address')), v.minLength(1)),
  /** Where transactions are sent, by CAIP-2; for Bitcoin an Esplora-compatible address. On Polkadot it is the site that sends. */
  nodes: v.record(
    v.pipe(v.string(), v.regex(/^(eip155|solana|bip122|polkadot):[-_a-zA-Z0-9]{1,32}$/, 'Expected a chain')),
    addressOf(/^https?:$/, 'an http or https address'),
  ),
})

/** Where the wallet finds its relay and its nodes. */
export type WalletSettings = v.InferOutput<typeof walletSettingsSchema>

/** What `npm start` gives when nothing is said. */
export const defaultWalletSettings: WalletSettings = {
  projectId: 'dev',
  relays: ['ws://localhost:4101/relay'],
  nodes: { 'eip155:31337': 'http://localhost:8545', 'eip155:31338': 'http://localhost:8546' },
}
