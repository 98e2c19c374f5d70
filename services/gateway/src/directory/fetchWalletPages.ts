import {
  array,
  type InferOutput,
  integer,
  nullable,
  number,
  object,
  optional,
  parseJson,
  pipe,
  safeParse,
  string,
  unknown,
} from 'valibot'
import { walletListUnreadable } from './errors'

/** Fetches the text at a URL. */
export type FetchText = (url: string) => Promise<string>

/** 50,000 wallets in pages of 100. */
const mostPages = 500
const pageSchema = object({
  count: number(),
  data: array(unknown()),
  nextPage: optional(nullable(pipe(number(), integer()))),
})
type Page = InferOutput<typeof pageSchema>

/**
 * Fetches the list at a URL as one text. A directory answers in pages, `{count, data, nextPage}`: fetches them all,
 * unless the URL names one. Counts a wallet once if it appears on two pages because the list changed meanwhile.
 * @throws walletListUnreadable
 */
export async function fetchWalletPages(url: string, fetchText: FetchText): Promise<string> {
  const text = await fetchText(url)
  const first = pageIn(text)
  const place = new URL(url)
  if (!first || !hasMore(first, first.data.length) || place.searchParams.has('page')) return text
  const all = new Map<unknown, unknown>()
  let at = 1
  let page = first
  for (let read = 1; ; read += 1) {
    const before = all.size
    for (const wallet of page.data) all.set(Object(wallet).id, wallet)
    if (!hasMore(page, all.size)) return JSON.stringify({ data: [...all.values()] })
    // Stop at a server that repeats itself or sends nothing; half a directory must not pass for a whole one.
    const next = page.nextPage ?? at + 1
    if (all.size === before || next <= at)
      throw walletListUnreadable({ reason: `got only ${all.size} of ${page.count} wallets` })
    if (read === mostPages) throw walletListUnreadable({ reason: `more than ${mostPages} pages` })
    at = next
    place.searchParams.set('page', `${at}`)
    const found = pageIn(await fetchText(place.href))
    if (!found) throw walletListUnreadable({ reason: `page ${at} is invalid` })
    page = found
  }
}

/** `nextPage` decides if present, otherwise the total count. */
function hasMore({ count, nextPage }: Page, have: number): boolean {
  return nextPage === undefined ? have < count : nextPage !== null
}

function pageIn(text: string): Page | undefined {
  const parsed = safeParse(pipe(string(), parseJson(), pageSchema), text)
  return parsed.success ? parsed.output : undefined
}
