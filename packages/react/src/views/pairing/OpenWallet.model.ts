import { requestKind, type WaitingRequest } from '@latchkey/core'
import { useState } from 'react'
import { useSelector } from '../../hooks/useSelector'
import { findEnvironment } from './findEnvironment'
import { orderLinks } from './orderLinks'
import { useOpening } from './useOpening'
import { usePairingTexts } from './usePairingTexts'

const none: readonly never[] = []
const isToSign = ({ method }: WaitingRequest) => requestKind(method) === 'sign'

/** Returns how to reach the paired wallet that is asked to sign: a link if it's on this device, else a text. */
export function useOpenWallet() {
  const texts = usePairingTexts()
  const request = useSelector(({ pairing }) => pairing?.requests.findLast(isToSign))
  const [surroundings] = useState(() => findEnvironment(navigator.userAgent, globalThis))
  const wallet = request?.wallet ?? ''
  const { link, opened, isUnopened } = useOpening(
    request ? orderLinks(request.links, surroundings) : none,
    wallet,
  )
  if (!texts || !request) return null
  return {
    link: link && { href: link.href, target: link.target, text: texts.t('pairing.open', { wallet }), opened },
    hint: link
      ? isUnopened && texts.t('pairing.slow', { wallet })
      : texts.t('requests.elsewhere', { wallet }),
  }
}
