/** What a page may do beyond the strictest policy. */
export type Allowed = {
  /** Hosts to load images from, besides the page's own and `data:` URLs. */
  readonly images?: readonly string[]
  /** Hosts and sockets to connect to, besides the page's own. */
  readonly connections: readonly string[]
  /** Origins whose pages may stand in a frame of the page. */
  readonly frames?: readonly string[]
  /** Lets windows that the page opens, such as a web wallet, talk back to it. */
  readonly hasPopups?: boolean
  /** Lets the page ask for the camera, to scan a receiver. */
  readonly hasCamera?: boolean
}

/** Returns the headers of every response: no inline code, no framing, Trusted Types, and no host but the allowed ones. */
export function strictHeaders({
  images = [],
  connections,
  frames = [],
  hasPopups,
  hasCamera,
}: Allowed): Readonly<Record<string, string>> {
  const policy = [
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', "'self'"],
    ['img-src', "'self'", 'data:', ...images],
    ['connect-src', "'self'", ...new Set(connections)],
    ...(frames.length > 0 ? [['frame-src', ...frames]] : []),
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
  ]
  return {
    'content-security-policy': policy.map((directive) => directive.join(' ')).join('; '),
    'cross-origin-opener-policy': hasPopups ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': `camera=(${hasCamera ? 'self' : ''}), geolocation=(), microphone=(), payment=(), usb=()`,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  }
}
