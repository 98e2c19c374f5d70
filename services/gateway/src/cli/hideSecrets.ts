const secret = /key|secret|password|token$/i

/** Removes secrets from a value: keys, passwords, and the parts of URLs that contain them. */
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

/** A list of secrets is secret too. */
function isText(value: unknown): boolean {
  return typeof value === 'string' || (Array.isArray(value) && value.some((one) => typeof one === 'string'))
}

/** Nodes take keys in the path or query, databases a password before the host. */
function hideInAddress(text: string): string {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return text
  if (!URL.canParse(text)) return '***'
  const { protocol, username, host, pathname, search, password } = new URL(text)
  const user = username || password ? `${username}:***@` : ''
  const isDatabase = /^postgres(ql)?:$/.test(protocol)
  const path = isDatabase || pathname === '/' ? pathname : '/***'
  return `${protocol}//${user}${host}${path}${search ? '?***' : ''}`
}
