/** The strictest policy a page can have; `nonce` allows style elements that carry it. */
export function strictHeaders(nodes: readonly string[], nonce?: string): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    "img-src 'self' data:",
    `connect-src 'self' ${nodes.map((url) => new URL(url).origin).join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
  return { 'content-security-policy': policy.join('; ') }
}
