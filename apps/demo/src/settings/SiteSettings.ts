import * as v from 'valibot'

const webAddress = v.pipe(
  v.string(),
  v.url(),
  v.check((url) => /^https?:$/.test(new URL(url).protocol), 'Expected an http or https address'),
)

/** What the server tells the page at `/settings.json`: nothing of it is known when the page is built. */
export const siteSettingsSchema = v.object({
  projectId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  gateway: v.nullable(webAddress),
  /** The web wallet to pair with, for a visitor without a phone at hand. */
  wallet: v.optional(v.nullable(webAddress), null),
  /** Where each chain is read, by its EVM chain id. */
  rpcUrls: v.record(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/, 'Expected a chain id')), webAddress),
})

/** Where the page finds its chains, its gateway and a wallet to pair with. */
export type SiteSettings = v.InferOutput<typeof siteSettingsSchema>

/** What `npm start` gives when nothing is said. */
export const defaultSiteSettings: SiteSettings = {
  projectId: 'dev',
  gateway: 'http://localhost:4101',
  wallet: 'http://localhost:4104',
  rpcUrls: { 31337: 'http://localhost:8545', 31338: 'http://localhost:8546' },
}
