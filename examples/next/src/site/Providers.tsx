'use client'

import type { InitialState } from 'latchkey'
import { buttonStyles, CookieProvider } from 'latchkey/react'
import type { ReactNode } from 'react'
import { latchkey } from './latchkey'

type ProvidersProps = { readonly initialState: InitialState | undefined; readonly children: ReactNode }

/**
 * Gives the instance to all pages. Only client components can, since an instance has functions; what stands in
 * `children` is rendered on the server all the same.
 */
export function Providers({ initialState, children }: ProvidersProps) {
  return (
    <CookieProvider latchkey={latchkey} initialState={initialState}>
      {/* React moves it into the head, so the buttons look right before the first script runs. */}
      <style href="latchkey" precedence="default">
        {buttonStyles}
      </style>
      {children}
    </CookieProvider>
  )
}
