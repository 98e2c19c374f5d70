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

/** Fetches the text at an address. */
export type FetchText = (url: string) => Promise<string>

/** A directory of 50,000 in pages of 100. */
const mostPages = 500
const pageSchema = object({
  count: number(),
  data: array(unknown()),
  nextPage: optional(nullable(pipe(number(), integer()))),
})
type Page = InferOutput<typeof pageSchema>

/**
 * The list at an address as one text. A directory answers in pages, `{count, data, nextPage}`: the others are asked for
 * in turn by `page`, until all are there, unless the address names one. A wallet that comes twice, because the list has
 * changed meanwhile, counts once.
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
    // Whoever answers the same again, or nothing, would be asked for ever; half a directory must not pass for a whole one.
    const next = page.nextPage ?? at + 1
    if (all.size === before || next <= at)
      throw walletListUnreadable({ reason: `only ${all.size} of ${page.count} wallets came` })
    if (read === mostPages) throw walletListUnreadable({ reason: `it has more than ${mostPages} pages` })
    at = next
    place.searchParams.set('page', `${at}`)
    const found = pageIn(await fetchText(place.href))
    if (!found) throw walletListUnreadable({ reason: `page ${at} is none` })
    page = found
  }
}

/** Where the number of the next page is told, that decides; else how many there are in all. */
function hasMore({ count, nextPage }: Page, have: number): boolean {
  return nextPage === undefined ? have < count : nextPage !== null
}

function pageIn(text: string): Page | undefined {
  const parsed = safeParse(pipe(string(), parseJson(), pageSchema), text)
  return parsed.success ? parsed.output : undefined
}
