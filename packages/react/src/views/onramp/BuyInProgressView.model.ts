import { replaceView } from '@latchkey/core'
import { useEffect } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useLater } from '../useLater'
import { useOnceMounted } from '../useOnceMounted'
import type { ViewProps } from '../ViewProps'
import { backToForm } from './backToForm'
import { formatMoney } from './formatMoney'
import { startFault } from './startFault'
import { isLoaded, type LoadedOnrampPlace, useOnrampPlace } from './useOnrampPlace'

/** After this long the visitor may have forgotten the vendor's page. */
const slowMs = 180_000

type Phase = 'starting' | 'blocked' | 'waiting' | 'paid' | 'failed' | 'expired' | 'refused' | 'none'

/** [ONR-1] What a purchase in progress shows. It goes on in core, also without this view. */
export function useBuyInProgress(_props: ViewProps<'BuyInProgress'>) {
  const place = useOnrampPlace()
  const { latchkey, own, onramp } = place
  const announce = useAnnounce()
  const { purchase, starting } = onramp
  const phase = phaseOf()
  const isSlow = useLater(phase === 'waiting', slowMs, 0)
  const isMoving = purchase?.state === 'sending' || purchase?.state === 'done'
  // What is on its way is one of the purchases.
  useEffect(() => {
    if (isMoving) replaceView(latchkey, 'OnRampActivity')
  }, [latchkey, isMoving])
  useOnceMounted(() => () => latchkey.live.onramp?.actions?.leave())
  const content = isLoaded(place) ? describe(place, phase, isSlow) : null
  const spoken = content ? `${content.title}. ${content.text}` : ''
  useEffect(() => {
    if (spoken) announce(spoken)
  }, [announce, spoken])
  const name = purchase?.label ?? starting?.label ?? ''
  return {
    // Who has left meanwhile still sees what there was.
    none: phase === 'none' || !own ? nothing() : null,
    phase,
    name,
    announce,
    ring: ringOf(phase),
    content,
  }

  function phaseOf(): Phase {
    if (starting) return starting.error ? 'refused' : 'starting'
    if (!purchase) return 'none'
    if (purchase.state === 'failed' || purchase.state === 'expired') return purchase.state
    if (onramp.isBlocked) return 'blocked'
    return purchase.state === 'created' || purchase.state === 'needs-payment' ? 'waiting' : 'paid'
  }

  function nothing() {
    if (place.none) return place.none
    return (
      own && {
        title: own.t('onramp.noLink'),
        text: own.t('onramp.noLink.text'),
        action: { text: place.texts.t('onramp.buy'), run: () => backToForm(latchkey) },
      }
    )
  }
}

function ringOf(phase: Phase) {
  if (phase === 'starting' || phase === 'waiting' || phase === 'paid') return 'waiting' as const
  return phase === 'blocked' ? ('idle' as const) : ('error' as const)
}

function describe(place: LoadedOnrampPlace, phase: Phase, isSlow: boolean) {
  const { latchkey, own, texts, actions, onramp } = place
  const { t, locale } = own
  const { purchase, starting, url } = onramp
  const provider = purchase?.label ?? starting?.label ?? ''
  const symbol = purchase?.symbol ?? ''
  const isEnded = phase === 'failed' || phase === 'expired' || phase === 'refused'
  const isOpen = phase === 'blocked' || phase === 'waiting'
  return {
    ...tell(),
    steps: purchase && !isEnded ? steps(purchase) : null,
    open:
      phase === 'blocked' && url
        ? {
            text: t('onramp.open', { provider }),
            href: url,
            newTab: texts.t('label.newTab'),
            run: actions.noteOpened,
          }
        : null,
    copy:
      isOpen && url
        ? { text: url, label: t('onramp.copy'), copied: t('onramp.copied'), failed: t('onramp.copyFailed') }
        : null,
    // A price may have changed meanwhile, so the visitor chooses again.
    retry: isEnded ? { text: texts.t('action.retry'), run: () => backToForm(latchkey) } : null,
  }

  function tell(): { readonly title: string; readonly text: string } {
    if (phase === 'failed')
      return {
        title: t('onramp.ended.failed'),
        text: /declin|reject|refus/.test(purchase?.reason ?? '')
          ? t('onramp.reason.declined')
          : t('onramp.reason.unclear', { provider }),
      }
    if (phase === 'expired') return { title: t('onramp.ended.expired'), text: t('onramp.ended.expired.text') }
    if (phase === 'refused')
      return {
        title: t('onramp.ended.failed'),
        text: starting?.error ? startFault(own, starting.error, provider) : '',
      }
    if (phase === 'blocked')
      return { title: t('onramp.blocked.title'), text: t('onramp.blocked.text', { provider }) }
    const title = t('onramp.progress.title', { provider })
    if (phase === 'starting') return { title, text: t('onramp.progress.starting') }
    if (phase === 'paid') return { title, text: t('onramp.progress.paid', { provider, symbol }) }
    return { title, text: t(isSlow ? 'onramp.progress.slow' : 'onramp.progress.text') }
  }

  function steps({ paid, currency }: { readonly paid: string; readonly currency: string }) {
    const isPaid = phase === 'paid'
    const state = (at: number) => (at === (isPaid ? 1 : 0) ? 'current' : isPaid && at === 0 ? 'done' : 'next')
    const said = { done: t('onramp.step.isDone'), current: t('onramp.step.isCurrent'), next: '' }
    const list = [
      { key: 'pay', text: t('onramp.step.pay', { amount: formatMoney(locale, paid, currency) }) },
      { key: 'send', text: t('onramp.step.send', { provider, symbol }) },
      { key: 'arrive', text: t('onramp.step.arrive', { symbol }) },
    ]
    return {
      label: t('onramp.steps'),
      steps: list.map((step, at) => ({ ...step, state: state(at), said: said[state(at)] }) as const),
    }
  }
}
