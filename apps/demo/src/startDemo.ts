import { fileURLToPath } from 'node:url'
import type { NetworkId } from 'latchkey'
import * as v from 'valibot'
import { invalidSetting } from './errors'
import { securityHeaders } from './server/securityHeaders'
import { type ServedSite, serveSite } from './server/serveSite'
import { defaultSiteSettings, type SiteSettings, siteSettingsSchema } from './settings/SiteSettings'

/** A running demo. */
export type Demo = ServedSite

/** What the demo may be told. */
export type DemoOptions = {
  /** 0 takes any free port. */
  readonly port: number
  /** Loopback, unless it stands behind a proxy on another machine. */
  readonly host?: string
  readonly projectId?: string
  /** Where each network is read, by CAIP-2; the page offers exactly these. The two local EVM chains when not set. */
  readonly nodes?: Readonly<Record<NetworkId, string>>
  /** The local gateway when not set; null goes without one. */
  readonly gateway?: string | null
  /** The web wallet that visitors are led to; the local one when not set, null has none. */
  readonly wallet?: string | null
  /** `false` serves what `npm run build` has left in `dist`; another demo serves what that one does. */
  readonly build?: boolean | Demo
}

/** Builds the demo and serves it under a strict policy. @throws invalidSetting, buildFailed, siteMissing, cannotListen */
export async function startDemo({ port, host, build, ...told }: DemoOptions): Promise<Demo> {
  const settings = readSettings(told)
  const root = fileURLToPath(new URL('..', import.meta.url))
  return serveSite({ root, port, host, build, settings, headers: securityHeaders(settings) })
}

function readSettings({ projectId, nodes, gateway, wallet }: Omit<DemoOptions, 'port'>): SiteSettings {
  const result = v.safeParse(siteSettingsSchema, {
    projectId: projectId ?? defaultSiteSettings.projectId,
    gateway: gateway === undefined ? defaultSiteSettings.gateway : gateway,
    wallet: wallet === undefined ? defaultSiteSettings.wallet : wallet,
    nodes: nodes ?? defaultSiteSettings.nodes,
  })
  if (result.success && Object.keys(result.output.nodes).length > 0) return result.output
  const issue = result.issues?.[0]
  throw invalidSetting({
    name: (issue && v.getDotPath(issue)) ?? 'nodes',
    reason: issue?.message ?? 'at least one network is needed',
  })
}
