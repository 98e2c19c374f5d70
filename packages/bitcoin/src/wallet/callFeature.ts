import { notSupportedByWallet } from '@latchkey/protocol'
import { callOf } from './callOf'
import { fieldsOf } from './fieldsOf'

/** A feature of a wallet of the standard, like `bitcoin:connect`; null where it has none. */
export function featureOf(wallet: unknown, name: string) {
  const method = name.slice(name.indexOf(':') + 1)
  return callOf(fieldsOf(fieldsOf(wallet)['features'])[name], method)
}

/** Uses a feature of a wallet of the standard. @throws notSupportedByWallet and what the wallet throws */
export async function callFeature(wallet: unknown, name: string, ...input: unknown[]): Promise<unknown> {
  const feature = featureOf(wallet, name)
  if (!feature) throw notSupportedByWallet({ what: name })
  return feature(...input)
}
