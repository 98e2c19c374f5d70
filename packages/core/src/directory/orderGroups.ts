import { defaultFeatures } from '../options/defaultFeatures'
import type { ConnectorGroup } from '../options/Features'

/** [CON-8] Orders the groups of wallets: the configured ones first, then the rest in the default order. */
export function orderGroups(
  configured: readonly ConnectorGroup[],
  enabled: ReadonlySet<ConnectorGroup>,
): readonly ConnectorGroup[] {
  const order = new Set([...configured, ...defaultFeatures.connectorTypeOrder])
  return [...order].filter((group) => enabled.has(group))
}
