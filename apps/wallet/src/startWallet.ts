import { fileURLToPath } from 'node:url'
import { type ServedSite, serveSite } from '@latchkey/demo/serveSite'
import * as v from 'valibot'
import { invalidSetting } from './errors'
import { securityHeaders } from './server/securityHeaders'
import { defaultWalletSettings, type WalletSettings, walletSettingsSchema } from './settings/WalletSettings'

/** What the wallet may be told; the local stack when it is not. */
export type WalletOptions = Partial<WalletSettings> & {
  /** 0 takes any free port. */
  readonly port: number
  /** Loopback, unless it stands behind a proxy on another machine. */
  readonly host?: string
  /** `false` serves what `npm run build` has left in `dist`. */
  readonly build?: boolean
}

/** Builds the wallet and serves it under a strict policy. @throws invalidSetting, buildFailed, siteMissing, cannotListen */
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
    // Where the links of sites lead: `/wc?uri=…` to pair, `/wc?requestId=…` to a request.
    aliases: { '/wc': '/index.html' },
  })
}
