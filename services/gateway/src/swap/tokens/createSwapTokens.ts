import { open } from 'node:fs/promises'
import type { SwapToken } from '@latchkey/protocol'
import type { Logger } from 'pino'
import { listTokens, tokenId } from '../../account/Token'
import type { Chain } from '../../config/chainSchema'
import { fetchOutside, outsideFailed } from '../../http/fetchOutside'
import { readLimited } from '../../http/readLimited'
import { readTokenList } from './readTokenList'
import { usualTokens } from './usualTokens'

/** Lists the tokens of a network that can be swapped; each address once. */
export type SwapTokens = (chain: Chain) => Promise<readonly SwapToken[]>

/** What the lists need. */
export type SwapTokensOptions = {
  /** A file or URL of the operator. */
  readonly place: string | undefined
  readonly log: Pick<Logger, 'warn'>
  readonly now: () => number
}

const mostBytes = 10_000_000
const mostTokens = 5_000
const lifetimeMs = 3_600_000
const retryMs = 60_000
type Lists = ReadonlyMap<string, readonly SwapToken[]>

/** Combines the operator's tokens of the network, the operator's list, and well-known tokens. */
export function createSwapTokens({ place, log, now }: SwapTokensOptions): SwapTokens {
  let last: Lists = new Map()
  let readAgainAt = 0
  let reading: Promise<void> | undefined
  const readOwn = async (from: string) => {
    try {
      last = readTokenList(JSON.parse((await readPlace(from)).toString('utf8')))
      readAgainAt = now() + lifetimeMs
    } catch (error) {
      // The last one stays in use.
      log.warn({ error: String(error) }, 'Could not read the list of tokens for swaps')
      readAgainAt = now() + retryMs
    }
  }
  return async (chain) => {
    if (place !== undefined && now() >= readAgainAt) {
      reading ??= readOwn(place).finally(() => {
        reading = undefined
      })
      await reading
    }
    const all = [...configured(chain), ...(last.get(chain.id) ?? []), ...usual(chain.id)]
    const seen = new Set<string>()
    return all.filter(({ address }) => !seen.has(address) && seen.add(address)).slice(0, mostTokens)
  }
}

function configured(chain: Chain): SwapToken[] {
  return listTokens(chain).map(({ id, name, symbol, decimals }) => ({
    name,
    symbol,
    address: id,
    decimals,
    logoUri: null,
    eip2612: null,
  }))
}

function usual(chainId: string): SwapToken[] {
  return (usualTokens[chainId] ?? []).map(([symbol, name, decimals, address]) => ({
    name,
    symbol,
    address: tokenId(chainId, address),
    decimals,
    logoUri: null,
    eip2612: null,
  }))
}

async function readPlace(place: string): Promise<Buffer> {
  if (!/^https?:/i.test(place)) {
    const bytes = await readLimited((await open(place)).createReadStream(), mostBytes)
    if (!bytes) throw outsideFailed({ reason: 'too large' })
    return bytes
  }
  const { href } = new URL(place)
  const { status, body } = await fetchOutside(place, {
    mostBytes,
    timeoutMs: 20_000,
    // The operator may have it on the own network, but its server can't lead anywhere else there.
    isTrusted: (url) => url.href === href,
  })
  if (status !== 200) throw outsideFailed({ reason: `HTTP status ${status}` })
  return body
}
