import * as v from 'valibot'

const addressOf = (protocols: RegExp, what: string) =>
  v.pipe(
    v.string(),
    v.url(),
    v.check((url) => protocols.test(new URL(url).protocol), `Expected ${what}`),
  )

/** The settings that the server gives the page at `/settings.json`. */
export const walletSettingsSchema = v.object({
  projectId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  /** In the order to try them. */
  relays: v.pipe(v.array(addressOf(/^wss?:$/, 'a WebSocket URL')), v.minLength(1)),
  /**
   * The node to send transactions to, by CAIP-2 id (for Bitcoin an Esplora-compatible URL). On Polkadot, the site
   * sends.
   */
  nodes: v.record(
    v.pipe(v.string(), v.regex(/^(eip155|solana|bip122|polkadot):[-_a-zA-Z0-9]{1,32}$/, 'Expected a chain')),
    addressOf(/^https?:$/, 'an http or https URL'),
  ),
})

/** The URLs of the relays and nodes. */
export type WalletSettings = v.InferOutput<typeof walletSettingsSchema>

/** The defaults of `npm start`. */
export const defaultWalletSettings: WalletSettings = {
  projectId: 'dev',
  relays: ['ws://localhost:4101/relay'],
  nodes: { 'eip155:31337': 'http://localhost:8545', 'eip155:31338': 'http://localhost:8546' },
}
