import type { Connector } from '@latchkey/core'

/** A connector to a provider of a test's own making. */
export function toConnector(provider: unknown, type: Connector['type'] = 'ANNOUNCED'): Connector {
  return { id: 'test', name: 'Test', type, chain: 'solana', provider }
}
