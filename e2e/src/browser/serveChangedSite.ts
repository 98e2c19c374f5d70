import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inject, onTestFinished } from 'vitest'

/** How a site differs from the ones that run. */
export type SiteChange = {
  /** More headers of its page. */
  readonly headers?: Readonly<Record<string, string>>
  /** The origin of another frame. */
  readonly frameUrl?: string
}

/** Serves the site of the stack with other headers or another frame until the test ends, and returns its origin. */
export async function serveChangedSite({ headers = {}, frameUrl }: SiteChange): Promise<string> {
  const { sites, frameUrl: usual } = inject('stack').embedded
  const changed = (text: string) => (frameUrl ? text.replaceAll(usual, frameUrl) : text)
  const server = createServer(async (request, response) => {
    // Node doesn't know the names below localhost that browsers do.
    const url = new URL(request.url ?? '/', sites[0])
    url.hostname = 'localhost'
    const answer = await fetch(url)
    // Without those of the connection, and of the encoding that Node has undone.
    const kept = [...answer.headers].filter(
      ([name]) => !/^(connection|keep-alive|transfer-|content-(encoding|length))/.test(name),
    )
    const all = { ...Object.fromEntries(kept.map(([name, value]) => [name, changed(value)])), ...headers }
    response.writeHead(answer.status, all)
    const body = Buffer.from(await answer.arrayBuffer())
    response.end(url.pathname === '/settings.json' ? changed(body.toString()) : body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://site-c.localhost:${(server.address() as AddressInfo).port}`
}
