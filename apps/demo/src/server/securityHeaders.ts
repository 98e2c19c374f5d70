import type { SiteSettings } from '../settings/SiteSettings'

/** What every answer carries: the strictest policy there is, opened only for the hosts in the settings. */
export function securityHeaders({ gateway, nodes }: SiteSettings): Readonly<Record<string, string>> {
  // An origin holds neither a space nor a semicolon, so that no address can write a directive of its own.
  const originOf = (url: string) => new URL(url).origin
  const gateways = gateway ? [originOf(gateway)] : []
  const relays = gateway ? [relayOf(gateway)] : []
  const chains = Object.values(nodes).map(originOf)
  const policy = [
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', "'self'"],
    ['img-src', "'self'", 'data:', ...gateways],
    ['connect-src', "'self'", ...new Set([...chains, ...gateways]), ...relays],
    ['font-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
  ]
  return {
    'content-security-policy': policy.map((directive) => directive.join(' ')).join('; '),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  }
}

/** The one socket that the page may open: the gateway's own relay, at its path and nowhere else. */
function relayOf(gateway: string): string {
  const { protocol, host, pathname } = new URL(gateway)
  // A path may hold what ends a directive or a policy; escaped, it means the same path.
  const path = pathname.replace(/\/$/, '').replace(/[;,']/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)
  return `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}${path}/relay`
}
