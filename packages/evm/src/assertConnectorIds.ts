import { embeddedConnectorId, pairingConnectorId } from '@latchkey/core'
import { wrongOption } from '@latchkey/protocol'
import type { EvmConnector } from './connectors/EvmConnector'

/** Ids of connectors that are ours. */
const reserved = ['injected', 'safe', 'farcaster', 'world', pairingConnectorId, embeddedConnectorId]

const isReserved = (id: string) => reserved.some((own) => own.toLowerCase() === id.toLowerCase())

/**
 * Refuses ids that an installed wallet or one of our own connectors may have: it would be listed instead, and take the
 * connection at the next visit. An announced id has a dot or a colon. @throws invalidOption
 */
export function assertConnectorIds(connectors: readonly EvmConnector[] = []): void {
  // Plain JavaScript may pass anything.
  for (const { id } of connectors)
    if (typeof id !== 'string' || !/^[\w-]+$/.test(id) || isReserved(id))
      throw wrongOption(
        'adapters.connectors',
        `ids of letters, digits, - and _ other than ${reserved.join(' ')}`,
        id,
      )
}
