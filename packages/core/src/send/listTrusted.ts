import type { Namespace } from '@latchkey/protocol'
import type { State } from '../store/State'

/**
 * The addresses of a family that the visitor trusts: in the address book, their own, and those they have sent to from
 * here. An address that only sent something to the visitor isn't one: that is how look-alikes get into histories.
 */
export function listTrusted({ send, connect }: State, namespace: Namespace): readonly string[] {
  const known = [...(send?.book ?? []), ...connect.rows, ...(send?.recents ?? [])]
  return [...new Set(known.filter((each) => each.namespace === namespace).map(({ address }) => address))]
}
