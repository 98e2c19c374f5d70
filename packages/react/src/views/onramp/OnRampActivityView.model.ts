import { fetchHistory, getAccount, type Latchkey } from '@latchkey/core'
import { useEffect } from 'react'
import { useNow } from '../useNow'
import type { ViewProps } from '../ViewProps'
import { backToForm } from './backToForm'
import { imageOf } from './imageOf'
import { listPurchases } from './listPurchases'
import { isLoaded, useOnrampPlace } from './useOnrampPlace'

/** How often to read the gateway's list while something in it is open that core doesn't follow. */
const openMs = 3_000

/** The gateway lists the purchases from all vendors under this name. */
const listed = 'coinbase'

/** [ACC-7] The state already holds the failure. */
function read(latchkey: Latchkey): void {
  fetchHistory(latchkey, { onramp: listed }).catch((cause) =>
    latchkey.logger.info('There is no account to read', cause),
  )
}

/** [ONR-2] What the list of purchases shows, by month. */
export function useOnRampActivity(_props: ViewProps<'OnRampActivity'>) {
  const place = useOnrampPlace()
  const { latchkey, own, texts, onramp, account, network, origins } = place
  const { caipAddress, details } = account
  const now = useNow(true, 30_000)
  // A gateway without vendors has no list, and refuses.
  const isListed = (onramp.networks?.length ?? 0) > 0
  const { coinbaseTransactions = [], loading = false } = details.activity ?? {}
  const mine = onramp.purchases.filter(({ networkId, address }) => `${networkId}:${address}` === caipAddress)
  const months =
    own === null ? [] : listPurchases({ own, now, network }, mine, isListed ? coinbaseTransactions : [])
  const isOwn = (row: { readonly id: string }) => mine.some(({ orderId }) => orderId === row.id)
  const isOpen = months.some(({ rows }) => rows.some((row) => row.state === 'open' && !isOwn(row)))
  useEffect(() => {
    if (isListed && caipAddress) read(latchkey)
  }, [latchkey, isListed, caipAddress])
  useEffect(() => {
    if (!isListed || !isOpen || loading) return
    return latchkey.host.setTimer(() => {
      if (getAccount(latchkey.getState()).caipAddress === caipAddress) read(latchkey)
    }, openMs)
  }, [latchkey, isListed, isOpen, loading, caipAddress])
  const isNone = months.length === 0
  const isLoading = !isLoaded(place) || (isNone && loading)
  return {
    none: !account.address
      ? place.none
      : isNone && !isLoading && own
        ? {
            title: own.t('onramp.activity.none.title'),
            text: own.t('onramp.activity.none.text'),
            action: place.isOn ? { text: texts.t('onramp.buy'), run: () => backToForm(latchkey) } : null,
          }
        : null,
    loading: isLoading ? (own?.t('onramp.loading') ?? '') : null,
    label: own?.t('onramp.activity') ?? '',
    bought: own?.t('onramp.bought') ?? '',
    origins,
    months: months.map((month) => ({
      ...month,
      rows: month.rows.map((row) => ({ ...row, image: imageOf(latchkey, 'token', row.symbol) })),
    })),
  }
}
