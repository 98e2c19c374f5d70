import {
  getWalletInfo,
  goBack,
  pushView,
  replaceView,
  type SwapRunStep,
  type TradedToken,
  transactionUrl,
} from '@latchkey/core'
import { swapUnanswered, userRejected } from '@latchkey/protocol'
import { useEffect, useRef, useState } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useSelector } from '../../hooks/useSelector'
import { formatValue } from '../account/formatValue'
import { plainName } from '../account/plainName'
import { formatExact } from '../send/formatExact'
import { moneyOf } from '../send/moneyOf'
import { useOpenWallet } from '../sign-in/useOpenWallet'
import { useLater } from '../useLater'
import type { ViewProps } from '../ViewProps'
import { formatShort } from './formatShort'
import { swapErrorText } from './swapErrorText'
import { impactWarning, swapFacts } from './swapFacts'
import { useSwapMeaning } from './useSwapMeaning'
import { isSwapLoaded, type LoadedSwapPlace, type SwapPlace, useSwapPlace } from './useSwapPlace'
import { useWorsePrice } from './useWorsePrice'

/** When to say that the wallet's window may be hidden. */
const slowMs = 12_000

type Kind = SwapRunStep['kind']
const isApproval = (kind: Kind | undefined) => kind === 'approve' || kind === 'reset-approval'

/** The steps: those that run, or what the offer will take. */
function stepsOf({ swap }: SwapPlace): readonly SwapRunStep[] {
  const { run, plan } = swap
  if (run?.isRunning) return run.steps
  const done = run?.steps.filter(({ state }) => state === 'done') ?? []
  const kinds = plan?.acts.map(({ kind }) => kind) ?? []
  const all = kinds.includes('send') || kinds.includes('batch') ? kinds : [...kinds, 'send' as const]
  return [...done, ...all.map((kind) => ({ kind, state: 'next' as const, hash: null }))]
}

function shownSteps(place: LoadedSwapPlace, steps: readonly SwapRunStep[]) {
  const { own, swap, network } = place
  const { t, locale } = own
  const { from, to, units } = swap
  const symbol = plainName(from?.symbol ?? '')
  const amount = from && units !== null ? `${formatShort(locale, units, from.decimals)} ${symbol}` : symbol
  const textOf = (kind: Kind) => {
    if (kind === 'send') return t('swap.step.send', { symbol: plainName(to?.symbol ?? '') })
    if (kind === 'batch') return t('swap.step.batch')
    return kind === 'reset-approval'
      ? t('swap.step.reset-approval', { symbol })
      : t(`swap.step.${kind}`, { amount })
  }
  return steps.map(({ kind, state, hash }, at) => {
    const href = hash && network ? transactionUrl(network, hash) : null
    return {
      key: `${kind}-${at}`,
      text: textOf(kind),
      state:
        state === 'done' ? ('done' as const) : state === 'next' ? ('next' as const) : ('current' as const),
      said: state === 'done' ? t('swap.step.done') : state === 'next' ? '' : t('swap.step.current'),
      link: href ? { href, text: t('swap.step.open') } : null,
    }
  })
}

/** What the visitor has to do or to wait for now. */
function waitingFor(place: SwapPlace, wallet: string, isSlow: boolean): string | null {
  const { own, swap } = place
  const { run, from } = swap
  if (!own || !run?.isRunning) return null
  const now = run.steps.find(({ state }) => state === 'wallet' || state === 'chain')
  if (!now) return own.t('swap.wait.quote')
  if (now.state === 'chain') return own.t('swap.wait.chain')
  if (isSlow) return own.t('swap.wait.slow', { wallet })
  if (isApproval(now.kind))
    return own.t('swap.wait.approve', { symbol: plainName(from?.symbol ?? ''), wallet })
  return own.t(now.kind === 'sign' ? 'swap.wait.sign' : 'swap.wait.send', { wallet })
}

/** [SWP-2] What is about to be swapped, and each step of it. */
export function useSwapPreview(_props: ViewProps<'SwapPreview'>) {
  const place = useSwapPlace()
  const { latchkey, own, texts, swap, origins } = place
  const { quote, from, to, units, run, failure, isReady, isQuoting, label, quoteError } = swap
  const announce = useAnnounce()
  const walletName = useSelector((state) => getWalletInfo(state)?.name) ?? texts.t('label.wallet')
  const isRunning = run?.isRunning ?? false
  const isAsked = isRunning && (run?.steps.some(({ state }) => state === 'wallet') ?? false)
  const isSlow = useLater(isAsked, slowMs, 0)
  // A refresh must not take the button from under a finger.
  const wasReady = useRef(false)
  if (!isQuoting) wasReady.current = isReady
  const isWorse = useWorsePrice(latchkey, quote)
  const [isMoved, setIsMoved] = useState(false)
  const maySwap = (isReady || (isQuoting && wasReady.current)) && quote !== null
  const steps = stepsOf(place)
  const next = steps.find(({ state }) => state !== 'done')?.kind
  const stopped = run?.stoppedAt ?? next
  const declinedAt = stopped === 'send' || stopped === 'batch' ? 'send' : 'approve'
  const lack = label === 'insufficient-balance' || label === 'insufficient-gas' ? label : null
  const fault =
    own && isMoved && !isRunning
      ? own.t('error.swap/moved')
      : own && failure
        ? userRejected.is(failure)
          ? own.t(`swap.declined.${declinedAt}`)
          : swapErrorText(texts, own, failure)
        : own && quoteError && !isQuoting
          ? swapErrorText(texts, own, quoteError)
          : own && lack && !isQuoting
            ? own.t(`swap.label.${lack}`, { symbol: plainName(place.coin.symbol) })
            : null
  const waiting = waitingFor(place, walletName, isSlow)
  const spoken = waiting ?? fault ?? ''
  useEffect(() => {
    if (spoken) announce(spoken)
  }, [announce, spoken])
  const OpenWallet = useOpenWallet(isAsked)
  const meaning = useSwapMeaning(place)
  const shared = { origins, OpenWallet, meaning, loadingText: own?.t('swap.loading') ?? '' }
  if (place.none) return { ...shared, none: place.none, review: null }
  if (!isSwapLoaded(place)) return { ...shared, none: null, review: null }
  const { t } = place.own
  const shown = isRunning ? (run?.agreed ?? quote) : quote
  if (!shown && from && to && units && isQuoting) return { ...shared, none: null, review: null }
  if (!shown || !from || !to || !units)
    return {
      ...shared,
      none: {
        title: fault ?? t('swap.review.empty.title'),
        text: t('swap.review.empty.text'),
        action: { text: t('swap.review.empty.action'), run: () => replaceView(latchkey, 'Swap') },
      },
      review: null,
    }
  const back = () => {
    const { stack } = latchkey.getState().nav
    if (stack.length > 1) goBack(latchkey)
    else pushView(latchkey, 'Swap')
  }
  const swapNow = (way?: 'batch' | 'sequence') => () => {
    const isNews = !isRunning && isWorse()
    setIsMoved(isNews)
    if (isNews) return
    // The failure is in the state and shown from there.
    place.actions.swap(way).catch((cause: unknown) => latchkey.logger.info('Could not finish a swap', cause))
  }
  const action = isApproval(next) ? 'approve' : next === 'sign' ? 'sign' : 'swap'
  const isUpgrade = Boolean(run?.isUpgradeOffered && !isRunning)
  return {
    ...shared,
    none: null,
    review: {
      state: isRunning ? ('running' as const) : failure ? ('failed' as const) : ('ready' as const),
      heading: t('swap.review.get'),
      pay: sideOf(place, t('swap.review.pay'), from, units, true),
      get: sideOf(place, t('swap.review.get'), to, BigInt(shown.amountOut), false),
      facts: swapFacts(place, shown),
      steps:
        steps.length > 1 || isRunning ? { label: t('swap.steps'), list: shownSteps(place, steps) } : null,
      impact: impactWarning(place, shown),
      fault: waiting ? null : fault,
      waiting,
      warning: t('swap.review.warning'),
      upgrade: isUpgrade
        ? {
            text: t('swap.upgrade.text'),
            batch: { text: t('swap.upgrade.batch'), run: swapNow('batch') },
            sequence: { text: t('swap.upgrade.sequence'), run: swapNow('sequence') },
          }
        : null,
      // The swap that the wallet may still show is there once it is sent.
      cancel: swapUnanswered.is(failure)
        ? {
            text: texts.t('activity.transactions.title'),
            run: () => pushView(latchkey, 'Transactions'),
          }
        : { text: t('swap.action.cancel'), run: back },
      swap: {
        text: isRunning
          ? t(action === 'swap' ? 'swap.action.swapping' : 'swap.action.approving')
          : t(`swap.action.${action}`),
        isBusy: isRunning,
        isDisabled: !maySwap && !isRunning,
        run: swapNow(),
      },
    },
  }
}

function sideOf(place: LoadedSwapPlace, label: string, token: TradedToken, amount: bigint, isExact: boolean) {
  const { own, swap } = place
  const { locale, t } = own
  const money = moneyOf(amount, token.decimals, swap.prices[token.id] ?? null)
  const worth = formatValue(locale, money)
  return {
    label,
    amount: (isExact ? formatExact : formatShort)(locale, amount, token.decimals),
    symbol: plainName(token.symbol),
    image: token.iconUrl,
    worth: worth === null ? null : t('swap.review.about', { value: worth }),
  }
}
