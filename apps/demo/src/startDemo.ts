import { fileURLToPath } from 'node:url'
import type { NetworkId } from 'latchkey'
import * as v from 'valibot'
import { invalidSetting } from './errors'
import { securityHeaders } from './server/securityHeaders'
import { type ServedSite, serveSite } from './server/serveSite'
import { defaultSiteSettings, type SiteSettings, siteSettingsSchema } from './settings/SiteSettings'

/** A running demo. */
export type Demo = ServedSite

/** Options of the demo. */
export type DemoOptions = {
  /** 0 picks a free port. */
  readonly port: number
  /** Loopback by default. Change it behind a proxy on another machine. */
  readonly host?: string
  readonly projectId?: string
  /** The node of each network, by CAIP-2 id. The page offers exactly these. Defaults to the two local EVM chains. */
  readonly nodes?: Readonly<Record<NetworkId, string>>
  /** Defaults to the local gateway. Null goes without one. */
  readonly gateway?: string | null
  /** The web wallet to link to. Defaults to the local one. Null has none. */
  readonly wallet?: string | null
  /** The origin of the secure frame. Defaults to the local one. Null goes without e-mail and social login. */
  readonly frame?: string | null
  /** `false` serves the last `npm run build` in `dist`. A running demo reuses that demo's build. */
  readonly build?: boolean | Demo
}

/** Builds the demo and serves it with strict headers. @throws invalidSetting, buildFailed, siteMissing, cannotListen */
export async function startDemo({ port, host, build, ...told }: DemoOptions): Promise<Demo> {
  const settings = readSettings(told)
  const root = fileURLToPath(new URL('..', import.meta.url))
  return serveSite({ root, port, host, build, settings, headers: securityHeaders(settings) })
}

function readSettings({ projectId, nodes, gateway, wallet, frame }: Omit<DemoOptions, 'port'>): SiteSettings {
  const result = v.safeParse(siteSettingsSchema, {
    projectId: projectId ?? defaultSiteSettings.projectId,
    gateway: gateway === undefined ? defaultSiteSettings.gateway : gateway,
    wallet: wallet === undefined ? defaultSiteSettings.wallet : wallet,
    frame: frame === undefined ? defaultSiteSettings.frame : frame,
    nodes: nodes ?? defaultSiteSettings.nodes,
  })
  if (result.success && Object.keys(result.output.nodes).length > 0) return result.output
  const issue = result.issues?.[0]
  throw invalidSetting({
    name: (issue && v.getDotPath(issue)) ?? 'nodes',
    reason: issue?.message ?? 'needs at least one network',
  })
}
