import { StyleScopeProvider } from '@latchkey/ui'
import { createElement, type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { createHost, type ShellHost } from './createHost'
import { ModalCard } from './ModalCard'
import { useHostTheme } from './useHostTheme'
import { useShellLocale } from './useShellLocale'

/** The card in the page, where the site put it. */
export function EmbeddedFrame(): ReactElement {
  const { locale, direction } = useShellLocale()
  const element = useRef<HTMLElement>(null)
  const [host, setHost] = useState<ShellHost | null>(null)
  useLayoutEffect(() => {
    if (element.current) setHost(createHost(element.current))
  }, [])
  const isThemed = useHostTheme(host?.element ?? null)

  const card = host && isThemed && (
    <StyleScopeProvider scope={host.scope}>
      <section data-part="modal" aria-labelledby="lk-title" lang={locale} dir={direction}>
        <ModalCard isEmbedded />
      </section>
    </StyleScopeProvider>
  )
  return createElement(
    'latchkey-modal',
    { ref: element, 'data-embedded': '' },
    host && createPortal(card, host.root),
  )
}
