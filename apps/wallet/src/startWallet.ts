import { fileURLToPath } from 'node:url'
import { type ServedSite, serveSite } from '@latchkey/demo/serveSite'
import * as v from 'valibot'
import { invalidSetting } from './errors'
import { securityHeaders } from './server/securityHeaders'
import { defaultWalletSettings, type WalletSettings, walletSettingsSchema } from './settings/WalletSettings'

/** Options of the wallet. Defaults to the local stack. */
export type WalletOptions = Partial<WalletSettings> & {
  /** 0 picks a free port. */
  readonly port: number
  /** Loopback by default. Change it behind a proxy on another machine. */
  readonly host?: string
  /** `false` serves the last `npm run build` in `dist`. */
  readonly build?: boolean
}

/**
 * Builds the wallet and serves it with strict headers. @throws invalidSetting, buildFailed, siteMissing,
 * cannotListen
 */
export async function startWallet({ port, host, build, ...told }: WalletOptions): Promise<ServedSite> {
  const result = v.safeParse(walletSettingsSchema, { ...defaultWalletSettings, ...told })
  if (!result.success) {
    const [issue] = result.issues
    throw invalidSetting({ name: v.getDotPath(issue) ?? '', reason: issue.message })
  }
  const settings = result.output
  return serveSite({
    root: fileURLToPath(new URL('..', import.meta.url)),
    port,
    host,
    build,
    settings,
    headers: securityHeaders(settings),
    // The target of sites' links: `/wc?uri=…` to pair, `/wc?requestId=…` to a request.
    aliases: { '/wc': '/index.html' },
  })
}
