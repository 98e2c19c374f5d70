import { getWalletInfo, goBack, pushView, replaceView } from '@latchkey/core'
import { userRejected } from '@latchkey/protocol'
import { useEffect, useRef } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useSelector } from '../../hooks/useSelector'
import { formatValue } from '../account/formatValue'
import { plainName } from '../account/plainName'
import { networkImage } from '../network/networkImage'
import { useOpenWallet } from '../sign-in/useOpenWallet'
import { useLater } from '../useLater'
import type { ViewProps } from '../ViewProps'
import { formatExact } from './formatExact'
import { formatFee } from './formatFee'
import { groupAddress } from './groupAddress'
import { nameNotes } from './nameNotes'
import { receiverNotes } from './receiverNotes'
import { sendErrorText } from './sendErrorText'
import { isLoaded, type LoadedPlace, useSendPlace } from './useSendPlace'
import { useTransferMeaning } from './useTransferMeaning'

/** How often the fee is asked for again. */
const refreshMs = 15_000
/** When to say that the wallet's window may be hidden. */
const slowMs = 12_000

/** What the account may lack by the time it is reviewed. */
const shortages: { readonly [label: string]: 'error.send/short-of-funds' | 'error.send/short-of-gas' } = {
  'insufficient-funds': 'error.send/short-of-funds',
  'insufficient-gas': 'error.send/short-of-gas',
}

/** What leaves, what arrives, and what it costs. */
function factsOf({ own, send, network, coin }: LoadedPlace) {
  const { t, locale } = own
  const { quote, token, memo } = send
  if (!quote || !token) return []
  const symbol = plainName(token.symbol)
  const exact = (units: bigint) => `${formatExact(locale, units, token.decimals)} ${symbol}`
  const isLess = quote.received !== undefined && quote.received !== quote.amount
  return [
    ...(isLess && quote.received !== undefined
      ? [{ name: 'arrives', label: t('send.review.arrives'), value: exact(quote.received), note: null }]
      : []),
    { name: 'network', label: t('send.review.network'), value: network?.name ?? '', note: null },
    {
      name: 'fee',
      label: t('send.fee'),
      value: formatFee(locale, quote.fee.likely, coin),
      note: quote.isFeeOfWallet
        ? t('send.fee.wallet')
        : t('send.fee.atMost', { amount: formatFee(locale, quote.fee.max, coin) }),
    },
    ...quote.extra.map(({ kind, amount }) => ({
      name: kind,
      label: t(`send.extra.${kind}`),
      value: formatFee(locale, amount, coin),
      note: null,
    })),
    ...(send.isMax && quote.left > 0n
      ? [{ name: 'left', label: t('send.review.left'), value: exact(quote.left), note: null }]
      : []),
    ...(memo ? [{ name: 'memo', label: t('send.review.memo'), value: plainName(memo), note: null }] : []),
  ]
}

/** [SND-5] What is about to be sent, to check before the wallet is asked. */
export function useWalletSendPreview(_props: ViewProps<'WalletSendPreview'>) {
  const place = useSendPlace()
  const { latchkey, own, texts, actions, send, network, origins } = place
  const { quote, quoteError, token, receiver, loading, failure, isReady, isQuoting, label } = send
  const announce = useAnnounce()
  const walletName = useSelector((state) => getWalletInfo(state)?.name) ?? texts.t('label.wallet')
  const isSlow = useLater(loading, slowMs, 0)
  // A refresh of the fee must not take the button from under a finger.
  const wasReady = useRef(false)
  if (!isQuoting) wasReady.current = isReady
  const maySend = (isReady || (isQuoting && wasReady.current)) && quote !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each quote counts from its own time
  useEffect(() => {
    if (!actions || loading || !isReady) return
    return latchkey.host.setTimer(() => actions.refresh(), refreshMs)
  }, [latchkey, actions, loading, isReady, quote])
  const shortage = shortages[label]
  const fault =
    own && failure
      ? userRejected.is(failure)
        ? own.t('send.review.declined')
        : sendErrorText(texts, own, failure)
      : own && shortage && !isQuoting
        ? own.t(shortage)
        : null
  const waiting =
    own && loading ? own.t(isSlow ? 'send.review.slow' : 'send.review.wait', { wallet: walletName }) : null
  const spoken = fault ?? waiting ?? ''
  useEffect(() => {
    if (spoken) announce(spoken)
  }, [announce, spoken])
  const OpenWallet = useOpenWallet(loading)
  const meaning = useTransferMeaning(place)
  const shared = { origins, OpenWallet, meaning, loadingText: own?.t('send.tokens.loading') ?? '' }
  if (place.none) return { ...shared, none: place.none, review: null }
  if (!isLoaded(place)) return { ...shared, none: null, review: null }
  const { t, locale } = place.own
  const isFilled = Boolean(token) && receiver.address !== null && label === 'preview'
  if (!quote && isFilled && quoteError)
    return {
      ...shared,
      none: {
        title: t('send.fee.failed'),
        text: sendErrorText(texts, place.own, quoteError),
        action: { text: t('send.retry'), run: () => place.actions.refresh() },
      },
      review: null,
    }
  if (!quote && isFilled && isQuoting) return { ...shared, none: null, review: null }
  if (
    !quote ||
    !token ||
    receiver.address === null ||
    !(maySend || loading || failure || shortage || label === 'preview')
  )
    return {
      ...shared,
      none: {
        title: t('send.review.empty.title'),
        text: t('send.review.empty.text'),
        action: { text: t('send.review.empty.action'), run: () => replaceView(latchkey, 'WalletSend') },
      },
      review: null,
    }
  const back = () => {
    const { stack } = latchkey.getState().nav
    if (stack.length > 1) goBack(latchkey)
    else pushView(latchkey, 'WalletSend')
  }
  return {
    ...shared,
    none: null,
    review: {
      state: loading ? ('waiting' as const) : failure ? ('failed' as const) : ('ready' as const),
      what: t('send.review.what'),
      amount: formatExact(locale, quote.amount, token.decimals),
      symbol: plainName(token.symbol),
      isNft: token.asset.kind === 'nft',
      name: plainName(token.name),
      image: token.iconUrl,
      worth: send.currencyAmount === null ? null : formatValue(locale, Number(send.currencyAmount)),
      to: {
        label: t('send.to'),
        address: receiver.address,
        name: receiver.profileName === null ? null : plainName(receiver.profileName),
        groups: groupAddress(receiver.address),
        notes: receiverNotes(place),
      },
      networkImage: network ? networkImage(latchkey, network) : undefined,
      facts: factsOf(place),
      warning: t('send.review.warning'),
      recent: nameNotes(place).recent,
      alike: receiver.lookAlike ? t('send.alike.warn') : null,
      fault,
      waiting,
      cancel: { text: t('send.cancel'), run: back },
      send: {
        text: t(failure ? 'send.again' : 'send.send'),
        isBusy: loading,
        isDisabled: !maySend && !loading,
        run: () => {
          // The failure is in the state and shown from there.
          place.actions.send().catch((cause: unknown) => latchkey.logger.info('Nothing was sent', cause))
        },
      },
    },
  }
}
