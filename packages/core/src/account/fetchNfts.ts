import { getNfts, isLatchkeyError, networkFailure } from '@latchkey/protocol'
import { getAccount } from '../connect/getAccount'
import { hasGateway } from '../http/hasGateway'
import { openGateway } from '../http/openGateway'
import type { Latchkey } from '../Latchkey'
import { getNetwork } from '../network/getNetwork'
import { isServed } from '../rpc/isServed'
import type { CollectiblesState } from './AccountState'
import { detailsLearnt } from './transitions'

const initial: CollectiblesState = { nfts: [], next: undefined, loading: false, error: null }

/**
 * [ACC-3] Fetches the collectibles of the active account on its network: the first page, or the next one. Spam is left
 * out; a failure keeps the last ones. Never throws.
 */
export async function fetchNfts(latchkey: Latchkey, { isMore = false } = {}): Promise<void> {
  const { store, host, logger } = latchkey
  const { address, caipAddress, namespace } = getAccount(store.getState())
  const now = getNetwork(store.getState(), namespace)
  if (!address || !caipAddress || !now || !hasGateway(latchkey)) return
  const known = () => store.getState().account.byAddress[caipAddress]?.collectibles ?? initial
  const before = known()
  if (before.loading || (isMore && !before.next)) return
  const learn = (learnt: Partial<CollectiblesState>) =>
    store.send(detailsLearnt, { caipAddress, details: { collectibles: { ...known(), ...learnt } } })
  const cursor = isMore ? before.next : undefined
  const chainId = now.networkId
  learn({ loading: true, error: null })
  try {
    const { nfts, next } =
      latchkey.adapters.get(namespace)?.traits.nfts && (await isServed(latchkey, chainId))
        ? await openGateway(latchkey).call(getNfts, {
            params: { address },
            query: { chainId, ...(cursor ? { cursor } : {}) },
          })
        : { nfts: [], next: null }
    const shown = nfts.filter((nft) => !nft.isSpam && nft.chainId === chainId)
    const all = isMore ? [...before.nfts, ...shown] : shown
    learn({
      nfts: [...new Map(all.map((nft) => [nft.id, nft])).values()],
      next: next && next !== cursor ? next : undefined,
      loading: false,
      ...(isMore ? {} : { at: host.now() }),
    })
  } catch (cause) {
    logger.warn('Could not fetch the collectibles', cause)
    learn({ loading: false, error: isLatchkeyError(cause) ? cause : networkFailure({}, { cause }) })
  }
}
