import { fieldsOf } from '@latchkey/protocol'

/** Whether a wallet's object has a method of this name. Its getters may throw; the caller handles that. */
export function hasMethod<Name extends string>(
  owner: unknown,
  name: Name,
): owner is Readonly<Record<Name, (...args: readonly unknown[]) => unknown>> {
  return typeof fieldsOf(owner)[name] === 'function'
}
