import type { Host, Latchkey } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { createEvmWallet } from '@latchkey/testing'
import { type ReactNode, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  AccountButton,
  buttonStyles,
  ConnectButton,
  LatchkeyProvider,
  NetworkButton,
  useAccount,
} from './index'
import { createMemory, createTestInstance } from './testing/createTestInstance'

const rdns = 'com.example.demo'

function Account() {
  const { status } = useAccount()
  return <p id="status">{status}</p>
}

function Site({ latchkey }: { readonly latchkey: Latchkey }) {
  return (
    <StrictMode>
      <LatchkeyProvider latchkey={latchkey}>
        <ConnectButton />
        <AccountButton />
        <NetworkButton />
        <Account />
      </LatchkeyProvider>
    </StrictMode>
  )
}

/** The page as a server sends it. What React writes for a browser differs only where two texts meet, and none do. */
function serve(site: ReactNode): HTMLElement {
  const [container, server] = [document.createElement('div'), document.createElement('div')]
  const root = createRoot(server)
  flushSync(() => root.render(site))
  container.innerHTML = server.innerHTML
  root.unmount()
  return container
}

describe('hydration', () => {
  it('logs nothing with a stored session and another language, and ends connected', async () => {
    const items = new Map<string, string>()
    const page = new EventTarget()
    const wallet = createEvmWallet({ rdns, chains: [{ chainId: 1 }, { chainId: 8453 }] })
    wallet.announce({ target: page })
    const visitor: Partial<Host> = { storage: createMemory(items), languages: ['de'] }
    const before = createTestInstance([evm({ page })], {}, visitor)
    await before.connect({ connectorId: rdns })
    await before.switchNetwork('eip155:8453')
    before.destroy()

    const server: Partial<Host> = { storage: null, isBrowser: false, languages: [] }
    const container = serve(<Site latchkey={createTestInstance([evm({ page })], {}, server)} />)
    document.body.append(container)
    const complaints: unknown[] = []
    vi.spyOn(console, 'error').mockImplementation((...parts) => complaints.push(parts))
    vi.spyOn(console, 'warn').mockImplementation((...parts) => complaints.push(parts))
    const latchkey = createTestInstance([evm({ page })], {}, visitor)
    expect(latchkey.getState().connect.restoring).toEqual(['eip155'])
    const root = hydrateRoot(container, <Site latchkey={latchkey} />, {
      onRecoverableError: (error) => complaints.push(error),
    })
    onTestFinished(() => {
      vi.restoreAllMocks()
      root.unmount()
      container.remove()
    })
    await latchkey.ready
    await expect.poll(() => container.querySelector('#status')?.textContent).toBe('connected')
    await expect.poll(() => container.querySelectorAll('[data-part="account-button"]').length).toBe(2)
    expect(container.querySelector('[data-part="network-button"]')?.textContent).toBe('BBase')
    expect(complaints).toEqual([])
  })
})

describe('a server-rendered page', () => {
  it('doesn’t move on hydration, with the styles in its head', async () => {
    const style = document.createElement('style')
    style.textContent = buttonStyles
    document.head.append(style)
    onTestFinished(() => style.remove())
    const container = serve(<Site latchkey={createTestInstance()} />)
    // The test above may have left the styles that the buttons bring along.
    const adopted = document.adoptedStyleSheets
    document.adoptedStyleSheets = []
    document.body.append(container)
    const places = () =>
      Array.from(container.querySelectorAll('button'), (button) => button.getBoundingClientRect().toJSON())
    const before = places()
    expect(before).toHaveLength(2)
    const root = hydrateRoot(container, <Site latchkey={createTestInstance()} />)
    onTestFinished(() => {
      root.unmount()
      container.remove()
      document.adoptedStyleSheets = adopted
    })
    await expect.poll(() => document.adoptedStyleSheets.length).toBeGreaterThan(0)
    expect(places()).toEqual(before)
  })
})
