import {
  dismissAnswer,
  type Latchkey,
  type LateAnswer,
  requestKind,
  transactionUrl,
  type WaitingRequest,
} from '@latchkey/core'
import type { Network } from '@latchkey/protocol'
import { useEffect, useState } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import type { PairingTexts } from '../../i18n/pairing/en'
import type { ViewProps } from '../ViewProps'
import { findEnvironment } from './findEnvironment'
import { orderLinks } from './orderLinks'
import { outcomeOf } from './outcomeOf'
import { useOpening } from './useOpening'
import { usePairingTexts } from './usePairingTexts'
import { useRequestActions } from './useRequestActions'

/** After that, a time needs its date. */
const dayMs = 43_200_000
/** Enough of a hash to tell it from others. */
const hashEnds = 8

/** The requests pending in paired wallets, and the results after a reload. */
export function usePendingRequests(_props: ViewProps<'PendingRequests'>) {
  const texts = usePairingTexts()
  const announce = useAnnounce()
  const { requests, answers } = useSelector(({ pairing }) => ({
    requests: pairing?.requests ?? none,
    answers: pairing?.answers ?? none,
  }))
  const rows = useRows(requests, texts)
  const said = useAnswers(answers, texts)
  const count = texts && requests.length > 0 ? texts.t('requests.count', { count: requests.length }) : ''
  const newest = said.at(-1)
  const spoken = newest ? `${newest.title}. ${count}` : count
  useEffect(() => {
    if (spoken !== '') announce(spoken)
  }, [announce, spoken])
  return {
    rows,
    answers: said,
    label: texts?.t('requests.list') ?? '',
    answersLabel: texts?.t('requests.answers') ?? '',
    none:
      texts && requests.length + answers.length === 0
        ? { title: texts.t('requests.none.title'), text: texts.t('requests.none.text'), action: null }
        : null,
  }
}

const none: readonly never[] = []

/** Describes a request. */
function titleOf({ method }: WaitingRequest, texts: PairingTexts): string {
  return texts.t(`requests.kind.${requestKind(method) ?? 'unknown'}`)
}

function findChain({ getState }: Latchkey, chainId: string): Network | undefined {
  return getState().network.networks.find(({ caipNetworkId }) => caipNetworkId === chainId)
}

/** Returns the network and the time of a request. */
function useAbout(texts: PairingTexts | null): (request: WaitingRequest) => string {
  const latchkey = useInstance()
  const { t, locale } = useTexts()
  return ({ chainId, createdAt }) => {
    const network = findChain(latchkey, chainId)?.name ?? t('network.unknown')
    const isOld = latchkey.host.now() - createdAt > dayMs
    const form: Intl.DateTimeFormatOptions = isOld
      ? { dateStyle: 'short', timeStyle: 'short' }
      : { timeStyle: 'short' }
    const time = new Intl.DateTimeFormat(locale, form).format(createdAt)
    return texts?.t('requests.about', { network, time }) ?? ''
  }
}

/** The pending requests. A wallet comes to the front only when the visitor presses its link. */
function useRows(requests: readonly WaitingRequest[], texts: PairingTexts | null) {
  const about = useAbout(texts)
  const actions = useRequestActions(texts)
  const [surroundings] = useState(() => findEnvironment(navigator.userAgent, globalThis))
  const [pressed, setPressed] = useState<number>()
  const linksOf = (request: WaitingRequest) => orderLinks(request.links, surroundings)
  const last = requests.find(({ id }) => id === pressed) ?? requests[0]
  const links = last ? linksOf(last) : none
  const opening = useOpening(links, last?.wallet ?? '')
  // A link that opened nothing isn't tried for the next request.
  const step = links.findIndex(({ href }) => href === opening.link?.href)
  if (!texts) return none
  return requests.map((request) => {
    const { id, wallet } = request
    const title = titleOf(request, texts)
    const [first, ...more] = linksOf(request)
    const link = more[step - 1] ?? first
    return {
      id,
      isFirst: request === requests[0],
      title,
      about: about(request),
      link: link
        ? {
            href: link.href,
            target: link.target,
            text: texts.t('pairing.open', { wallet }),
            opened() {
              setPressed(id)
              opening.opened()
            },
          }
        : null,
      hint: link
        ? request === last && opening.isUnopened
          ? texts.t('pairing.slow', { wallet })
          : null
        : texts.t('requests.elsewhere', { wallet }),
      resend: {
        text: texts.t('requests.resend'),
        label: texts.t('requests.resendLabel', { request: title }),
        isBusy: actions.busy === id,
        run: () => actions.resend(request),
      },
      cancel: {
        text: texts.t('requests.cancel'),
        label: texts.t('requests.cancelLabel', { request: title }),
        run: () => actions.cancel(request),
      },
    }
  })
}

/** The results of requests from before a reload. */
function useAnswers(answers: readonly LateAnswer[], texts: PairingTexts | null) {
  const latchkey = useInstance()
  if (!texts) return none
  return answers.map((answer) => {
    const { request } = answer
    const { kind, hash } = outcomeOf(answer)
    const network = findChain(latchkey, request.chainId)
    return {
      id: request.id,
      isGood: kind === 'sign' || kind === 'send' || kind === 'approved',
      title: texts.t(`requests.done.${kind}`),
      about: titleOf(request, texts),
      hash: hash && `${hash.slice(0, hashEnds)}…${hash.slice(-hashEnds)}`,
      href: hash && network ? transactionUrl(network, hash) : null,
      dismiss: {
        label: texts.t('requests.dismiss', { request: titleOf(request, texts) }),
        run: () => dismissAnswer(latchkey, request.id),
      },
    }
  })
}
