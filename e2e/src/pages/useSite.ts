import { afterAll, beforeAll, inject } from 'vitest'
import { buildSite, type SiteRequest } from './buildSite'
import { type ServedSite, type ServeOptions, serveSite } from './serveSite'
import { strictHeaders } from './strictHeaders'

/** Builds and serves a host page under a strict policy for the tests of a file. Returns how to build its URLs. */
export function useSite(
  request: SiteRequest,
  options: ServeOptions & { readonly nonce?: string } = {},
): (query?: Readonly<Record<string, string>>) => string {
  let served: ServedSite | null = null
  beforeAll(async () => {
    const { chains, families } = inject('stack')
    const nodes = [...chains.map(({ rpcUrl }) => rpcUrl), ...Object.values(families.nodes)]
    served = await serveSite(await buildSite(request), {
      headers: strictHeaders(nodes, options.nonce),
      ...options,
    })
  })
  afterAll(() => served?.stop())
  return (query = {}) => {
    const url = new URL(served?.origin ?? '')
    url.search = new URLSearchParams({ rpc: rpcList(), ...query }).toString()
    return url.href
  }
}

function rpcList(): string {
  return inject('stack')
    .chains.map(({ rpcUrl }) => rpcUrl)
    .join(' ')
}
