/** Whether a page may use a project: `https://*.example.com` allows every host below, not the host itself. */
export function isOriginAllowed(allowed: readonly string[], origin: string | null): boolean {
  if (allowed.length === 0) return true
  // Servers and apps send none; they could send any.
  if (origin === null) return true
  return allowed.some((pattern) => toExpression(pattern).test(origin.toLowerCase()))
}

function toExpression(pattern: string): RegExp {
  const parts = pattern
    .toLowerCase()
    .split('*')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  // A star covers labels of a host name or a port, never a slash or an at-sign.
  return new RegExp(`^${parts.join('[a-z0-9.-]+')}$`)
}
