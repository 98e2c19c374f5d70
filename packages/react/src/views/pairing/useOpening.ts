import { bufferPairing, linkWallet } from '@latchkey/core'
import { useEffect, useState } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useLater } from '../useLater'
import type { WalletLink } from './orderLinks'

/** By then, an app that exists has come to the front. */
const probeMs = 1_200
const slowMs = 3_000
const lateMs = 5_000

/** The progress of opening a wallet. */
export type Opening = {
  /** What the next tap opens. */
  readonly link: WalletLink | null
  readonly isOpening: boolean
  /** Whether the page stayed in front: the app is missing, or the link was ignored. */
  readonly isUnopened: boolean
  readonly isSlow: boolean
  readonly isLate: boolean
  /** Called with the tap. The browser follows the link itself. */
  readonly opened: () => void
}

/** [WC-1] Falls back through the links of a wallet: if one opens nothing, the next tap tries the next. */
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
    // On iOS, messages missed in the background are still arriving: don't offer a retry too early.
    isSlow: useLater(isOpening, slowMs, turn) && !isBuffering,
    isLate: useLater(isOpening, lateMs, turn) && !isBuffering,
    opened() {
      if (link) linkWallet(latchkey, { name, href: link.base })
      setState({ turn: turn + 1, step: next, hasLeft: false })
    },
  }
}
