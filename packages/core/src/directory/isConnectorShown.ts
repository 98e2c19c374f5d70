import type { Connector } from '../ports/Connector'

export type Visibility = {
  readonly isMobile: boolean
  /** Whether there is any injected wallet. */
  readonly hasInjected: boolean
  /** Ids, reverse-DNS names or names that the site excludes. */
  readonly excluded: readonly string[]
  readonly included: readonly string[]
}

/** Whether a list names a wallet by id, name or reverse-DNS name, ignoring case. */
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

/** [CON-9] Whether a connector gets a row. */
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
