import type { Latchkey } from '../Latchkey'
import type { Connector } from '../ports/Connector'
import { explainedProvider } from './explainedProvider'

/** Whether what a wallet is asked is explained first. The secure frame explains what it asks the visitor itself. */
export function isExplained({ options }: Latchkey, { type }: Connector): boolean {
  return options.explain === 'all' && type !== 'AUTH'
}

/** The same connector, but with `explain: 'all'`, requests that sign something are explained first. */
export function explainedConnector(latchkey: Latchkey, connector: Connector): Connector {
  if (!isExplained(latchkey, connector)) return connector
  return { ...connector, provider: explainedProvider(latchkey, connector.chain, connector.provider) }
}
