import { fieldsOf } from '@latchkey/protocol'

/** A method of a foreign object, bound to it; null where it has none of the name. */
export function callOf(
  owner: unknown,
  name: string,
): ((...args: readonly unknown[]) => Promise<unknown>) | null {
  const method = fieldsOf(owner)[name]
  return typeof method === 'function' ? async (...args) => Reflect.apply(method, owner, args) : null
}
