import { close } from '@latchkey/core'
import { StyleScopeProvider } from '@latchkey/ui'
import { type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useInstance } from '../hooks/useInstance'
import { createPageHost } from './createPageHost'
import sheet, * as css from './DialogFrame.module.css'
import { isolated } from './isolated'
import { ModalCard } from './ModalCard'
import { openDialog } from './openDialog'
import { useHostTheme } from './useHostTheme'
import { useShellLocale } from './useShellLocale'

/** The card over the page, in a native modal dialog. */
export function DialogFrame(props: {
  readonly isOpen: boolean
  readonly opener: Element | null
}): ReactElement | null {
  const { isOpen } = props
  const latchkey = useInstance()
  const { locale, direction } = useShellLocale()
  const [host] = useState(() => createPageHost('latchkey-modal', sheet))
  const dialog = useRef<HTMLDialogElement>(null)
  // Not what opens it: rendering again must not open it again.
  const opener = useRef(props.opener)
  opener.current = props.opener
  const isThemed = useHostTheme(host.element)

  useLayoutEffect(() => {
    if (!isOpen || !isThemed || !dialog.current) return
    return openDialog({
      host: host.element,
      dialog: dialog.current,
      opener: opener.current,
      close: () => close(latchkey),
    })
  }, [host, latchkey, isOpen, isThemed])

  if (!isThemed) return null

  return createPortal(
    <StyleScopeProvider scope={host.scope}>
      <dialog
        {...isolated}
        ref={dialog}
        className={css.dialog}
        data-part="modal"
        aria-labelledby="lk-title"
        lang={locale}
        dir={direction}
      >
        <ModalCard />
      </dialog>
    </StyleScopeProvider>,
    host.root,
  )
}
