import { hasMethod } from '@latchkey/core'
import { notSupportedByWallet } from '@latchkey/protocol'

/** Returns a method of a wallet's object, bound to it; null if it has none of this name. */
export function callOf<Name extends string>(
  owner: unknown,
  name: Name,
): ((...args: readonly unknown[]) => Promise<unknown>) | null {
  return hasMethod(owner, name) ? async (...args) => owner[name](...args) : null
}

/** Calls a method of a wallet's object. @throws notSupportedByWallet and what the wallet throws */
export async function callMethod(provider: unknown, name: string, ...args: unknown[]): Promise<unknown> {
  const method = callOf(provider, name)
  if (!method) throw notSupportedByWallet({ what: name })
  return method(...args)
}
