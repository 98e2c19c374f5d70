import type { OpenRequest } from '@latchkey/core'
import { type ReactElement, type ReactNode, useEffect, useInsertionEffect, useRef } from 'react'
import { useInstance } from '../hooks/useInstance'
import { useSelector } from '../hooks/useSelector'
import { preloadModal } from '../loader/preloadModal'
import { useParts } from '../loader/useParts'
import { adoptHostStyles } from './adoptHostStyles'

/** What every button of the page has in common. */
export type HostButtonProps = {
  readonly look: 'connect' | 'account' | 'network'
  readonly size?: 'md' | 'sm' | undefined
  readonly state?: 'warning' | 'busy' | undefined
  readonly disabled?: boolean | undefined
  /** What a click opens; it is loaded as soon as a click is likely. */
  readonly request: OpenRequest
  /** What else a click does. */
  readonly onPress?: () => void
  readonly children: ReactNode
}

/** A button in the page itself that opens the modal. */
export function HostButton(props: HostButtonProps): ReactElement {
  const { look, size, state, disabled, request, onPress, children } = props
  const latchkey = useInstance()
  const parts = useParts()
  const { mode, variables } = useSelector(({ theme }) => theme)
  const button = useRef<HTMLButtonElement>(null)
  useInsertionEffect(() => adoptHostStyles(document), [])
  useEffect(() => {
    const style = button.current?.style
    // Through the CSSOM, because a policy may forbid the style attribute that a server would write.
    for (const [name, value] of Object.entries(variables)) style?.setProperty(name, value)
    return () => {
      for (const name of Object.keys(variables)) style?.removeProperty(name)
    }
  }, [variables])

  const preload = () => preloadModal(latchkey, parts, request.view)
  return (
    <button
      ref={button}
      type="button"
      className={`lk-host lk-host-${look}`}
      data-part={`${look}-button`}
      data-theme={mode === 'system' ? undefined : mode}
      data-accent={'--lk-accent' in variables || undefined}
      data-size={size}
      data-state={state}
      aria-haspopup="dialog"
      aria-busy={state === 'busy' || undefined}
      disabled={disabled}
      onPointerEnter={preload}
      onPointerDown={preload}
      onFocus={preload}
      onClick={() => {
        // Safari doesn't focus what is clicked, and then the focus would have nowhere to return to.
        button.current?.focus()
        onPress?.()
        preload()
        latchkey
          .open(request)
          .catch((error: unknown) => latchkey.logger.error('The modal could not be opened', error))
      }}
    >
      {children}
    </button>
  )
}
