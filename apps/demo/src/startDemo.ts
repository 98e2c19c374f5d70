import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { cannotListen, invalidSetting } from './errors'
import { buildSite } from './server/buildSite'
import { createAnswerer } from './server/createAnswerer'
import { readSite } from './server/readSite'
import { defaultSiteSettings, type SiteSettings, siteSettingsSchema } from './settings/SiteSettings'

/** A running demo. */
export type Demo = { readonly url: string; readonly stop: () => Promise<void> }

/** What the demo may be told. */
export type DemoOptions = {
  /** 0 takes any free port. */
  readonly port: number
  /** Loopback, unless it stands behind a proxy on another machine. */
  readonly host?: string
  readonly projectId?: string
  /** Where each chain is read; the page offers exactly these. The two local chains when not set. */
  readonly rpcUrls?: { readonly [chainId: string]: string }
  /** The local gateway when not set; null goes without one. */
  readonly gateway?: string | null
  /** `false` serves what `npm run build` has left in `dist`. */
  readonly build?: boolean
}

/** Builds the demo and serves it under a strict policy. @throws invalidSetting, buildFailed, siteMissing, cannotListen */
export async function startDemo(options: DemoOptions): Promise<Demo> {
  const { port, host = '127.0.0.1', build = true } = options
  const settings = readSettings(options)
  let answer = answerNotYet
  const server = createServer((request, response) => answer(request, response))
  // The port first: that it is taken is told at once, not after the build.
  await listen(server, host, port)
  try {
    const site = build
      ? await buildSite()
      : await readSite(fileURLToPath(new URL('../dist', import.meta.url)))
    answer = createAnswerer(site, settings)
  } catch (cause) {
    await close(server)
    throw cause
  }
  const { port: taken } = server.address() as AddressInfo
  const name = host === '127.0.0.1' ? 'localhost' : host
  return { url: `http://${name}:${taken}`, stop: () => close(server) }
}

const answerNotYet: RequestListener = (_, response) => {
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' })
  response.end('The demo is being built\n')
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

function readSettings({ projectId, rpcUrls, gateway }: DemoOptions): SiteSettings {
  const result = v.safeParse(siteSettingsSchema, {
    projectId: projectId ?? defaultSiteSettings.projectId,
    gateway: gateway === undefined ? defaultSiteSettings.gateway : gateway,
    rpcUrls: rpcUrls ?? defaultSiteSettings.rpcUrls,
  })
  if (result.success && Object.keys(result.output.rpcUrls).length > 0) return result.output
  const issue = result.issues?.[0]
  throw invalidSetting({
    name: (issue && v.getDotPath(issue)) ?? 'rpcUrls',
    reason: issue?.message ?? 'at least one chain is needed',
  })
}
