import { once } from 'node:events'
import {
  request as ask,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Binding = (source: unknown, ...args: unknown[]) => unknown

/** Servers in front of the sites that a browser visits. They put scripts into each page before its own. */
export type Preloads = {
  readonly scripts: string[]
  readonly bindings: Map<string, Binding>
  /** Returns the URL under which the browser finds a page. */
  through(url: string): Promise<string>
  stop(): Promise<void>
}

const place = '/.preload'

/**
 * Classic WebDriver can't run a script before a page's own. So the page comes through our server, which puts a script
 * from the page's own origin in front; the strictest policy allows that.
 */
export function startPreloads(): Preloads {
  const servers = new Map<string, Promise<{ readonly server: Server; readonly origin: string }>>()
  const scripts: string[] = []
  const bindings = new Map<string, Binding>()

  const preload = () => {
    const calls = [...bindings.keys()].map(
      (name) => `globalThis[${JSON.stringify(name)}] = (...args) =>
        call(${JSON.stringify(`${place}/${name}`)}, { method: 'POST', body: JSON.stringify(args), keepalive: true })
          .then((response) => response.json())
          .then(({ value, error }) => { if (error) throw new Error(error); return value })`,
    )
    return [`(() => { const call = fetch.bind(globalThis)\n${calls.join('\n')} })()`, ...scripts].join(';\n')
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? ''
    if (path === place) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
      response.end(preload())
      return
    }
    const args = JSON.parse(await text(request))
    const call = bindings.get(decodeURIComponent(path.slice(place.length + 1)))
    response.writeHead(200, { 'content-type': 'application/json' })
    try {
      response.end(JSON.stringify({ value: await call?.(null, ...args) }))
    } catch (error) {
      response.end(JSON.stringify({ error: String(error) }))
    }
  }
  const start = async (site: string) => {
    const server = createServer((request, response) => {
      if (request.url?.startsWith(place)) void answer(request, response)
      else pass(site, request, response)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` }
  }
  return {
    scripts,
    bindings,
    async through(url) {
      const { origin: site, href } = new URL(url)
      const started = servers.get(site) ?? start(site)
      servers.set(site, started)
      return (await started).origin + href.slice(site.length)
    },
    async stop() {
      for (const started of servers.values()) {
        const { server } = await started
        server.close()
        server.closeAllConnections()
      }
    },
  }
}

function pass(site: string, from: IncomingMessage, to: ServerResponse): void {
  const headers = { ...from.headers, host: new URL(site).host, 'accept-encoding': 'identity' }
  const url = new URL(from.url ?? '/', site)
  // Node doesn't know the names below localhost that browsers do.
  if (url.hostname.endsWith('.localhost')) url.hostname = 'localhost'
  const asked = ask(url, { method: from.method ?? 'GET', headers }, async (answer) => {
    const { 'content-length': _, ...rest } = answer.headers
    if (!rest['content-type']?.startsWith('text/html')) {
      to.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(to)
      return
    }
    const html = await text(answer)
    to.writeHead(answer.statusCode ?? 502, { ...rest, 'cache-control': 'no-store' })
    to.end(html.replace(/<head[^>]*>/, `$&<script src="${place}"></script>`))
  })
  asked.on('error', () => to.destroy())
  from.pipe(asked)
}
