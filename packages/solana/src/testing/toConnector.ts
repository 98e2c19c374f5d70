import type { Connector } from '@latchkey/core'

/** A connector to a test's own provider. */
export function toConnector(provider: unknown, type: Connector['type'] = 'ANNOUNCED'): Connector {
  return { id: 'test', name: 'Test', type, chain: 'solana', provider }
}
