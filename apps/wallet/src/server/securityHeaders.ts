import type { WalletSettings } from '../settings/WalletSettings'

/** What every answer carries: the strictest policy there is, opened only for the relays and nodes in the settings. */
export function securityHeaders({ relays, nodes }: WalletSettings): Readonly<Record<string, string>> {
  // An origin holds neither a space nor a semicolon, so that no address can write a directive of its own.
  const origins = [...relays, ...Object.values(nodes)].map((url) => {
    const { protocol, host } = new URL(url)
    return `${protocol}//${host}`
  })
  const policy = [
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', "'self'"],
    // A site's picture is shown only if it is in the message itself: to load one would tell its host who looks.
    ['img-src', "'self'", 'data:'],
    ['connect-src', "'self'", ...new Set(origins)],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    // A wallet in somebody's frame could be clicked without being seen.
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
  ]
  return {
    'content-security-policy': policy.map((directive) => directive.join(' ')).join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  }
}
