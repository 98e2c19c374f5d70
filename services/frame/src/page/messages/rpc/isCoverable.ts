import type { FramePage } from '../../FramePage'

/** The requests that a permission may cover. */
const coverable = ['eth_sendTransaction', 'wallet_sendCalls']

/** [FLG-6] Whether a permission may cover a request: the site has one that hasn't ended. Its code loads if it has any. */
export async function isCoverable({ store }: Pick<FramePage, 'store'>, method: string): Promise<boolean> {
  if (!coverable.includes(method)) return false
  const { grants } = await store.read()
  if (grants.length === 0) return false
  const { listGrants } = await import('../../grants/listGrants')
  return listGrants(grants).length > 0
}
