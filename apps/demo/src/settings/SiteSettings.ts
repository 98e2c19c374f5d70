import * as v from 'valibot'

const webAddress = v.pipe(
  v.string(),
  v.url(),
  v.check((url) => /^https?:$/.test(new URL(url).protocol), 'Expected an http or https address'),
)

const networkId = v.pipe(
  v.string(),
  v.regex(
    /^(?:eip155:[1-9]\d{0,14}|(?:solana|bip122|polkadot):[-_a-zA-Z0-9]{1,32})$/,
    'Expected the CAIP-2 id of a network',
  ),
)

/** What the server tells the page at `/settings.json`: nothing of it is known when the page is built. */
export const siteSettingsSchema = v.object({
  projectId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  gateway: v.nullable(webAddress),
  /** The web wallet to pair with, for a visitor without a phone at hand. */
  wallet: v.optional(v.nullable(webAddress), null),
  /** Where each network is read, by CAIP-2; for Bitcoin an Esplora-compatible address. The page offers exactly these. */
  nodes: v.record(networkId, webAddress),
})

/** Where the page finds its chains, its gateway and a wallet to pair with. */
export type SiteSettings = v.InferOutput<typeof siteSettingsSchema>

/** What `npm start` gives when nothing is said. */
export const defaultSiteSettings: SiteSettings = {
  projectId: 'dev',
  gateway: 'http://localhost:4101',
  wallet: 'http://localhost:4104',
  nodes: { 'eip155:31337': 'http://localhost:8545', 'eip155:31338': 'http://localhost:8546' },
}
