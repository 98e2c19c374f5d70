import type { InitialState, Latchkey } from '@latchkey/core'
import { type ReactElement, type ReactNode, useEffect, useMemo, useState } from 'react'
import { LatchkeyContext, useScope } from '../hooks/useInstance'
import { LatchkeyProvider } from '../LatchkeyProvider'
import { createEarly } from './createEarly'
import { keepCookie } from './keepCookie'

/** Props of {@link CookieProvider}. */
export type CookieProviderProps = {
  readonly latchkey: Latchkey
  /** What `cookieToInitialState` read on the server. */
  readonly initialState?: InitialState | undefined
  readonly children?: ReactNode
}

/**
 * A `LatchkeyProvider` for pages that a server renders: a cookie tells the server which account the buttons show, so a
 * connected visitor doesn't see the connect button first. @throws noInstance
 */
export function CookieProvider({ latchkey, initialState, children }: CookieProviderProps): ReactElement {
  return (
    <LatchkeyProvider latchkey={latchkey}>
      <EarlyScope initialState={initialState}>{children}</EarlyScope>
    </LatchkeyProvider>
  )
}

function EarlyScope(props: Omit<CookieProviderProps, 'latchkey'>): ReactElement {
  const scope = useScope()
  const { latchkey } = scope
  // A server that renders again sends a newer one, but the page is past its first picture.
  const [initialState] = useState(props.initialState)
  const value = useMemo(
    () => ({ ...scope, early: createEarly(scope.latchkey, initialState) }),
    [scope, initialState],
  )
  useEffect(() => keepCookie(latchkey), [latchkey])
  return <LatchkeyContext.Provider value={value}>{props.children}</LatchkeyContext.Provider>
}
