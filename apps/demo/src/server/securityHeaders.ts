import type { SiteSettings } from '../settings/SiteSettings'
import { strictHeaders } from './strictHeaders'

/** Returns the demo's headers, which allow only the nodes, the gateway and the secure frame in the settings. */
export function securityHeaders({ gateway, frame, nodes }: SiteSettings): Readonly<Record<string, string>> {
  // An origin has no space or semicolon, so no address can add a directive.
  const originOf = (url: string) => new URL(url).origin
  const gateways = gateway ? [originOf(gateway)] : []
  const relays = gateway ? [relayOf(gateway)] : []
  return strictHeaders({
    images: gateways,
    connections: [...Object.values(nodes).map(originOf), ...gateways, ...relays],
    frames: frame ? [originOf(frame)] : [],
    hasPopups: true,
    hasCamera: true,
  })
}

/** The only socket the page may open: the gateway's relay, at its exact path. */
function relayOf(gateway: string): string {
  const { protocol, host, pathname } = new URL(gateway)
  // A path can contain characters that end a directive. Escaped, it means the same path.
  const path = pathname.replace(/\/$/, '').replace(/[;,']/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)
  return `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}${path}/relay`
}
