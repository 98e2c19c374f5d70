import { type Connector, hasMethod } from '@latchkey/core'
import { fieldsOf, notSupportedByWallet } from '@latchkey/protocol'
import { asking } from './asking'

/**
 * Calls a feature of a standard wallet. Features are read each time, since a wallet may change them.
 * @throws notSupportedByWallet and what `asking` throws
 */
export function askFeature(
  connector: Connector,
  feature: `${string}:${string}`,
  ...inputs: readonly unknown[]
): Promise<unknown> {
  return asking(connector, feature, async () => {
    const method = feature.slice(feature.indexOf(':') + 1)
    const owner = fieldsOf(fieldsOf(connector.provider).features)[feature]
    if (!hasMethod(owner, method)) throw notSupportedByWallet({ what: feature })
    return owner[method]?.(...inputs)
  })
}
