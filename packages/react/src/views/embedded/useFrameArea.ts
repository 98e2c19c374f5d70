import { goBack, raiseFrame } from '@latchkey/core'
import { useEffect, useState } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import type { ShownFrame } from '../parts/FrameArea'
import { useLater } from '../useLater'
import { useEmbeddedTexts } from './useEmbeddedTexts'

/** After this long, the frame probably can't be loaded. */
const slowMs = 10_000

/** The room of the wallet's frame, and what to do while it isn't there. */
export function useFrameArea(given: {
  readonly what: 'embedded.frame.request' | 'embedded.frame.settings'
  /** Asks for the frame again; null if only the site can. */
  readonly ask: (() => void) | null
}): ShownFrame {
  const latchkey = useInstance()
  const { t } = useTexts()
  const own = useEmbeddedTexts()
  const announce = useAnnounce()
  const isShown = useSelector(({ embedded }) => embedded?.isFrameShown ?? false)
  const [turn, setTurn] = useState(0)
  const isSlow = useLater(!isShown, slowMs, turn)
  const state = isShown ? 'shown' : isSlow ? 'slow' : 'opening'
  const text = own?.t(isShown ? given.what : isSlow ? 'embedded.frame.slow' : 'embedded.frame.opening') ?? ''
  useEffect(() => {
    if (text !== '') announce(text)
  }, [announce, text])
  // A modal that opens after the frame lies over it.
  useEffect(() => {
    if (isShown) void raiseFrame(latchkey)
  }, [isShown, latchkey])
  return {
    state,
    text,
    retry:
      isSlow && given.ask
        ? {
            text: t('action.retry'),
            run() {
              setTurn(turn + 1)
              given.ask?.()
            },
          }
        : null,
    cancel: { text: own?.t('embedded.cancel') ?? '', run: () => goBack(latchkey) },
  }
}
