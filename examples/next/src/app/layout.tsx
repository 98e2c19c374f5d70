import { cookieToInitialState } from 'latchkey'
import { ConnectButton, NetworkButton } from 'latchkey/react'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { Providers } from '../site/Providers'

export const metadata: Metadata = { title: 'A site with sign-in', icons: 'data:,' }

/** The frame of every page, a server component. A connected visitor's account is in its HTML. */
export default async function Layout({ children }: { readonly children: ReactNode }) {
  const initialState = cookieToInitialState((await headers()).get('cookie'))
  return (
    <html lang="en">
      <body>
        <Providers initialState={initialState}>
          <header>
            <NetworkButton /> <ConnectButton />
          </header>
          <main>{children}</main>
        </Providers>
      </body>
    </html>
  )
}
