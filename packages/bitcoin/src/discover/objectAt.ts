import { fieldsOf } from '@latchkey/protocol'

/** What stands at a place of the page, like `XverseProviders.BitcoinProvider`; the way may throw. */
export function objectAt(page: unknown, path: string): unknown {
  return path.split('.').reduce((owner: unknown, name) => fieldsOf(owner)[name], page)
}
