import type { Connector } from '../ports/Connector'

export type Visibility = {
  readonly isMobile: boolean
  /** Whether any injected wallet is there at all. */
  readonly hasInjected: boolean
  /** Ids, reverse-DNS names or names that the site does not want. */
  readonly excluded: readonly string[]
  readonly included: readonly string[]
}

/** Whether a list names a wallet by its id, its name or its reverse-DNS name, however they are written. */
export function isListed(
  list: readonly string[],
  {
    id,
    name,
    info,
    rdns = info?.rdns,
  }: Pick<Connector, 'id' | 'name' | 'info'> & { readonly rdns?: string | undefined },
): boolean {
  const wanted = new Set(list.map((entry) => entry.toLowerCase()))
  return [id, name, rdns].some((word) => word && wanted.has(word.toLowerCase()))
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
