import { array, object, parseJson, pipe, safeParse, string } from 'valibot'
import type { Chain } from '../config/chainSchema'
import { fetchOutside } from '../http/fetchOutside'
import { refusals } from '../http/refusals'
import { type ExplorerRow, explorerRow } from './explorerRow'

/** Which list to ask for. */
export type ExplorerQuery = {
  readonly action: 'txlist' | 'tokentx' | 'tokennfttx'
  readonly address: string
  /** The newest wanted block. */
  readonly to: number | undefined
  readonly page: number
  readonly length: number
}

const mostBytes = 5_000_000
const timeoutMs = 10_000
// On failure the list is replaced by a text.
const answerSchema = pipe(string(), parseJson(), object({ result: array(explorerRow) }))

/** Asks an Etherscan- or Blockscout-compatible API for a list, newest first. @throws sourceDown */
export async function askExplorer(
  chain: Chain,
  { url, key }: NonNullable<Chain['explorer']>,
  { action, address, to, page, length }: ExplorerQuery,
  signal: AbortSignal,
): Promise<readonly ExplorerRow[]> {
  const place = new URL(url)
  const parameters = {
    // Some use one address for all chains.
    chainid: chain.id.split(':')[1] ?? '',
    module: 'account',
    action,
    address,
    startblock: '0',
    endblock: `${to ?? 999_999_999}`,
    page: `${page}`,
    offset: `${length}`,
    sort: 'desc',
    ...(key ? { apikey: key } : {}),
  }
  for (const [name, value] of Object.entries(parameters)) place.searchParams.set(name, value)
  const down = (cause?: unknown) => refusals.sourceDown({ what: 'history' }, { cause })
  const answer = await fetchOutside(place.href, {
    mostBytes,
    timeoutMs,
    signal,
    isTrusted: ({ origin, pathname }) => origin === place.origin && pathname === place.pathname,
  }).catch((cause: unknown) => {
    throw down(cause)
  })
  const parsed = safeParse(answerSchema, answer.status === 200 ? answer.body.toString('utf8') : '')
  if (!parsed.success) throw down()
  return parsed.output.result
}
