import { hasMethod } from '@latchkey/core'

/** A method of a wallet's object, bound to it; null where it has none of the name. */
export function callOf<Name extends string>(
  owner: unknown,
  name: Name,
): ((...args: readonly unknown[]) => Promise<unknown>) | null {
  return hasMethod(owner, name) ? async (...args) => owner[name](...args) : null
}
