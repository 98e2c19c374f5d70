import {
  array,
  hash,
  integer,
  minLength,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  record,
  regex,
  strictObject,
  string,
} from 'valibot'

const text = pipe(string(), minLength(1))
const webUrl = pipe(string(), regex(/^https:\/\/[^\s]+$/, 'not an https URL'))
const appLink = pipe(
  string(),
  regex(/^(?!https?:|javascript:|data:)[a-z][a-z0-9+.-]*:\/\/[^\s]*$/i, 'not a link'),
)

/** A wallet as written in the built-in registry (`data/wallets.json`). */
export const registryEntrySchema = strictObject({
  /** Determines the id; it never changes, even if the name does. */
  slug: pipe(string(), regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  name: text,
  /** Groups of networks (`chainGroups`) or CAIP-2 ids on which sites can connect it. */
  chains: pipe(array(text), minLength(1)),
  /** Its rank; wallets without one follow by name. */
  order: optional(pipe(number(), integer(), minValue(1))),
  /** Its id by EIP-6963. */
  rdns: optional(pipe(string(), regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/))),
  /** How it shows in a page, by namespace: the flag of its provider, or its key. */
  injected: optional(record(picklist(['eip155', 'solana', 'bip122', 'polkadot']), text)),
  home: webUrl,
  /** Open its app with a pairing URI: scheme, and universal link. */
  mobile: optional(appLink),
  universal: optional(webUrl),
  /** Opens a page in the browser of its app: an address with `{url}`, `{urlTwice}`, `{bare}` or `{origin}`. */
  browser: optional(
    pipe(
      string(),
      regex(/^[a-z][a-z0-9+.-]*:\/\/[^\s]*\{(url|urlTwice|bare)\}[^\s]*$/i, 'no place for the page'),
    ),
  ),
  desktop: optional(appLink),
  web: optional(webUrl),
  ios: optional(webUrl),
  android: optional(webUrl),
  chrome: optional(webUrl),
  /** Folder and file of its icon. */
  icon: optional(pipe(string(), regex(/^(wallets|exchanges|networks)\/[a-z0-9-]+$/))),
  knownAs: optional(array(pipe(string(), hash(['sha256'])))),
})
