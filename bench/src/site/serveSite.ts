import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { ServedFile } from './bundleSite'

/** A site to visit. */
export type ServedSite = {
  readonly origin: string
  /** The URL of the page, with the node and the relay to use. */
  urlFor(nodeUrl: string, relayUrl?: string): string
  stop(): Promise<void>
}

/** Serves a site on a free local port, compressed, with long caching except for the page itself. */
export async function serveSite(
  site: { readonly files: ReadonlyMap<string, ServedFile> },
  { delayMs = 0 } = {},
): Promise<ServedSite> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = site.files.get(pathname)
    if (delayMs > 0) await wait(delayMs)
    if (!file) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, {
      'content-type': file.type,
      'content-encoding': 'gzip',
      'content-length': file.gzip.length,
      'cache-control': pathname === '/' ? 'no-cache' : 'public, max-age=31536000, immutable',
    })
    response.end(file.gzip)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    urlFor: (rpc, relay) => `${origin}/?${new URLSearchParams({ rpc, ...(relay ? { relay } : {}) })}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
