import { hasMethod } from '@latchkey/core'

/** Returns a method of a wallet's object, bound to it; null if it has none of this name. */
export function callOf<Name extends string>(
  owner: unknown,
  name: Name,
): ((...args: readonly unknown[]) => Promise<unknown>) | null {
  return hasMethod(owner, name) ? async (...args) => owner[name](...args) : null
}
