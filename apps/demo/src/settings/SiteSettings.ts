import * as v from 'valibot'

const webAddress = v.pipe(
  v.string(),
  v.url(),
  v.check((url) => /^https?:$/.test(new URL(url).protocol), 'Expected an http or https URL'),
)

const networkId = v.pipe(
  v.string(),
  v.regex(
    /^(?:eip155:[1-9]\d{0,14}|(?:solana|bip122|polkadot):[-_a-zA-Z0-9]{1,32})$/,
    'Expected the CAIP-2 id of a network',
  ),
)

/** The settings that the server gives the page at `/settings.json`, unknown at build time. */
export const siteSettingsSchema = v.object({
  projectId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  gateway: v.nullable(webAddress),
  /** The web wallet to pair with, for visitors without a phone. */
  wallet: v.optional(v.nullable(webAddress), null),
  /** The origin of the secure frame, for visitors without a wallet. */
  frame: v.optional(v.nullable(webAddress), null),
  /** The node of each network, by CAIP-2 id (for Bitcoin an Esplora-compatible URL). The page offers exactly these. */
  nodes: v.record(networkId, webAddress),
})

/** The URLs of the nodes, the gateway, the web wallet and the secure frame. */
export type SiteSettings = v.InferOutput<typeof siteSettingsSchema>

/** The defaults of `npm start`. */
export const defaultSiteSettings: SiteSettings = {
  projectId: 'dev',
  gateway: 'http://localhost:4101',
  wallet: 'http://localhost:4104',
  frame: 'http://localhost:4102',
  nodes: { 'eip155:31337': 'http://localhost:8545', 'eip155:31338': 'http://localhost:8546' },
}
