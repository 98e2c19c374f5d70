import { notSupportedByWallet } from '@latchkey/protocol'
import { callOf } from './callOf'

/** Calls a method of a wallet's object. @throws notSupportedByWallet and what the wallet throws */
export async function callMethod(provider: unknown, name: string, ...args: unknown[]): Promise<unknown> {
  const method = callOf(provider, name)
  if (!method) throw notSupportedByWallet({ what: name })
  return method(...args)
}
