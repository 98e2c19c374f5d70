import { notSupportedByWallet } from '@latchkey/protocol'
import { featureOf } from './featureOf'

/** Calls a feature of a standard wallet. @throws notSupportedByWallet and what the wallet throws */
export async function callFeature(wallet: unknown, name: string, ...input: unknown[]): Promise<unknown> {
  const feature = featureOf(wallet, name)
  if (!feature) throw notSupportedByWallet({ what: name })
  return feature(...input)
}
