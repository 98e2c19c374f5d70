import { asJson } from './asJson'
import { defineItem } from './defineItem'

/** A wallet that was used before: a wallet listing entry, or the little that is known of an installed one. */
export interface RecentWallet {
  readonly id: string
  readonly name: string
  readonly image_id?: string
  readonly image_url?: string
  readonly rdns?: string
  readonly mobile_link?: string
  readonly desktop_link?: string
  readonly webapp_link?: string
  readonly chains?: readonly string[]
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 500
// These become links and images: no scheme that runs or holds a page.
const isLink = (value: unknown) =>
  isText(value) && /^(?!javascript:|vbscript:|data:)[a-z][a-z0-9+.-]*:/i.test(value)
const isImage = (value: unknown) =>
  typeof value === 'string' && value.length <= 100_000 && /^(https?:\/\/|data:image\/)/i.test(value)
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText)

const optional: { readonly [Field in keyof RecentWallet]?: (value: unknown) => boolean } = {
  image_id: isText,
  image_url: isImage,
  rdns: isText,
  mobile_link: isLink,
  desktop_link: isLink,
  webapp_link: isLink,
  chains: isTexts,
}

/** Only the fields that are known, each as it should be; nothing where one is not. */
function parseWallet(json: unknown): RecentWallet | undefined {
  // Of what is no object there is no field to find.
  const { id, name, ...fields }: { readonly [field: string]: unknown } = Object(json)
  if (!isText(id) || !id || !isText(name)) return undefined
  const wallet: { id: string; name: string; [field: string]: unknown } = { id, name }
  for (const [field, isGood] of Object.entries(optional)) {
    const value = fields[field]
    // Lists of others write null where they have nothing.
    if (value === undefined || value === null) continue
    if (!isGood(value)) return undefined
    wallet[field] = value
  }
  // Every field was looked at on its own.
  return wallet as RecentWallet
}

/** Written out and not by a schema, because this is read on the way to the first view. */
function parseWallets(json: unknown): readonly RecentWallet[] | undefined {
  if (!Array.isArray(json)) return undefined
  const wallets = json.map(parseWallet)
  return wallets.every((wallet) => wallet !== undefined) ? wallets : undefined
}

/** [HTTP-7] [CON-11] The wallets that were used last, the newest first. */
export const recentWallets = /* @__PURE__ */ defineItem({
  key: 'recent_wallets',
  as: /* @__PURE__ */ asJson(parseWallets),
  initial: [],
})
