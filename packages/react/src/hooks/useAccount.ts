import { type Account, getAccount } from '@latchkey/core'
import type { Namespace } from '@latchkey/protocol'
import { useSelector } from './useSelector'

/** [CON-13] The account of a namespace, or of the active one. */
export function useAccount({ namespace }: { readonly namespace?: Namespace } = {}): Account {
  return useSelector((state) => getAccount(state, namespace))
}
