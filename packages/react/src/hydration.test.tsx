import { cookieToInitialState, type Host, type InitialState, type Latchkey } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { createEvmWallet } from '@latchkey/testing'
import { type ReactNode, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  AccountButton,
  buttonStyles,
  ConnectButton,
  CookieProvider,
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

describe('a page whose server reads the cookie', () => {
  const shortOf = (address: string) => `${address.slice(0, 4)}…${address.slice(-6)}`
  const setCookie = (text: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as in `keepCookie`.
    document.cookie = `latchkey=${text}; Path=/`
  }
  const dropCookie = () => setCookie('; Max-Age=0')
  const cookieOf = () => cookieToInitialState(document.cookie)

  function CookieSite(props: {
    readonly latchkey: Latchkey
    readonly initialState: InitialState | undefined
  }) {
    return (
      <StrictMode>
        <CookieProvider {...props}>
          <ConnectButton />
          <AccountButton />
          <NetworkButton />
          <Account />
        </CookieProvider>
      </StrictMode>
    )
  }

  /** Renders with what the browser sends, then loads the page, and records every picture of the first button. */
  function visit(page: EventTarget, visitor: Partial<Host>, initialState = cookieOf()) {
    const server: Partial<Host> = { storage: null, isBrowser: false, languages: [] }
    const shared = createTestInstance([evm({ page })], {}, server)
    const container = document.createElement('div')
    container.innerHTML = renderToString(<CookieSite latchkey={shared} initialState={initialState} />)
    // Another visitor of the same server.
    expect(renderToString(<CookieSite latchkey={shared} initialState={undefined} />)).toContain(
      'Connect wallet',
    )
    document.body.append(container)
    const complaints: unknown[] = []
    vi.spyOn(console, 'error').mockImplementation((...parts) => complaints.push(parts))
    const latchkey = createTestInstance([evm({ page })], {}, visitor)
    const button = container.querySelector('button')
    const pictures = [button?.textContent]
    const observer = new MutationObserver(() => pictures.push(button?.textContent))
    observer.observe(container, { subtree: true, childList: true, characterData: true })
    const root = hydrateRoot(container, <CookieSite latchkey={latchkey} initialState={initialState} />, {
      onRecoverableError: (error) => complaints.push(error),
    })
    const leave = () => {
      vi.restoreAllMocks()
      observer.disconnect()
      root.unmount()
      container.remove()
      latchkey.destroy()
      return complaints
    }
    onTestFinished(() => void leave())
    const status = () => container.querySelector('#status')?.textContent
    return { container, latchkey, pictures, status, leave }
  }

  it('shows the account from the first byte on, and forgets it with the connection', async () => {
    onTestFinished(dropCookie)
    const page = new EventTarget()
    const wallet = createEvmWallet({ rdns, chains: [{ chainId: 1 }, { chainId: 8453 }] })
    wallet.announce({ target: page })
    const visitor: Partial<Host> = { storage: createMemory() }
    const first = visit(page, visitor)
    expect(first.pictures).toEqual(['Connect wallet'])
    await first.latchkey.connect({ connectorId: rdns })
    await first.latchkey.switchNetwork('eip155:8453')
    const { address } = first.latchkey.getState().connect.rows[0] ?? { address: '' }
    await expect
      .poll(cookieOf)
      .toEqual({ accounts: [{ namespace: 'eip155', address, networkId: 'eip155:8453', connectorId: rdns }] })
    expect(first.leave()).toEqual([])

    const again = visit(page, visitor)
    expect(again.container.innerHTML).not.toMatch(/Connect wallet|Connecting/)
    expect(again.container.innerHTML).not.toContain('style=')
    expect(again.container.querySelectorAll('[data-part="account-button"]').length).toBe(2)
    expect(again.container.querySelector('[data-part="network-button"]')?.textContent).toContain('Base')
    // Nothing that a cookie says is a connection.
    expect(again.status()).toBe('connecting')
    await again.latchkey.ready
    await expect.poll(again.status).toBe('connected')
    await expect.poll(() => again.container.querySelector('[style*="gradient"]')).toBeTruthy()
    expect(again.pictures.every((text) => text?.startsWith(shortOf(address)))).toBe(true)
    await again.latchkey.disconnect()
    await expect.poll(cookieOf).toBeUndefined()
    await expect.poll(() => again.pictures.at(-1)).toBe('Connect wallet')
    expect(again.leave()).toEqual([])
  })

  it('changes only the first picture with a forged cookie, and removes it', async () => {
    onTestFinished(dropCookie)
    const forged = ['eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', rdns]
    setCookie(encodeURIComponent(JSON.stringify([forged])))
    const page = new EventTarget()
    const { latchkey, pictures, status, leave } = visit(page, { storage: createMemory() })
    expect(pictures).toEqual(['0xd8…A96045'])
    await latchkey.ready
    await expect.poll(() => pictures.at(-1)).toBe('Connect wallet')
    expect(status()).toBe('disconnected')
    expect(latchkey.getState().connect.rows).toEqual([])
    expect(cookieOf()).toBeUndefined()
    expect(leave()).toEqual([])
  })
})
