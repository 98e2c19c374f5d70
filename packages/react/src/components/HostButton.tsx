import type { Latchkey, OpenRequest } from '@latchkey/core'
import { type ReactElement, type ReactNode, useEffect, useInsertionEffect, useRef, useState } from 'react'
import { useScope } from '../hooks/useInstance'
import { useSelector } from '../hooks/useSelector'
import { matchLocale } from '../i18n/matchLocale'
import { reloadTexts } from '../i18n/reloadTexts'
import { preloadModal } from '../loader/createPageParts'
import { usePreload } from '../loader/usePreload'
import { adoptStyles } from './adoptStyles'
import sheet, * as css from './HostButton.module.css'
import { pressButton } from './pressButton'

/** What all buttons in the page have in common. */
export type HostButtonProps = {
  readonly look: 'connect' | 'account' | 'network'
  readonly size?: 'md' | 'sm' | undefined
  /** The class of a button that shows something; without one it is a call to connect. */
  readonly className?: string | undefined
  readonly isBusy?: boolean
  readonly disabled?: boolean | undefined
  /** What a click opens; it loads as soon as a click is likely. */
  readonly getRequest: (latchkey: Latchkey) => OpenRequest
  readonly onPress?: () => void
  readonly children: ReactNode
}

/** A button in the site's page that opens the modal. */
export function HostButton(props: HostButtonProps): ReactElement {
  const { look, size, className = css.connect, isBusy, disabled, getRequest, onPress, children } = props
  const { latchkey, parts } = useScope()
  const { mode, variables } = useSelector(({ theme }) => theme)
  const button = useRef<HTMLButtonElement>(null)
  useInsertionEffect(() => adoptStyles(document, 'buttons', sheet), [])
  useEffect(() => {
    const style = button.current?.style
    // Through the CSSOM, because a policy may forbid the style attribute that a server would write.
    for (const name in variables) style?.setProperty(name, variables[name] ?? '')
    return () => {
      for (const name in variables) style?.removeProperty(name)
    }
  }, [variables])

  const preload = () => preloadModal(latchkey, parts, getRequest(latchkey).view)
  const onIntent = usePreload(button, preload)
  const [isStuck, setStuck] = useState(false)
  const reloadText = useSelector((state) => reloadTexts[matchLocale(state.locale)])
  const open = async () => {
    const isLost = await pressButton(latchkey, parts, getRequest(latchkey))
    setStuck(isLost)
    // Chromium and Firefox don't fetch a failed module again in the same document, so only a reload can help.
    if (isLost && isStuck && navigator.onLine) location.reload()
  }
  return (
    <button
      ref={button}
      type="button"
      // `lk-host` is for the site's own rules; ours are scoped.
      className={`lk-host ${css.host} ${className}`}
      data-part={`${look}-button`}
      data-theme={mode === 'system' ? undefined : mode}
      data-size={size}
      aria-haspopup="dialog"
      aria-busy={isBusy || undefined}
      disabled={disabled}
      onPointerEnter={onIntent}
      onPointerDown={onIntent}
      onTouchStart={onIntent}
      onFocus={onIntent}
      onClick={() => {
        // Safari doesn't focus a clicked button, so focus would have nowhere to return to.
        button.current?.focus()
        onPress?.()
        open()
      }}
    >
      {isStuck ? <span className={css.text}>{reloadText}</span> : children}
    </button>
  )
}
