import { fetchNfts, getAccount, openSend, pushView } from '@latchkey/core'
import type { Nft } from '@latchkey/protocol'
import { useEffect } from 'react'
import { formatAgo } from '../../i18n/formatAgo'
import { useNow } from '../useNow'
import { useSentinel } from '../useSentinel'
import { plainName } from './plainName'
import { useActiveAccount } from './useActiveAccount'
import type { PanelProps } from './useAssetTexts'

/** How long a read stays fresh. */
const freshMs = 30_000

/** [ACC-3] What the NFTs tab shows. */
export function useNftsPanel({ texts: { t, locale } }: PanelProps) {
  const { latchkey, caipAddress, details, network, origins } = useActiveAccount()
  const { nfts = [], next, loading = true, at, error } = details.collectibles ?? {}
  const now = useNow(Boolean(error), 30_000)
  // The refresh button reloads an open tab. This covers another account.
  useEffect(() => {
    const { collectibles } = getAccount(latchkey.getState()).details
    if (caipAddress && latchkey.host.now() - (collectibles?.at ?? 0) >= freshMs) void fetchNfts(latchkey)
  }, [latchkey, caipAddress])
  const { can } = (network && latchkey.adapters.get(network.chainNamespace)) ?? {}
  const canSend = Boolean(latchkey.options.features.send && can?.transfers)
  const send = async (nft: Nft | undefined) => {
    if (!nft) return
    const { tokenId, contract, imageUrl } = nft
    const name = nft.name ?? `#${tokenId}`
    // CAIP-19: the network, then the standard and the contract, then the number.
    const standard = nft.id.split('/')[1]?.split(':')[0] ?? ''
    const asset = { kind: 'nft', standard, token: contract, id: tokenId } as const
    try {
      const form = await openSend(latchkey)
      form.reset()
      form.setToken({ asset, symbol: name, name, decimals: 0, price: null, iconUrl: imageUrl })
      form.setAmount('1')
      pushView(latchkey, 'WalletSend')
    } catch (cause) {
      latchkey.logger.error('Could not load sending', cause)
    }
  }
  const loadMore = () => void fetchNfts(latchkey, { isMore: true })
  const sentinel = useSentinel(Boolean(next) && !loading && !error, loadMore)
  const read = () => void fetchNfts(latchkey)
  const values = { network: network?.name ?? '' }
  const receive = { text: t('account.receive'), run: () => pushView(latchkey, 'WalletReceive') }
  const isNone = nfts.length === 0 && !next
  return {
    origins,
    label: t('account.tab.nfts'),
    loading: isNone && loading ? t('account.loading') : null,
    line: error && at !== undefined ? t('account.stale', { age: formatAgo(locale, at, now) }) : null,
    retry: { text: t('account.retry'), isBusy: loading, run: read },
    items: nfts.map(({ id, name, collection, tokenId, imageUrl }) => ({
      id,
      name: plainName(name ?? `#${tokenId}`),
      collection: collection && plainName(collection),
      image: imageUrl,
      sendText: t('account.nfts.send', { name: plainName(name ?? `#${tokenId}`) }),
    })),
    send: canSend ? (id: string) => send(nfts.find((nft) => nft.id === id)) : null,
    more: next ? { sentinel, text: t('account.more'), isBusy: loading, load: loadMore } : null,
    none: !isNone
      ? null
      : error
        ? {
            title: t('account.nfts.failed.title'),
            text: t('account.nfts.failed.text'),
            action: { text: t('account.retry'), run: read },
          }
        : {
            title: t('account.nfts.none.title'),
            text: t('account.nfts.none.text', values),
            action: latchkey.options.features.receive ? receive : null,
          },
  }
}
