import { createHash } from 'node:crypto'
import { onTestFinished } from 'vitest'
import type { Options } from '../options/Options'
import { type Seen, serve } from './serve'
import { setUp } from './setUp'

/** Returns a wallet's id in a directory, from a short name. */
export function idOf(name: string): string {
  return createHash('sha256').update(name).digest('hex')
}

/** A wallet as a directory sends it. */
export function entryOf(name: string, more: object = {}) {
  return { id: idOf(name), name, chains: ['eip155:1'], mobile_link: `w${idOf(name).slice(0, 8)}://`, ...more }
}

/** A directory's answer: a body, or an error status. */
export type Answer = { readonly count: number; readonly data: readonly object[] } | number | Promise<number>

/** An instance with a real server that answers as the test says. */
export async function setUpDirectory(
  answer: (asked: Seen) => Answer | Promise<Answer>,
  options: Partial<Options> = {},
) {
  const server = await serve(async (response, _n, seen) => {
    const said = await answer(seen)
    response.writeHead(typeof said === 'number' ? said : 200, { 'content-type': 'application/json' })
    response.end(typeof said === 'number' ? '{}' : JSON.stringify(said))
  })
  onTestFinished(() => server.close())
  const site = setUp({ gateway: server.url, ...options })
  const { latchkey, host } = site
  // The clock is manual, the network is real.
  Object.assign(host, { fetch: (url: string, init: RequestInit) => fetch(url, init) })
  const queries = () => server.seen.map(({ url }) => Object.fromEntries(url.searchParams))
  const list = (name: 'named' | 'featured' | 'recommended' | 'all' | 'certified' | 'found') =>
    latchkey.getState().directory?.[name]
  const names = (name: Parameters<typeof list>[0]) => list(name)?.wallets.map((wallet) => wallet.name)
  return { ...site, server, queries, list, names }
}
