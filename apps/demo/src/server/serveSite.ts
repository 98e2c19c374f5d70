import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { cannotListen } from '../errors'
import { buildSite } from './buildSite'
import { createAnswerer } from './createAnswerer'
import { readSite } from './readSite'
import type { Site } from './Site'

/** A site that is being served. */
export type ServedSite = {
  readonly url: string
  /** What was built, so that it can be served once more with other settings. */
  readonly site: Site
  readonly stop: () => Promise<void>
}

/** What is to be served, where and how. */
export type ServeOptions = {
  /** Where the sources are, with their `vite.config.ts`. */
  readonly root: string
  /** 0 takes any free port. */
  readonly port: number
  /** Loopback, unless it stands behind a proxy on another machine. */
  readonly host?: string | undefined
  /** `false` serves what the last build has left in `dist`; another one of these sites serves what that one does. */
  readonly build?: boolean | Pick<ServedSite, 'site'> | undefined
  /** What the page is told at `/settings.json`. */
  readonly settings: unknown
  readonly headers: Readonly<Record<string, string>>
  /** Other names of files: `/wc` for `/index.html`. */
  readonly aliases?: Readonly<Record<string, string>>
}

/** Builds a site and serves it. @throws buildFailed, siteMissing, cannotListen */
export async function serveSite(options: ServeOptions): Promise<ServedSite> {
  const { root, port, host = '127.0.0.1', build = true, settings, headers, aliases = {} } = options
  let answer = answerNotYet
  let built: Site
  const server = createServer((request, response) => answer(request, response))
  // The port first: that it is taken is told at once, not after the build.
  await listen(server, host, port)
  try {
    built =
      typeof build === 'object' ? build.site : await (build ? buildSite(root) : readSite(join(root, 'dist')))
    const named = Object.entries(aliases).flatMap(([alias, path]) => {
      const file = built.get(path)
      return file ? [[alias, file] as const] : []
    })
    answer = createAnswerer(new Map([...built, ...named]), settings, headers)
  } catch (cause) {
    await close(server)
    throw cause
  }
  const { port: taken } = server.address() as AddressInfo
  const name = host === '127.0.0.1' ? 'localhost' : host
  return { url: `http://${name}:${taken}`, site: built, stop: () => close(server) }
}

const answerNotYet: RequestListener = (_, response) => {
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' })
  response.end('The site is being built\n')
}

async function listen(server: Server, host: string, port: number): Promise<void> {
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (cause) {
    throw cannotListen({ host, port }, { cause })
  }
}

async function close(server: Server): Promise<void> {
  if (!server.listening) return
  const closed = once(server, 'close')
  server.close()
  // Browsers keep connections open; without this, closing would wait for them.
  server.closeAllConnections()
  await closed
}
