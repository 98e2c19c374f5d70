import { bufferPairing, linkWallet } from '@latchkey/core'
import { useEffect, useState } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useLater } from '../useLater'
import type { WalletLink } from './orderLinks'

/** An app that was found has the screen by then. */
const probeMs = 1_200
const slowMs = 3_000
const lateMs = 5_000

/** How far the opening of a wallet has come. */
export type Opening = {
  /** What the next tap opens. */
  readonly link: WalletLink | null
  readonly isOpening: boolean
  /** Whether the page was never left: the wallet is not there, or the link is not followed. */
  readonly isUnopened: boolean
  readonly isSlow: boolean
  readonly isLate: boolean
  /** Called with the tap, whose link the browser follows by itself: nothing is opened without one. */
  readonly opened: () => void
}

/** [WC-1] Follows a visitor down the ladder of links: where one opens nothing, the next tap tries the one below. */
export function useOpening(links: readonly WalletLink[], name: string): Opening {
  const latchkey = useInstance()
  const [{ turn, step, hasLeft }, setState] = useState({ turn: 0, step: 0, hasLeft: false })
  const isOpening = turn > 0
  useEffect(() => {
    const note = () => {
      if (document.visibilityState === 'hidden') setState((state) => ({ ...state, hasLeft: true }))
      else if (/iPhone|iPad|iPod/.test(navigator.userAgent)) bufferPairing(latchkey)
    }
    if (!isOpening) return
    document.addEventListener('visibilitychange', note)
    return () => document.removeEventListener('visibilitychange', note)
  }, [latchkey, isOpening])
  const isBuffering = useSelector(({ pairing }) => pairing?.isBuffering)
  const isUnopened = useLater(isOpening, probeMs, turn) && !hasLeft
  const next = Math.min(isUnopened ? step + 1 : step, Math.max(0, links.length - 1))
  const link = links[next] ?? null
  return {
    link,
    isOpening,
    isUnopened,
    // What a page on iOS missed while it was away is on its way: nobody is told to try again before it had its time.
    isSlow: useLater(isOpening, slowMs, turn) && !isBuffering,
    isLate: useLater(isOpening, lateMs, turn) && !isBuffering,
    opened() {
      if (link) linkWallet(latchkey, { name, href: link.base })
      setState({ turn: turn + 1, step: next, hasLeft: false })
    },
  }
}
