import { fieldsOf } from '@latchkey/protocol'

/** Returns the value at a path of the page, like `XverseProviders.BitcoinProvider`. Getters on the way may throw. */
export function objectAt(page: unknown, path: string): unknown {
  return path.split('.').reduce((owner: unknown, name) => fieldsOf(owner)[name], page)
}
