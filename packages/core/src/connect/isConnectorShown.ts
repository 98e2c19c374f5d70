import type { Connector } from '../ports/Connector'

export type Visibility = {
  readonly isMobile: boolean
  /** Whether any injected wallet is there at all. */
  readonly hasInjected: boolean
  /** Ids, reverse-DNS names or names that the site does not want. */
  readonly excluded: readonly string[]
  readonly included: readonly string[]
}

function isListed(list: readonly string[], { id, name, info }: Connector): boolean {
  const wanted = new Set(list.map((entry) => entry.toLowerCase()))
  return [id, name, info?.rdns].some((word) => word !== undefined && wanted.has(word.toLowerCase()))
}

/** [CON-9] Whether a connector has a row of its own. */
export function isConnectorShown(
  connector: Connector,
  { isMobile, hasInjected, excluded, included }: Visibility,
): boolean {
  if (isListed(excluded, connector)) return false
  if (included.length > 0 && !isListed(included, connector)) return false
  if (connector.type !== 'INJECTED') return true
  if (!isMobile && connector.name === 'Browser Wallet') return false
  return connector.info?.rdns !== undefined || hasInjected
}
