import { getAccount, type Latchkey } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { createEvmWallet, type EvmWalletOptions } from '@latchkey/testing'
import type { ReactNode } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { LatchkeyContext } from '../hooks/useInstance'
import { createPageParts } from '../loader/createPageParts'
import { createPart } from '../loader/createPart'
import type { ModalModule } from '../loader/ModalParts'
import { createTestInstance } from '../testing/createTestInstance'
import { expectClosed, findInside, mountProvider } from '../testing/mountProvider'
import { movePointerAway } from '../testing/movePointerAway'
import { AccountButton } from './AccountButton'
import { ConnectButton } from './ConnectButton'
import { NetworkButton } from './NetworkButton'

const rdns = 'com.example.demo'

function createInstance(options = {}, walletOptions: EvmWalletOptions = {}) {
  const page = new EventTarget()
  const wallet = createEvmWallet({ rdns, chains: [{ chainId: 1 }, { chainId: 5 }], ...walletOptions })
  wallet.announce({ target: page })
  return { latchkey: createTestInstance([evm({ page })], options), wallet }
}

async function mountButton(latchkey: Latchkey, children: ReactNode): Promise<HTMLButtonElement> {
  const { container } = mountProvider(latchkey, children)
  await expect.poll(() => container.querySelector('button')).toBeTruthy()
  return container.querySelector('button') as HTMLButtonElement
}

const address = (wallet: { state: { accounts: readonly string[] } }) => wallet.state.accounts[0] ?? ''

describe('ConnectButton', () => {
  it('says what it does and that it opens a dialog, and opens the wallets', async () => {
    const { latchkey } = createInstance()
    const button = await mountButton(latchkey, <ConnectButton />)
    expect([button.textContent, button.getAttribute('aria-haspopup')]).toEqual(['Connect wallet', 'dialog'])
    await userEvent.click(button)
    await findInside('[data-view="Connect"]')
  })

  it('uses the site’s label, and the visitor’s language', async () => {
    const { latchkey } = createInstance({ locale: 'fr-CA' })
    const button = await mountButton(latchkey, <ConnectButton />)
    expect(button.textContent).toBe('Connecter un wallet')
    const other = await mountButton(latchkey, <ConnectButton label="Enter" size="sm" disabled />)
    expect([other.textContent, other.disabled, other.offsetHeight]).toEqual(['Enter', true, 36])
  })

  it('shows progress, then becomes the account without changing its height', async () => {
    const { latchkey, wallet } = createInstance()
    wallet.delay(200)
    const button = await mountButton(latchkey, <ConnectButton loadingLabel="One moment" balance="hide" />)
    const { height } = button.getBoundingClientRect()
    const connecting = latchkey.connect({ connectorId: rdns })
    await expect.poll(() => button.textContent).toBe('One moment')
    expect(button.getAttribute('aria-busy')).toBe('true')
    await connecting
    const full = address(wallet)
    await expect.poll(() => button.textContent).toBe(`${full.slice(0, 4)}…${full.slice(-6)}`)
    expect(button.getBoundingClientRect().height).toBe(height)
    await userEvent.click(button)
    await findInside('[data-view="Account"]')
    await latchkey.close()
    await expectClosed()
  })

  it('offers to reload the page when the modal did not load, and opens it if it loads after all', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    onTestFinished(() => void vi.restoreAllMocks())
    const { latchkey } = createInstance({ preload: 'none' })
    const whole = createPageParts(latchkey)
    let isOnline = false
    const modal = createPart(async () => {
      if (!isOnline) throw new TypeError('offline')
      await whole.modal.load()
      return whole.modal.getState().value as ModalModule
    })
    const { container } = mountProvider(
      latchkey,
      <LatchkeyContext.Provider value={{ latchkey, parts: { ...whole, modal } }}>
        <ConnectButton label="Enter" />
      </LatchkeyContext.Provider>,
    )
    await expect.poll(() => container.textContent).toBe('Enter')
    const button = container.querySelector('button') as HTMLButtonElement
    button.click()
    await expect.poll(() => button.textContent).toBe('Reload page')
    latchkey.setLocale('de')
    await expect.poll(() => button.textContent).toBe('Seite neu laden')
    await latchkey.close()
    isOnline = true
    button.click()
    await expect.poll(() => button.textContent).toBe('Enter')
    await findInside('[data-view="Connect"]')
  })

  it('looks for wallets while the modal still loads', async () => {
    await movePointerAway()
    const { latchkey } = createInstance()
    const modal = createPart<ModalModule>(() => new Promise(() => undefined))
    const { container } = mountProvider(
      latchkey,
      <LatchkeyContext.Provider value={{ latchkey, parts: { ...createPageParts(latchkey), modal } }}>
        <ConnectButton />
      </LatchkeyContext.Provider>,
    )
    await expect.poll(() => container.querySelector('button')).toBeTruthy()
    expect(latchkey.getState().connect.connectors).toEqual([])
    container.querySelector('button')?.focus()
    await expect.poll(() => latchkey.getState().connect.connectors.map(({ id }) => id)).toEqual([rdns])
  })

  it('[FMT-1] shows as many characters of the address as configured', async () => {
    const { latchkey, wallet } = createInstance()
    await latchkey.connect({ connectorId: rdns })
    const button = await mountButton(latchkey, <ConnectButton balance="hide" charsStart={8} charsEnd={2} />)
    const full = address(wallet)
    await expect.poll(() => button.textContent).toBe(`${full.slice(0, 8)}…${full.slice(-2)}`)
  })

  it('is laid out by its own styles, added once per document, whatever the page resets', async () => {
    const style = document.createElement('style')
    style.textContent = '* { all: unset }'
    document.head.append(style)
    onTestFinished(() => style.remove())
    const { latchkey } = createInstance()
    const button = await mountButton(latchkey, <ConnectButton />)
    const second = await mountButton(createInstance().latchkey, <ConnectButton />)
    const { blockSize, cursor, backgroundColor } = getComputedStyle(button)
    expect([blockSize, cursor, backgroundColor]).toEqual(['44px', 'pointer', 'rgb(13, 97, 131)'])
    expect(getComputedStyle(second).blockSize).toBe('44px')
    const mark = Symbol.for('@latchkey/buttons')
    expect(document.adoptedStyleSheets.filter((sheet) => mark in sheet)).toHaveLength(1)
  })

  it('has the site’s theme, and is readable on any accent', async () => {
    const { latchkey } = createInstance({ themeVariables: { '--lk-accent': 'rgb(255, 230, 0)' } })
    const button = await mountButton(latchkey, <ConnectButton />)
    await expect.poll(() => getComputedStyle(button).backgroundColor).toBe('rgb(255, 230, 0)')
    const probe = document.createElement('canvas').getContext('2d')
    if (probe) probe.fillStyle = getComputedStyle(button).color
    probe?.fillRect(0, 0, 1, 1)
    expect([...(probe?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3)).toEqual([0, 0, 0])
    latchkey.setTheme({ variables: { '--lk-accent': 'rgb(0, 0, 90)' } })
    await expect.poll(() => getComputedStyle(button).backgroundColor).toBe('rgb(0, 0, 90)')
  })
})

describe('AccountButton', () => {
  it('shows only while there is an account', async () => {
    const { latchkey } = createInstance()
    const { container } = mountProvider(latchkey, <AccountButton balance="hide" />)
    expect(container.querySelector('button')).toBeNull()
    await latchkey.connect({ connectorId: rdns })
    await expect.poll(() => container.querySelector('button')?.dataset.part).toBe('account-button')
    await latchkey.disconnect()
    await expect.poll(() => container.querySelector('button')).toBeNull()
  })

  it('[FMT-5] shows no number while the first balance is read, nor when no node answers', async () => {
    const page = new EventTarget()
    createEvmWallet({ rdns, chains: [{ chainId: 1 }] }).announce({ target: page })
    const adapter = evm({ page })
    let isWaiting = true
    const getBalance: typeof adapter.getBalance = async (request) => {
      await vi.waitFor(() => expect(isWaiting).toBe(false), { timeout: 20_000 })
      return adapter.getBalance(request)
    }
    const latchkey = createTestInstance([{ ...adapter, getBalance }])
    await latchkey.connect({ connectorId: rdns })
    const button = await mountButton(latchkey, <AccountButton />)
    const balance = () => button.querySelector('[data-part="balance"]')?.textContent
    await expect.poll(() => getAccount(latchkey.getState()).details.isBalanceLoading).toBe(true)
    expect(balance()).toBe('')
    isWaiting = false
    await expect.poll(balance).toBe('–')
  })

  it('[NET-2] warns on an unsupported network, and leads out of it', async () => {
    const { latchkey, wallet } = createInstance()
    await latchkey.connect({ connectorId: rdns })
    const button = await mountButton(latchkey, <AccountButton />)
    wallet.switchChain(5)
    await findInside('[data-view="UnsupportedChain"]')
    await latchkey.close()
    await expectClosed()
    expect(button.textContent).toBe('Switch network')
    expect(getComputedStyle(button).borderColor).toBe('rgb(194, 65, 12)')
    await userEvent.click(button)
    await findInside('[data-view="UnsupportedChain"]')
  })
})

describe('NetworkButton', () => {
  it('names the network, opens the list, and tracks the click', async () => {
    const { latchkey } = createInstance()
    const events: string[] = []
    latchkey.subscribeEvents(({ event }) => events.push(event))
    const button = await mountButton(latchkey, <NetworkButton />)
    expect(button.textContent).toBe('EEthereum')
    expect(button.querySelector('[aria-hidden]')?.textContent).toBe('E')
    await userEvent.click(button)
    await findInside('[data-view="Networks"]')
    expect(events).toEqual(['CLICK_NETWORKS', 'MODAL_OPEN'])
  })

  it('shows the site’s image, or a letter if it fails to load', async () => {
    const red = 'data:image/gif;base64,R0lGODlhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs='
    const { latchkey } = createInstance({ chainImages: { 1: red, 8453: 'data:image/png;base64,rubbish' } })
    const button = await mountButton(latchkey, <NetworkButton />)
    expect(button.querySelector('img')?.src).toBe(red)
    await latchkey.switchNetwork('eip155:8453')
    await expect.poll(() => button.textContent).toBe('BBase')
    expect(button.querySelector('img')).toBeNull()
  })

  it('says that the network must be switched, or selected', async () => {
    const { latchkey, wallet } = createInstance({ allowUnsupportedChain: true })
    const button = await mountButton(latchkey, <NetworkButton />)
    await latchkey.connect({ connectorId: rdns })
    wallet.switchChain(5)
    await expect.poll(() => button.textContent).toBe('?Switch network')
  })
})
