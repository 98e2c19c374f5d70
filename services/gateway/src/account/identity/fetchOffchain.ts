import { object, parse, pipe, regex, string } from 'valibot'
import type { Hex } from 'viem'
import { fetchOutside, type OutsideOptions, outsideFailed } from '../../http/fetchOutside'

/** What a contract wants to look up offchain, by ERC-3668. */
export type OffchainQuestion = {
  readonly data: Hex
  readonly sender: Hex
  readonly urls: readonly string[]
}

/** How to look it up. */
export type OffchainOptions = Pick<OutsideOptions, 'resolve' | 'isAllowed' | 'signal'>

const answerSchema = object({ data: pipe(string(), regex(/^0x([0-9a-fA-F]{2})*$/)) })
const limits = { mostBytes: 200_000, timeoutMs: 4_000 }
const mostUrls = 3

/** Asks the URLs a contract named, one after another; the contract checks the answer. @throws outsideFailed */
export async function fetchOffchain(question: OffchainQuestion, options: OffchainOptions): Promise<Hex> {
  const { data, sender, urls } = question
  for (const template of urls.slice(0, mostUrls)) {
    const isGet = template.includes('{data}')
    const url = template.replaceAll('{sender}', sender.toLowerCase()).replaceAll('{data}', data)
    try {
      const { status, body } = await fetchOutside(url, {
        ...limits,
        ...options,
        ...(isGet ? {} : { json: { data, sender } }),
      })
      // By the standard, a 4xx ends the lookup, and only other failures lead to the next URL.
      if (status >= 400 && status < 500) break
      if (status === 200) return parse(answerSchema, JSON.parse(body.toString())).data as Hex
    } catch {
      // The next URL may answer.
    }
  }
  throw outsideFailed({ reason: 'no URL of the contract answered' })
}
