import { linkWallet } from '@latchkey/core'
import { useEffect, useState } from 'react'
import { useInstance } from '../../hooks/useInstance'
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
export function useOpening(links: readonly WalletLink[], name: string, isMobile: boolean): Opening {
  const latchkey = useInstance()
  const [{ turn, step, hasLeft }, setState] = useState({ turn: 0, step: 0, hasLeft: false })
  const isOpening = turn > 0
  useEffect(() => {
    const note = () => {
      if (document.visibilityState === 'hidden') setState((state) => ({ ...state, hasLeft: true }))
    }
    if (!isOpening) return
    document.addEventListener('visibilitychange', note)
    return () => document.removeEventListener('visibilitychange', note)
  }, [isOpening])
  const isUnopened = useLater(isOpening, probeMs, turn) && !hasLeft
  const next = Math.min(isUnopened ? step + 1 : step, Math.max(0, links.length - 1))
  const link = links[next] ?? null
  return {
    link,
    isOpening,
    isUnopened,
    isSlow: useLater(isOpening, slowMs, turn),
    isLate: useLater(isOpening, lateMs, turn),
    opened() {
      if (link && isMobile) linkWallet(latchkey, { name, href: link.base })
      setState({ turn: turn + 1, step: next, hasLeft: false })
    },
  }
}
