import { type Account, getAccount } from '@latchkey/core'
import type { Namespace } from '@latchkey/protocol'
import { useSelector } from './useSelector'

/** [CON-13] The account of a namespace, or of the active one; with a namespace the address has its type. */
export function useAccount<N extends Namespace = Namespace>({
  namespace,
}: {
  readonly namespace?: N
} = {}): Account<N> {
  return useSelector((state) => getAccount(state, namespace))
}
