import {
  fetchPortfolio,
  getAccount,
  goBack,
  hasGateway,
  nativeToken,
  pushView,
  replaceView,
  type SendToken,
} from '@latchkey/core'
import { useEffect, useState } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useSelector } from '../../hooks/useSelector'
import { formatHeld } from '../account/formatHeld'
import { formatValue } from '../account/formatValue'
import { plainName } from '../account/plainName'
import { isMatch } from '../isMatch'
import { useDebounced } from '../useDebounced'
import type { ViewProps } from '../ViewProps'
import { useSendPlace } from './useSendPlace'

/** How long a pause in typing updates the list, and announces the count. */
const followMs = 100
const pauseMs = 500

/** [SND-5] What the token list shows: the tokens of the account on this network, with a search. */
export function useWalletSendSelectToken(_props: ViewProps<'WalletSendSelectToken'>) {
  const place = useSendPlace()
  const { latchkey, own, actions, send, address, network, origins } = place
  const announce = useAnnounce()
  const [query, setQuery] = useState('')
  const search = useDebounced(query.trim(), followMs)
  const isServed = hasGateway(latchkey)
  useEffect(() => {
    if (address !== null && isServed) void fetchPortfolio(latchkey)
  }, [latchkey, address, isServed])
  const { tokenBalances } = send
  const isRead = useSelector((state) => {
    const { tokenBalance, tokensError } = getAccount(state).details
    return tokenBalance !== undefined || Boolean(tokensError)
  })
  const isFailed = useSelector((state) => Boolean(getAccount(state).details.tokensError))
  const locale = own?.locale ?? 'en'
  const [byAddress, setByAddress] = useState<{ readonly search: string; readonly token: SendToken | null }>()

  const pick = (choose: () => void) => {
    choose()
    const { stack } = latchkey.getState().nav
    if (stack.length > 1) goBack(latchkey)
    else replaceView(latchkey, 'WalletSend')
  }
  const held = tokenBalances.map((token) => ({
    key: token.address ?? token.symbol,
    token,
    text: `${token.name} ${token.symbol} ${token.address ?? ''}`,
    name: plainName(token.name),
    symbol: plainName(token.symbol),
    image: token.iconUrl,
    amount: `${formatHeld(locale, token.quantity.numeric)} ${plainName(token.symbol)}`,
    value: token.price > 0 ? formatValue(locale, token.value) : null,
  }))
  const found = held.filter(({ text }) => isMatch(text, search))
  const said = own && search !== '' ? own.t('send.tokens.found', { number: found.length }) : ''
  useEffect(
    () => (said === '' ? undefined : latchkey.host.setTimer(() => announce(said), pauseMs)),
    [latchkey, announce, said],
  )
  // Something like an address or a number that no token of the account has is looked up on the chain.
  const isUnknown = /^(\S{20,}|\d+)$/.test(search) && found.length === 0
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
  if (!own || !actions) return { none: place.none, list: null, origins, loading: '' }
  const { t } = own
  const coin = network?.nativeCurrency
  // Without a gateway nobody knows the tokens, but the coin of the network is always there.
  const isOnlyCoin = coin !== undefined && held.length === 0 && (!isServed || isFailed)
  const coinRow = {
    key: 'native',
    name: coin?.name ?? '',
    symbol: coin?.symbol ?? '',
    image: null,
    amount: coin?.symbol ?? '',
    value: null,
    pick: () =>
      pick(() => {
        if (network) actions.setToken(nativeToken(network))
      }),
  }
  const isLoading = isServed && !isRead
  const looked = isUnknown && byAddress?.search === search ? byAddress.token : null
  const lookedRow = looked && {
    key: search,
    name: plainName(looked.name),
    symbol: plainName(looked.symbol),
    image: null,
    amount: plainName(looked.symbol),
    value: null,
    pick: () => pick(() => actions.setToken(looked)),
  }
  return {
    none: place.none,
    origins,
    loading: t('send.tokens.loading'),
    list: {
      label: t('send.tokens'),
      search: t('send.tokens.search'),
      clear: t('send.tokens.clear'),
      query,
      setQuery,
      isLoading,
      rows: lookedRow
        ? [lookedRow]
        : isOnlyCoin && search === ''
          ? [coinRow]
          : found.map(({ token, ...row }) => ({ ...row, pick: () => pick(() => actions.setToken(token)) })),
      empty:
        found.length === 0 && search !== '' && !lookedRow
          ? {
              title: t('send.tokens.none.title', { query: search }),
              text: t('send.tokens.none.text'),
              action: { text: t('send.tokens.clear'), run: () => setQuery('') },
            }
          : held.length === 0 && !isOnlyCoin && !isLoading && !lookedRow
            ? {
                title: t('send.tokens.empty.title'),
                text: t('send.tokens.empty.text', { network: network?.name ?? '' }),
                action: latchkey.options.features.receive
                  ? { text: t('send.tokens.receive'), run: () => pushView(latchkey, 'WalletReceive') }
                  : null,
              }
            : null,
    },
  }
}
