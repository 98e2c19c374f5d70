/** What differs between the pages of the frame. */
export type PageRules = {
  /** The origins that may embed the page. Without them it is a window, which nobody embeds or holds a handle on. */
  readonly ancestors?: readonly string[]
  /** Whether a window talks to the one that opened it, which may be of another origin. */
  readonly hasOpener?: boolean
  /** The gateway that its scripts may call. */
  readonly gateway?: string | undefined
  /** Whether it has a form that posts to the frame itself. */
  readonly hasForm?: boolean
  /** The hash of the only script, for a page that loads nothing and asks nobody. It may run WebAssembly. */
  readonly loneScript?: string
}

/** Headers of everything the frame answers. */
export const everywhere: Readonly<Record<string, string>> = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** Returns the headers of an HTML page. Only its own origin's scripts run, and only the given pages may embed it. */
export function pageHeaders({
  ancestors,
  hasOpener = false,
  gateway,
  hasForm = false,
  loneScript,
}: PageRules): Record<string, string> {
  const isClosed = ancestors === undefined || ancestors.length === 0
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
    `frame-ancestors ${isClosed ? "'none'" : ancestors.join(' ')}`,
    "require-trusted-types-for 'script'",
    // The one policy names the scripts of workers.
    `trusted-types ${loneScript === undefined ? 'latchkey-frame' : "'none'"}`,
  ]
  return {
    ...everywhere,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    // Most windows meet the page that opened them through the server only.
    ...(ancestors === undefined && !hasOpener ? { 'cross-origin-opener-policy': 'same-origin' } : {}),
    ...(isClosed ? { 'x-frame-options': 'DENY' } : {}),
  }
}
