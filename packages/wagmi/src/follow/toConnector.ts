import type { Connector } from '@latchkey/core'
import { safeIcon, safeName } from '@latchkey/protocol'
import type { SetUpConnector } from '../config/WagmiConfig'

/** A reverse-DNS name, as wallets announce it. */
const rdnsForm = /^[\w-]+(\.[\w-]+)+$/
const idForm = /^[\w.:-]{1,253}$/

/** Returns a connector of wagmi as one of ours, or null if it has no wallet that takes requests. */
export function toConnector({ id, name, icon }: SetUpConnector, provider: unknown): Connector | null {
  if (typeof (provider as { request?: unknown } | null | undefined)?.request !== 'function') return null
  if (!idForm.test(id)) return null
  const isAnnounced = rdnsForm.test(id)
  return {
    // The id that the wallet has when we find it ourselves, so it's listed once.
    id: isAnnounced ? id : `wagmi:${id}`,
    name: safeName(name) ?? 'Wallet',
    type: isAnnounced ? 'ANNOUNCED' : 'EXTERNAL',
    chain: 'eip155',
    ...(isAnnounced ? { info: { rdns: id } } : {}),
    ...safeIcon(icon),
    provider,
  }
}
