import { strictHeaders } from '@latchkey/demo/strictHeaders'
import type { WalletSettings } from '../settings/WalletSettings'

/**
 * Returns the wallet's headers, which allow only the relays and nodes in the settings.
 * No host may serve images: loading a site's icon would tell that host who is looking.
 */
export function securityHeaders({ relays, nodes }: WalletSettings): Readonly<Record<string, string>> {
  // An origin has no space or semicolon, so no address can add a directive.
  const connections = [...relays, ...Object.values(nodes)].map((url) => {
    const { protocol, host } = new URL(url)
    return `${protocol}//${host}`
  })
  return strictHeaders({ connections })
}
