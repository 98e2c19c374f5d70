import { fetchPortfolio, getAccount, goBack, hasGateway, replaceView, type TradedToken } from '@latchkey/core'
import { useEffect, useState } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useSelector } from '../../hooks/useSelector'
import { formatHeld } from '../account/formatHeld'
import { formatValue } from '../account/formatValue'
import { plainName } from '../account/plainName'
import { isMatch } from '../isMatch'
import { useDebounced } from '../useDebounced'
import type { ViewProps } from '../ViewProps'
import { isSwapLoaded, useSwapPlace } from './useSwapPlace'

/** How long a pause in typing updates the list, and announces the count. */
const followMs = 100
const pauseMs = 500
/** As many rows as are drawn at once. A search finds the others. */
const mostRows = 150

const textOf = ({ name, symbol, id }: TradedToken) => `${name} ${symbol} ${id}`

/** [SWP-2] What the token list shows: suggested ones, those of the account, and all of the network, with a search. */
export function useSwapSelectToken({ data: { target } }: ViewProps<'SwapSelectToken'>) {
  const place = useSwapPlace()
  const { latchkey, own, actions, swap, address, namespace, network, origins } = place
  const announce = useAnnounce()
  const [query, setQuery] = useState('')
  const search = useDebounced(query.trim(), followMs)
  useEffect(() => {
    if (address !== null && hasGateway(latchkey)) void fetchPortfolio(latchkey)
  }, [latchkey, address])
  const held = useSelector((state) => getAccount(state, namespace).details.tokenBalance)
  const [byAddress, setByAddress] = useState<{
    readonly search: string
    readonly token: TradedToken | null
  }>()
  const all = swap.tokens?.all ?? []
  const locale = own?.locale ?? 'en'
  const coin = all.find(({ asset }) => asset.kind === 'native')
  // What the account has, with the symbol and decimals that the list or the account's own reading gives.
  const owned = (held ?? []).flatMap((balance) => {
    const id = balance.address?.toLowerCase()
    const isCoin = id === undefined || id === coin?.id.toLowerCase()
    const listed = isCoin ? coin : all.find((token) => token.id.toLowerCase() === id)
    const token = listed ?? toTraded(balance, network?.caipNetworkId)
    if (!token) return []
    const amount = `${formatHeld(locale, balance.quantity.numeric)} ${plainName(token.symbol)}`
    const image = token.iconUrl ?? (balance.iconUrl || null)
    const value = balance.price > 0 ? formatValue(locale, balance.value) : null
    return [{ token, isListed: listed !== undefined, image, amount, value }]
  })
  const isFound = (token: TradedToken) => isMatch(textOf(token), search)
  const yours = owned.filter(({ token }) => isFound(token))
  const others = all.filter(isFound)
  const count = new Set([...yours.map(({ token }) => token.id), ...others.map(({ id }) => id)]).size
  const said = own && search !== '' ? own.t('swap.tokens.found', { number: count }) : ''
  useEffect(
    () => (said === '' ? undefined : latchkey.host.setTimer(() => announce(said), pauseMs)),
    [latchkey, announce, said],
  )
  // Something like an address that isn't on the list is looked up on the chain.
  const isUnknown = /^\S{20,}$/.test(search) && count === 0
  useEffect(() => {
    if (!isUnknown || !actions) return
    let isCurrent = true
    actions
      .findToken(search)
      .catch((cause: unknown) => {
        latchkey.logger.info('This is no token', cause)
        return null
      })
      .then((token) => {
        if (isCurrent) setByAddress({ search, token })
      })
    return () => {
      isCurrent = false
    }
  }, [latchkey, actions, isUnknown, search])
  const shared = { none: place.none, origins, loading: own?.t('swap.loading') ?? '' }
  if (!isSwapLoaded(place)) return { ...shared, list: null }
  const { t } = place.own
  const taken = target === 'sourceToken' ? swap.from : swap.to
  const pick = (token: TradedToken) => () => {
    place.actions.setToken(target, token)
    const { stack } = latchkey.getState().nav
    if (stack.length > 1) goBack(latchkey)
    else replaceView(latchkey, 'Swap')
  }
  const rowOf = (
    token: TradedToken,
    more: { image?: string | null; amount?: string; value?: string | null },
  ) => ({
    key: token.id,
    name: plainName(token.name),
    symbol: plainName(token.symbol),
    image: more.image ?? token.iconUrl,
    amount: more.amount ?? plainName(token.symbol),
    value: more.value ?? null,
    isTaken: taken?.id.toLowerCase() === token.id.toLowerCase(),
    pick: pick(token),
  })
  const looked = isUnknown && byAddress?.search === search ? byAddress.token : null
  const groups = [
    {
      key: 'yours',
      label: t('swap.tokens.yours'),
      // Anyone can send a token that calls itself like a known one.
      rows: yours.map(({ token, isListed, amount, ...more }) =>
        rowOf(token, { ...more, amount: isListed ? amount : `${amount} · ${t('swap.tokens.unlisted')}` }),
      ),
    },
    {
      key: 'all',
      label: t('swap.tokens.all'),
      rows: looked
        ? [rowOf(looked, { amount: `${plainName(looked.symbol)} · ${t('swap.tokens.unlisted')}` })]
        : others.slice(0, mostRows).map((token) => rowOf(token, {})),
    },
  ].filter(({ rows }) => rows.length > 0)
  return {
    ...shared,
    list: {
      search: t('swap.tokens.search'),
      clear: t('swap.tokens.clear'),
      chosen: t('swap.tokens.chosen'),
      query,
      setQuery,
      suggested:
        search === ''
          ? {
              label: t('swap.tokens.suggested'),
              rows: (swap.tokens?.suggested ?? []).map((token) => rowOf(token, {})),
            }
          : null,
      groups,
      empty:
        groups.length === 0
          ? {
              title: t('swap.tokens.none.title', { query: search }),
              text: t('swap.tokens.none.text'),
              action: { text: t('swap.tokens.clear'), run: () => setQuery('') },
            }
          : null,
    },
  }
}

type Held = {
  readonly address?: string | undefined
  readonly symbol: string
  readonly name: string
  readonly iconUrl: string
  readonly quantity: { readonly decimals: string }
}

/** A token of the account that isn't on the list. Its decimals are compared with the chain's before anything is sent. */
function toTraded(held: Held, networkId: string | undefined): TradedToken | null {
  const { address: id, symbol, name, iconUrl } = held
  const decimals = Number(held.quantity.decimals)
  if (!id || !networkId || !id.startsWith(`${networkId}:`)) return null
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 255) return null
  const token = id.slice(networkId.length + 1)
  return { id, asset: { kind: 'token', token }, symbol, name, decimals, iconUrl: iconUrl || null }
}
