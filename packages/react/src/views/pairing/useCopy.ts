import { writeToClipboard } from '@latchkey/ui'
import { useState } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import type { PairingTexts } from '../../i18n/pairing/en'

type Said = 'pairing.copy' | 'pairing.copied' | 'pairing.copyFailed'

/** The button that copies the link. */
export type Copy = {
  readonly text: string
  /** Whether a link is ready. */
  readonly isReady: boolean
  readonly run: () => void
}

/** [WC-1] Copies the pairing link and confirms it. A renewed one can be copied again. */
export function useCopy(uri: string | null, texts: PairingTexts | null): Copy {
  const announce = useAnnounce()
  const [last, setLast] = useState<{ readonly uri: string; readonly said: Said }>()
  const said = last && last.uri === uri ? last.said : 'pairing.copy'
  const copy = async (link: string) => {
    const next = (await writeToClipboard(link)) ? 'pairing.copied' : 'pairing.copyFailed'
    setLast({ uri: link, said: next })
    if (texts) announce(texts.t(next))
  }
  return {
    text: texts?.t(said) ?? '',
    isReady: uri !== null,
    run: () => {
      if (uri !== null) void copy(uri)
    },
  }
}
