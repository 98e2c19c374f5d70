import { embeddedConnectorId, pairingConnectorId } from '@latchkey/core'
import { wrongOption } from '@latchkey/protocol'

/** Ids of connectors that are ours. */
const reserved = ['injected', 'safe', 'farcaster', 'world', pairingConnectorId, embeddedConnectorId]

/**
 * Refuses an id that an installed wallet or one of our own connectors may have: it would be listed instead, and take
 * the connection at the next visit. An announced id has a dot or a colon. Plain JavaScript may pass anything. @throws
 * invalidOption
 */
export function assertConnectorId(id: unknown): void {
  const isOurs = (text: string) => reserved.some((own) => own.toLowerCase() === text.toLowerCase())
  if (typeof id !== 'string' || !/^[\w-]+$/.test(id) || isOurs(id))
    throw wrongOption(
      'adapters.connectors',
      `ids of letters, digits, - and _ other than ${reserved.join(' ')}`,
      id,
    )
}
