/** What differs between the pages of the frame. */
export type PageRules = {
  /** The origins that may embed the page; none by default. */
  readonly ancestors?: readonly string[]
  /** The gateway that its scripts may call. */
  readonly gateway?: string | undefined
  /** Whether it has a form that posts to the frame itself. */
  readonly hasForm?: boolean
}

/** Headers of everything the frame answers. */
export const everywhere: Readonly<Record<string, string>> = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** Returns the headers of an HTML page. Only its own origin's scripts run, and only the given pages may embed it. */
export function pageHeaders({ ancestors = [], gateway, hasForm = false }: PageRules): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src 'self'${gateway === undefined ? '' : ` ${new URL(gateway).origin}`}`,
    "img-src 'self' data:",
    "worker-src 'self'",
    `form-action ${hasForm ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    `frame-ancestors ${ancestors.length === 0 ? "'none'" : ancestors.join(' ')}`,
    "require-trusted-types-for 'script'",
  ]
  return {
    ...everywhere,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    // A page that opened this one must not keep a handle on it where it holds keys.
    ...(ancestors.length === 0 ? { 'x-frame-options': 'DENY' } : {}),
  }
}
