import { asJson } from './codecs'
import { defineItem } from './defineItem'

/** A recently used wallet: a directory entry, or what is known about an installed one. */
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
// These become links and images: no schemes that run code or embed a page.
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

/** Keeps the known fields; undefined if one is invalid. */
function parseWallet(json: unknown): RecentWallet | undefined {
  // Only an object has fields.
  const { id, name, ...fields }: { readonly [field: string]: unknown } = Object(json)
  if (!isText(id) || !id || !isText(name)) return undefined
  const wallet: { id: string; name: string; [field: string]: unknown } = { id, name }
  for (const [field, isGood] of Object.entries(optional)) {
    const value = fields[field]
    // Some lists write null for a missing value.
    if (value === undefined || value === null) continue
    if (!isGood(value)) return undefined
    wallet[field] = value
  }
  // Every field was checked above.
  return wallet as RecentWallet
}

/** Not by a schema: this is read while the first view opens. */
function parseWallets(json: unknown): readonly RecentWallet[] | undefined {
  if (!Array.isArray(json)) return undefined
  const wallets = json.map(parseWallet)
  return wallets.every((wallet) => wallet !== undefined) ? wallets : undefined
}

/** [HTTP-7] [CON-11] Recently used wallets, newest first. */
export const recentWallets = /* @__PURE__ */ defineItem({
  key: 'recent_wallets',
  as: /* @__PURE__ */ asJson(parseWallets),
  initial: [],
})
