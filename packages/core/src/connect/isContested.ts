import type { Connector } from '../ports/Connector'

/** Returns the id that a wallet announced, as it is compared with those of others. */
export function claimOf({ claims, id }: Connector): string {
  return (claims ?? id).toLowerCase()
}

/** Whether two wallets of a family are different programs that announced the same id. */
export function isRival(one: Connector, other: Connector): boolean {
  return (
    // Only announced wallets are objects of other programs. Ours may be found again with a new object.
    one.type === 'ANNOUNCED' &&
    other.type === one.type &&
    other.chain === one.chain &&
    other.provider !== one.provider &&
    claimOf(other) === claimOf(one)
  )
}

/**
 * Whether another program announced the id of a wallet too. Everything in an announcement can be copied, so nothing
 * tells which of them is the wallet and which the impostor.
 */
export function isContested(connectors: readonly Connector[], connector: Connector): boolean {
  return connectors.some((other) => isRival(connector, other))
}
