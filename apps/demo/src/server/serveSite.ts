import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { cannotListen } from '../errors'
import { buildSite } from './buildSite'
import { createAnswerer } from './createAnswerer'
import { readSite, type Site } from './readSite'

/** A site that is being served. */
export type ServedSite = {
  readonly url: string
  /** The build, to serve it again with other settings. */
  readonly site: Site
  readonly stop: () => Promise<void>
}

/** What to serve, and where. */
export type ServeOptions = {
  /** The folder of the sources, with their `vite.config.ts`. */
  readonly root: string
  /** 0 picks a free port. */
  readonly port: number
  /** Loopback by default. Change it behind a proxy on another machine. */
  readonly host?: string | undefined
  /** `false` serves the last build in `dist`. A running site reuses that site's build. */
  readonly build?: boolean | Pick<ServedSite, 'site'> | undefined
  /** Served to the page as `/settings.json`. */
  readonly settings: unknown
  readonly headers: Readonly<Record<string, string>>
  /** Other paths of files, such as `/wc` for `/index.html`. */
  readonly aliases?: Readonly<Record<string, string>>
}

/**
 * Builds a site and serves it.
 * From memory: one build serves several sites with their own settings after its temporary folder is gone.
 * File servers such as sirv read from disk and need compressed copies beside the files.
 * @throws buildFailed, siteMissing, cannotListen
 */
export async function serveSite(options: ServeOptions): Promise<ServedSite> {
  const { root, port, host = '127.0.0.1', build = true, settings, headers, aliases = {} } = options
  let answer = answerNotYet
  let built: Site
  const server = createServer((request, response) => answer(request, response))
  // Take the port first, to fail before the build.
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
  response.end('The site is still being built')
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
  // Browsers keep connections open, and closing would wait for them.
  server.closeAllConnections()
  await closed
}
