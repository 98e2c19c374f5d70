import { defaultFeatures } from '../options/defaultFeatures'
import type { ConnectorGroup } from '../options/Features'

/** [CON-8] The groups of wallets in their order: the configured ones first, the rest follow in the default order. */
export function orderGroups(
  configured: readonly ConnectorGroup[],
  enabled: ReadonlySet<ConnectorGroup>,
): readonly ConnectorGroup[] {
  const order = new Set([...configured, ...defaultFeatures.connectorTypeOrder])
  return [...order].filter((group) => enabled.has(group))
}
