import type { Namespace } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { missingAdapter } from './missingAdapter'

/** Checks that the site has an adapter for a family. Plain JavaScript may pass anything. @throws noAdapter */
export function assertFamily(latchkey: Latchkey, namespace: Namespace): void {
  if (!latchkey.adapters.has(namespace)) throw missingAdapter(latchkey, namespace)
}
