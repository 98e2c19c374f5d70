const secret = /key|secret|password|token$/i

/** A value without what nobody but the gateway should read: keys, passwords, and the part of addresses that holds them. */
export function hideSecrets(value: unknown): unknown {
  if (typeof value === 'string') return hideInAddress(value)
  if (Array.isArray(value)) return value.map(hideSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      secret.test(name) && isText(inner) ? '***' : hideSecrets(inner),
    ]),
  )
}

/** Several secrets are secret, too. */
function isText(value: unknown): boolean {
  return typeof value === 'string' || (Array.isArray(value) && value.some((one) => typeof one === 'string'))
}

/** Nodes take their keys in the path or the query, databases in front of the host. */
function hideInAddress(text: string): string {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return text
  if (!URL.canParse(text)) return '***'
  const { protocol, username, host, pathname, search, password } = new URL(text)
  const user = username || password ? `${username}:***@` : ''
  const isDatabase = /^postgres(ql)?:$/.test(protocol)
  const path = isDatabase || pathname === '/' ? pathname : '/***'
  return `${protocol}//${user}${host}${path}${search ? '?***' : ''}`
}
