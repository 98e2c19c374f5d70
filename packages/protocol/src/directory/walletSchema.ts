import {
  array,
  type InferOutput,
  maxLength,
  nullish,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot'

const text = pipe(string(), maxLength(500))
/** A link to an app or a web page, without schemes that run code or embed a page. */
const link = pipe(text, regex(/^(?!javascript:|vbscript:|data:|file:)[a-z][a-z0-9+.-]*:/i))
const webLink = pipe(text, regex(/^https?:\/\//i))

/** One wallet in the directory. */
export const walletSchema = /* @__PURE__ */ object({
  id: pipe(string(), regex(/^[0-9a-f]{64}$/)),
  name: pipe(string(), maxLength(100)),
  homepage: nullish(webLink),
  image_id: nullish(pipe(text, regex(/^[\w-]+$/))),
  order: nullish(number()),
  badge_type: nullish(picklist(['certified', 'none'])),
  chains: optional(pipe(array(text), maxLength(500))),
  /** Opens the app: its scheme, or its universal link if it has none. */
  mobile_link: nullish(link),
  /** The universal link. */
  link_mode: nullish(webLink),
  /** Opens a page in the browser of the app: an address with places for the page's URL. */
  browser_link: nullish(link),
  desktop_link: nullish(link),
  webapp_link: nullish(link),
  app_store: nullish(webLink),
  play_store: nullish(webLink),
  chrome_store: nullish(webLink),
  rdns: nullish(text),
  injected: nullish(array(object({ namespace: text, injected_id: text }))),
  description: nullish(pipe(string(), maxLength(2000))),
})

/** One wallet in the directory. */
export type DirectoryWallet = InferOutput<typeof walletSchema>
