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
const webUrl = pipe(string(), regex(/^https:\/\/[^\s]+$/, 'no https address'))
const appLink = pipe(
  string(),
  regex(/^(?!https?:|javascript:|data:)[a-z][a-z0-9+.-]*:\/\/[^\s]*$/i, 'no link'),
)

/** One wallet as the project's own registry (`data/wallets.json`) writes it down. */
export const registryEntrySchema = strictObject({
  /** What the id is made from; it never changes, though the name may. */
  slug: pipe(string(), regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  name: text,
  /** Groups of networks (`chainGroups`) or CAIP-2 ids: what a site can connect it on. */
  chains: pipe(array(text), minLength(1)),
  /** Its place; wallets without one follow by name. */
  order: optional(pipe(number(), integer(), minValue(1))),
  /** What it calls itself by EIP-6963. */
  rdns: optional(pipe(string(), regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/))),
  /** How it shows in a page, for each namespace: the flag of its provider, or its key. */
  injected: optional(record(picklist(['eip155', 'solana', 'bip122', 'polkadot']), text)),
  home: webUrl,
  /** Opens its app with a pairing address: scheme, and universal link. */
  mobile: optional(appLink),
  universal: optional(webUrl),
  desktop: optional(appLink),
  web: optional(webUrl),
  ios: optional(webUrl),
  android: optional(webUrl),
  chrome: optional(webUrl),
  /** Folder and file of its picture among the icons. */
  icon: optional(pipe(string(), regex(/^(wallets|exchanges|networks)\/[a-z0-9-]+$/))),
  knownAs: optional(array(pipe(string(), hash(['sha256'])))),
})
