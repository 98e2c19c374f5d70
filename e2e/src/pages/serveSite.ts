import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Site, SiteFile } from './buildSite'

/** A site that can be visited. */
export type ServedSite = { readonly origin: string; stop(): Promise<void> }

/** How to serve a site. */
export type ServeOptions = {
  /** Sent with every response. */
  readonly headers?: Readonly<Record<string, string>>
  /** Changes the page for one visit, by its query. */
  readonly transform?: (html: string, query: URLSearchParams) => string
  /** More files, by path. */
  readonly extra?: Site
}

/** Serves a site on a free port of this machine. */
export async function serveSite(site: Site, options: ServeOptions = {}): Promise<ServedSite> {
  const { headers = {}, transform = (html) => html, extra = new Map<string, SiteFile>() } = options
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    // A second copy of everything, for pages with two copies of the packages.
    const path = pathname.replace(/^\/copy\//, '/')
    const file = extra.get(path) ?? site.get(path)
    if (!file) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { ...headers, 'content-type': file.type })
    response.end(path === '/' ? transform(String(file.body), searchParams) : file.body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
