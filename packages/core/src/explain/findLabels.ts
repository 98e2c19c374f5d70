import type { Explanation, Label } from '@latchkey/explain'
import { isSameAddress, type Namespace } from '@latchkey/protocol'
import { profileNameOf } from '../account/profileNameOf'
import { getConnector } from '../connect/getConnector'
import type { Latchkey } from '../Latchkey'
import { bookItem } from '../send/book/bookItem'
import { recentsItem } from '../send/recentsItem'
import { addressesIn } from './addressesIn'

/**
 * Returns what this browser knows of the addresses in an explanation: own accounts first, then the address book, then
 * those that were sent to before. Asks nobody, so nobody learns whom the visitor knows.
 */
export function findLabels(
  { getState, storage }: Latchkey,
  namespace: Namespace,
  explanation: Explanation,
): readonly Label[] {
  const state = getState()
  // From the storage: the state has them only once something is being sent.
  const [book, recents] = [storage.get(bookItem), storage.get(recentsItem)]
  return addressesIn(explanation).flatMap((address): readonly Label[] => {
    const find = <Known extends { readonly namespace: Namespace; readonly address: string }>(
      list: readonly Known[],
    ) => list.find((one) => one.namespace === namespace && isSameAddress(namespace, one.address, address))
    const [own, kept, recent] = [find(state.connect.rows), find(book), find(recents)]
    if (own) {
      const name =
        kept?.name ?? profileNameOf(state, own) ?? getConnector(state, own.connectorId, namespace)?.name
      return [{ address, source: 'own', name }]
    }
    if (kept) return [{ address, source: 'book', name: kept.name }]
    return recent ? [{ address, source: 'recent', name: recent.name ?? undefined }] : []
  })
}
