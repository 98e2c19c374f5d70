import { fieldsOf, notSupportedByWallet } from '@latchkey/protocol'
import { callOf } from './callOf'

/** A feature of a standard wallet, like `bitcoin:connect`; null if it has none. */
export function featureOf(wallet: unknown, name: string): ReturnType<typeof callOf> {
  const method = name.slice(name.indexOf(':') + 1)
  return callOf(fieldsOf(fieldsOf(wallet).features)[name], method)
}

/** Calls a feature of a standard wallet. @throws notSupportedByWallet and what the wallet throws */
export async function callFeature(wallet: unknown, name: string, ...input: unknown[]): Promise<unknown> {
  const feature = featureOf(wallet, name)
  if (!feature) throw notSupportedByWallet({ what: name })
  return feature(...input)
}
