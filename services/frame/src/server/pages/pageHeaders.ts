/** What differs between the pages of the frame. */
export type PageRules = {
  /** The origins that may embed the page; none by default. */
  readonly ancestors?: readonly string[]
  /** The gateway that its scripts may call. */
  readonly gateway?: string | undefined
  /** Whether it has a form that posts to the frame itself. */
  readonly hasForm?: boolean
  /** The hash of the only script, for a page that loads nothing and asks nobody. It may run WebAssembly. */
  readonly loneScript?: string
  /** Whether the page that opened this one loses its handle on it, for a page that shows keys. */
  readonly isCutOff?: boolean
}

/** Headers of everything the frame answers. */
export const everywhere: Readonly<Record<string, string>> = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** Returns the headers of an HTML page. Only its own origin's scripts run, and only the given pages may embed it. */
export function pageHeaders({
  ancestors = [],
  gateway,
  hasForm = false,
  loneScript,
  isCutOff = false,
}: PageRules): Record<string, string> {
  const sources =
    loneScript === undefined
      ? [
          "script-src 'self'",
          "style-src 'self'",
          `connect-src 'self'${gateway === undefined ? '' : ` ${new URL(gateway).origin}`}`,
          "img-src 'self' data:",
          "worker-src 'self'",
        ]
      : [`script-src '${loneScript}' 'wasm-unsafe-eval'`]
  const policy = [
    "default-src 'none'",
    ...sources,
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
    ...(isCutOff ? { 'cross-origin-opener-policy': 'same-origin' } : {}),
    ...(ancestors.length === 0 ? { 'x-frame-options': 'DENY' } : {}),
  }
}
