import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { defineError } from '@latchkey/protocol'
import { Agent, request } from 'undici'
import { isPublicAddress } from './isPublicAddress'
import { readLimited } from './readLimited'

/** An address from a stranger was rejected, or gave no usable answer. The error reveals nothing about it. */
export const outsideFailed = /* @__PURE__ */ defineError('gateway/outside', 'Could not fetch: {reason}')

/** Returns all IP addresses of a host name. */
export type ResolveHost = (host: string) => Promise<readonly string[]>

/** How to fetch. */
export type OutsideOptions = {
  readonly mostBytes: number
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
  /** Sends this as JSON by POST; without it the request is a GET. */
  readonly json?: unknown
  /** Headers for this server, such as a key. Another one that it redirects to doesn't get them. */
  readonly headers?: Readonly<Record<string, string>>
  /** Which URLs may be on the operator's network, because the operator's configuration names them. */
  readonly isTrusted?: (url: URL) => boolean
  readonly resolve?: ResolveHost
  /** Which IP addresses may be reached; by default those of the public internet. */
  readonly isAllowed?: (address: string) => boolean
}

/** The answer of a foreign server. */
export type OutsideAnswer = { readonly status: number; readonly type: string; readonly body: Buffer }

const mostRedirects = 3
const nowhere = () => false

/**
 * Fetches from an address that a stranger wrote, on the public internet only. It connects to the very IP address it
 * checked, so DNS can't change it in between, and checks every redirect the same way. @throws outsideFailed
 */
export async function fetchOutside(address: string, options: OutsideOptions): Promise<OutsideAnswer> {
  const late = AbortSignal.timeout(options.timeoutMs)
  const signal = options.signal ? AbortSignal.any([options.signal, late]) : late
  try {
    let url = parseUrl(address, options)
    const { origin } = url
    for (let hop = 0; hop <= mostRedirects; hop += 1) {
      const dispatcher = new Agent({ connect: { lookup: checkedLookup(url, options) } })
      const asked = url.origin === origin ? options : { ...options, headers: {} }
      const answer = await ask(url, asked, dispatcher, signal).finally(() => dispatcher.destroy())
      if (!('location' in answer)) return answer
      url = parseUrl(new URL(answer.location, url).href, options)
    }
    throw outsideFailed({ reason: 'too many redirects' })
  } catch (error) {
    if (outsideFailed.is(error)) throw error
    const refused = error instanceof Error && outsideFailed.is(error.cause) ? error.cause : undefined
    throw refused ?? outsideFailed({ reason: late.aborted ? 'timed out' : 'no answer' })
  }
}

async function ask(
  url: URL,
  { json, mostBytes, headers: own }: OutsideOptions,
  dispatcher: Agent,
  signal: AbortSignal,
): Promise<OutsideAnswer | { readonly location: string }> {
  const headers = { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'latchkey-gateway', ...own }
  const answer = await request(url, {
    dispatcher,
    signal,
    ...(json === undefined
      ? { headers }
      : {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(json),
        }),
  })
  const { location, 'content-type': type } = answer.headers
  if (answer.statusCode >= 300 && answer.statusCode < 400 && typeof location === 'string') {
    await answer.body.dump({ limit: 10_000, signal })
    return { location }
  }
  const body = await readLimited(answer.body, mostBytes)
  if (!body) throw outsideFailed({ reason: 'too large' })
  return { status: answer.statusCode, type: typeof type === 'string' ? type : '', body }
}

function parseUrl(
  address: string,
  { isTrusted = nowhere, isAllowed = isPublicAddress }: OutsideOptions,
): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw outsideFailed({ reason: 'not a web address' })
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // No lookup happens for an IP address, so check it here; the URL parser has normalised its spelling.
  if (isIP(host) && !isTrusted(url) && !isAllowed(host))
    throw outsideFailed({ reason: 'not a public address' })
  return url
}

/** Returns the lookup that undici connects by. */
function checkedLookup(url: URL, options: OutsideOptions): LookupFunction {
  const { resolve = resolveHost, isAllowed = isPublicAddress, isTrusted = nowhere } = options
  const mayBeInside = isTrusted(url)
  return (host, { all }, done) => {
    const answer = async () => {
      const addresses = await resolve(host)
      // One internal address is enough to reject the host: we don't know which one is tried first.
      const isGood = mayBeInside || addresses.every(isAllowed)
      if (addresses.length === 0 || !isGood) throw outsideFailed({ reason: 'not a public address' })
      return addresses.map((address) => ({ address, family: isIP(address) }))
    }
    answer().then(
      (found) => {
        if (all) done(null, found)
        else done(null, found[0]?.address ?? '', found[0]?.family)
      },
      (error: Error) => done(error, '', 0),
    )
  }
}

async function resolveHost(host: string): Promise<readonly string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address)
}
