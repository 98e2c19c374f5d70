import { hideNotice } from '@latchkey/core'
import {
  Icon,
  IconButton,
  iconCheck,
  iconClose,
  iconError,
  LiveRegion,
  StyleScopeProvider,
} from '@latchkey/ui'
import { type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useInstance } from '../hooks/useInstance'
import { createPageHost } from './createPageHost'
import { isolated } from './isolated'
import sheet, * as css from './PageNotice.module.css'
import { useHostTheme } from './useHostTheme'
import { usePageNotice } from './usePageNotice'
import { useShellLocale } from './useShellLocale'

/**
 * [MOD-3] A notice over the page while the modal is closed. It never takes the focus, and stays while a pointer or the
 * focus is on it.
 */
export function PageNotice(): ReactElement {
  const latchkey = useInstance()
  const { locale, direction } = useShellLocale()
  const [host] = useState(() => createPageHost('latchkey-notice', sheet))
  const isThemed = useHostTheme(host.element)
  const [isHeld, setHeld] = useState(false)
  const said = usePageNotice(isHeld)
  const toast = useRef<HTMLElement>(null)
  const origin = useRef<EventTarget | null>(null)
  const isShown = isThemed && said !== null

  useLayoutEffect(() => {
    document.body.append(host.element)
    return () => host.element.remove()
  }, [host])
  useLayoutEffect(() => {
    // In the top layer, nothing of the page lies over it. Older browsers have its high z-index.
    if (isShown) toast.current?.showPopover?.()
  }, [isShown])

  const close = () => {
    // Whoever came by keyboard goes on where they were.
    if (toast.current?.matches(':focus-within') && origin.current instanceof HTMLElement)
      origin.current.focus({ preventScroll: true })
    setHeld(false)
    hideNotice(latchkey)
  }
  return createPortal(
    <StyleScopeProvider scope={host.scope}>
      <div {...isolated} className={css.place} lang={locale} dir={direction}>
        <LiveRegion text={said?.text ?? ''} />
        {isShown ? (
          <section
            ref={toast}
            className={css.toast}
            data-part="page-notice"
            data-tone={said.tone}
            popover="manual"
            aria-label={said.label}
            // Not enter and leave: React derives these, and doesn't see where a pointer crosses a shadow root.
            onPointerOver={() => setHeld(true)}
            onPointerOut={() => setHeld(false)}
            onFocus={(event) => {
              if (!toast.current?.contains(event.relatedTarget)) origin.current = event.relatedTarget
              setHeld(true)
            }}
            onBlur={() => setHeld(false)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') close()
            }}
          >
            <Icon shape={said.tone === 'error' ? iconError : iconCheck} />
            <p>{said.text}</p>
            <IconButton shape={iconClose} label={said.close} onClick={close} />
          </section>
        ) : null}
      </div>
    </StyleScopeProvider>,
    host.root,
  )
}
