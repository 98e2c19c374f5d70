import type { Latchkey, Options } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { mainnet } from '@latchkey/evm/networks'
import { createEvmWallet, type EvmWalletOptions } from '@latchkey/testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createPart } from '../loader/createPart'
import type { ModalModule } from '../loader/ModalParts'
import { createTestInstance } from '../testing/createTestInstance'
import { expectClosed, findInside } from '../testing/mountProvider'
import { movePointerAway } from '../testing/movePointerAway'
import { createElementButton } from './createElementButton'
import { createElementScope } from './createElementScope'
import { createLatchkey as createElementsInstance } from './createLatchkey'
import { defineElements } from './defineElements'
import { describeEither } from './describeButtons'

const rdns = 'com.example.demo'

/** An instance on a page of its own elements, with a wallet. */
function createInstance(options: Partial<Options> = {}, walletOptions: EvmWalletOptions = {}) {
  const page = new EventTarget()
  const wallet = createEvmWallet({ rdns, chains: [{ chainId: 1 }, { chainId: 5 }], ...walletOptions })
  wallet.announce({ target: page })
  const latchkey = createTestInstance([evm({ page })], options)
  const stop = defineElements(latchkey)
  onTestFinished(stop)
  return { latchkey, wallet, stop }
}

/** An instance that no element of the page belongs to. */
function setUpScope(options: Partial<Options>) {
  const latchkey = createTestInstance([], options)
  const scope = createElementScope(latchkey)
  onTestFinished(scope.stop)
  return { latchkey, scope }
}

type Tag = `latchkey-${'' | 'connect-' | 'account-' | 'network-'}button`

/** Puts an element into the page, removed after the test. */
function put(tag: Tag, attributes: Readonly<Record<string, string>> = {}, parent: Node = document.body) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  parent.appendChild(element)
  onTestFinished(() => element.remove())
  return element
}

const buttonOf = (element: Element) => element.querySelector('button') as HTMLButtonElement
const shortOf = (address = '') => `${address.slice(0, 4)}…${address.slice(-6)}`
const connect = (latchkey: Latchkey) => latchkey.connect({ connectorId: rdns })

describe('<latchkey-button>', () => {
  it('says what it does, opens the wallets, and gets the focus back', async () => {
    await movePointerAway()
    const { latchkey } = createInstance()
    const button = buttonOf(put('latchkey-button'))
    expect([button.textContent, button.dataset.part]).toEqual(['Connect wallet', 'connect-button'])
    expect([button.type, button.getAttribute('aria-haspopup')]).toEqual(['button', 'dialog'])
    await userEvent.click(button)
    await findInside('[data-view="Connect"]')
    await userEvent.click(await findInside(`[data-wallet="${rdns}"]`))
    await expectClosed()
    await expect.poll(() => button.dataset.part).toBe('account-button')
    expect(document.activeElement).toBe(button)
    await userEvent.keyboard('{Enter}')
    await findInside('[data-view="Account"]')
    await userEvent.keyboard('{Escape}')
    await expectClosed()
    expect([document.activeElement, latchkey.getState().modal.open]).toEqual([button, false])
  })

  it('shows its own texts and those of the visitor’s language, and reads its attributes as they change', async () => {
    const { latchkey } = createInstance({ locale: 'ar' })
    const element = put('latchkey-button', { size: 'sm' })
    const button = buttonOf(element)
    expect([button.textContent, button.offsetHeight]).toEqual(['ربط المحفظة', 36])
    latchkey.setLocale('de')
    expect(button.textContent).toBe('Wallet verbinden')
    element.setAttribute('label', 'Enter')
    element.setAttribute('disabled', '')
    element.removeAttribute('size')
    expect([button.textContent, button.disabled, button.offsetHeight]).toEqual(['Enter', true, 44])
    element.removeAttribute('disabled')
    expect(button.disabled).toBe(false)
  })

  it('has each attribute as a property too, also one set before the element was defined', () => {
    const element = document.createElement('latchkey-button')
    // Without the class, a property is the element's own.
    Object.defineProperty(element, 'loadingLabel', { value: 'One moment', configurable: true })
    createInstance()
    document.body.append(element)
    onTestFinished(() => element.remove())
    const button = buttonOf(element)
    expect([element.getAttribute('loading-label'), element.loadingLabel]).toEqual([
      'One moment',
      'One moment',
    ])
    Object.assign(element, { disabled: true, label: 'Enter', charsStart: 8, size: 'sm' })
    expect([button.disabled, button.textContent, button.dataset.size]).toEqual([true, 'Enter', 'sm'])
    expect([element.getAttribute('disabled'), element.getAttribute('chars-start')]).toEqual(['', '8'])
    Object.assign(element, { disabled: false, label: undefined, size: null })
    expect([button.disabled, button.textContent, button.dataset.size]).toEqual([
      false,
      'Connect wallet',
      undefined,
    ])
    expect([element.disabled, element.label, element.charsStart]).toEqual([false, null, '8'])
  })

  it('shows progress, then the account and its balance, without changing its height', async () => {
    const { latchkey, wallet } = createInstance()
    wallet.delay(200)
    const element = put('latchkey-button', { 'loading-label': 'One moment', balance: 'hide' })
    const button = buttonOf(element)
    const { height } = button.getBoundingClientRect()
    const connecting = connect(latchkey)
    await expect.poll(() => button.textContent).toBe('One moment')
    expect(button.getAttribute('aria-busy')).toBe('true')
    await connecting
    const [full = ''] = wallet.state.accounts
    await expect.poll(() => button.textContent).toBe(shortOf(full))
    expect(button.getBoundingClientRect().height).toBe(height)
    expect(button.hasAttribute('aria-busy')).toBe(false)
    element.setAttribute('chars-start', '8')
    element.setAttribute('chars-end', '2')
    expect(button.textContent).toBe(`${full.slice(0, 8)}…${full.slice(-2)}`)
    element.setAttribute('balance', 'show')
    expect(button.querySelector('[data-part="balance"]')).toBeTruthy()
    await latchkey.disconnect()
    expect(button.textContent).toBe('Connect wallet')
  })

  it('[NET-2] warns on an unsupported network, and leads out of it', async () => {
    const { latchkey, wallet } = createInstance()
    await connect(latchkey)
    const button = buttonOf(put('latchkey-button'))
    wallet.switchChain(5)
    await findInside('[data-view="UnsupportedChain"]')
    await latchkey.close()
    await expectClosed()
    await expect.poll(() => button.textContent).toBe('Switch network')
    expect(getComputedStyle(button).borderColor).toBe('rgb(194, 65, 12)')
    await userEvent.click(button)
    await findInside('[data-view="UnsupportedChain"]')
    await latchkey.close()
    await expectClosed()
  })

  it('has the site’s theme', async () => {
    const { latchkey } = createInstance({
      themeMode: 'dark',
      themeVariables: { '--lk-accent': 'rgb(1, 2, 3)' },
    })
    const button = buttonOf(put('latchkey-button'))
    expect([button.dataset.theme, getComputedStyle(button).backgroundColor]).toEqual(['dark', 'rgb(1, 2, 3)'])
    latchkey.setTheme({ mode: 'light', variables: { '--lk-accent': null } })
    expect([button.dataset.theme, getComputedStyle(button).backgroundColor]).toEqual([
      'light',
      'rgb(13, 97, 131)',
    ])
  })

  it('has its look in a shadow root too', () => {
    createInstance()
    const root = put('latchkey-button').ownerDocument.createElement('div')
    document.body.append(root)
    onTestFinished(() => root.remove())
    const button = buttonOf(put('latchkey-button', {}, root.attachShadow({ mode: 'open' })))
    expect(getComputedStyle(button).backgroundColor).toBe('rgb(13, 97, 131)')
  })

  it('has its look in a shadow root that it is moved into', () => {
    createInstance()
    const element = put('latchkey-button')
    const button = buttonOf(element)
    const host = document.createElement('div')
    document.body.append(host)
    onTestFinished(() => host.remove())
    host.attachShadow({ mode: 'open' }).append(element)
    expect([buttonOf(element), getComputedStyle(button).backgroundColor]).toEqual([
      button,
      'rgb(13, 97, 131)',
    ])
  })

  it('reports an attribute with an invalid value once, with the valid ones, and works without it', () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    onTestFinished(() => void vi.restoreAllMocks())
    createInstance()
    const wrong = { namespace: 'bitcoin', size: 'lg', balance: 'no', 'chars-start': 'many' }
    const element = put('latchkey-button', wrong)
    expect(buttonOf(element).textContent).toBe('Connect wallet')
    const texts = () => told.mock.calls.map((call) => call.join(' '))
    const reported = [
      '<latchkey-button namespace="bitcoin">: expected eip155, solana, bip122 or polkadot. See ',
      '<latchkey-button size="lg">: expected md or sm. See ',
      '<latchkey-button balance="no">: expected show or hide. See ',
      '<latchkey-button chars-start="many">: expected a number from 0 to 999. See ',
    ].map((text) => expect.stringContaining(text))
    expect(texts()).toEqual(reported)
    element.setAttribute('label', 'Enter')
    element.setAttribute('balance', '')
    element.setAttribute('balance', 'no')
    expect(texts()).toEqual(reported)
    element.setAttribute('chars-end', '-1')
    expect(texts()).toHaveLength(reported.length + 1)
  })
})

describe('createLatchkey', () => {
  it('does not accept a modal inside the page, which needs React, and says where that is explained', () => {
    expect(() => createElementsInstance({ networks: [mainnet], enableEmbedded: true })).toThrow(
      expect.objectContaining({
        code: 'options/invalid',
        message: expect.stringMatching(/"enableEmbedded".*latchkey\/elements.*<Modal \/>.*html\.md#/),
      }),
    )
    expect(document.createElement('latchkey-button').latchkey).toBeNull()
  })
})

describe('a button whose modal did not load', () => {
  it('offers to reload the page, and opens the modal if it loads after all', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    onTestFinished(() => void vi.restoreAllMocks())
    const { latchkey, scope } = setUpScope({ preload: 'none' })
    let isOnline = false
    const modal = createPart(async () => {
      if (!isOnline) throw new TypeError('offline')
      await scope.parts.modal.load()
      return scope.parts.modal.getState().value as ModalModule
    })
    const host = document.createElement('div')
    document.body.append(host)
    const parts = { ...scope.parts, modal }
    const { stop } = createElementButton(host, { ...scope, parts }, describeEither)
    onTestFinished(() => {
      stop()
      host.remove()
    })
    const button = buttonOf(host)
    button.click()
    await expect.poll(() => button.textContent).toBe('Reload page')
    latchkey.setLocale('de')
    expect(button.textContent).toBe('Seite neu laden')
    await latchkey.close()
    isOnline = true
    button.click()
    await expect.poll(() => button.textContent).toBe('Wallet verbinden')
    await findInside('[data-view="Connect"]')
    await latchkey.close()
    await expectClosed()
  })
})

describe('the other elements', () => {
  it('show the wallets until one is connected, then the account', async () => {
    const { latchkey } = createInstance()
    const [connecting, account] = [put('latchkey-connect-button'), put('latchkey-account-button')]
    expect([connecting.textContent, account.textContent]).toEqual(['Connect wallet', ''])
    await connect(latchkey)
    await expect.poll(() => buttonOf(account)?.dataset.part).toBe('account-button')
    expect(connecting.childElementCount).toBe(0)
    await latchkey.disconnect()
    expect([connecting.textContent, account.childElementCount]).toEqual(['Connect wallet', 0])
  })

  it('name the network, open the list, and track the click', async () => {
    const { latchkey } = createInstance()
    const button = buttonOf(put('latchkey-network-button'))
    expect([button.dataset.part, button.textContent]).toEqual(['network-button', 'EEthereum'])
    const events: string[] = []
    latchkey.subscribeEvents(({ event }) => events.push(event))
    await userEvent.click(button)
    await findInside('[data-view="Networks"]')
    expect(events).toContain('CLICK_NETWORKS')
    await latchkey.close()
    await expectClosed()
  })
})

describe('defineElements', () => {
  it('opens the modal without any element, and in one place only', async () => {
    const { latchkey } = createInstance()
    await latchkey.open({ view: 'Networks' })
    await findInside('[data-view="Networks"]')
    expect(document.querySelectorAll('latchkey-modal')).toHaveLength(1)
    expect(latchkey.slots.size).toBe(1)
    await latchkey.close()
    await expectClosed()
  })

  it('gives an element the first instance of the page, or the one that is set', () => {
    const first = createInstance({ locale: 'en' })
    const second = createInstance({ locale: 'fr' })
    const element = put('latchkey-button')
    expect(element.latchkey).toBe(first.latchkey)
    element.latchkey = second.latchkey
    expect([element.latchkey, element.textContent]).toEqual([second.latchkey, 'Connecter un wallet'])
    element.latchkey = null
    expect(element.textContent).toBe('Connect wallet')
    first.stop()
    expect(element.textContent).toBe('Connecter un wallet')
    second.stop()
    expect([element.latchkey, element.childElementCount]).toEqual([null, 0])
  })

  it('accepts an instance that the page did not know, set before the element was in the page', async () => {
    const latchkey = createTestInstance([], { locale: 'es' })
    createInstance()
    const element = document.createElement('latchkey-button')
    element.latchkey = latchkey
    document.body.append(element)
    onTestFinished(() => element.remove())
    onTestFinished(defineElements(latchkey))
    expect(element.textContent).toBe('Conectar wallet')
    await userEvent.click(buttonOf(element))
    await findInside('[data-view="Connect"]')
    expect(latchkey.getState().modal.open).toBe(true)
    await latchkey.close()
    await expectClosed()
  })

  it('ignores questions that are not those of an element', () => {
    const { latchkey } = createInstance()
    const faults: unknown[] = []
    const note = (event: ErrorEvent) => {
      faults.push(event.message)
      event.preventDefault()
    }
    window.addEventListener('error', note)
    onTestFinished(() => window.removeEventListener('error', note))
    for (const detail of [null, undefined, 'x', { wanted: {} }])
      document.dispatchEvent(new CustomEvent('latchkey-scope-asked', { detail }))
    expect(faults).toEqual([])
    expect(put('latchkey-button').latchkey).toBe(latchkey)
  })

  it('takes the modal away again', async () => {
    const { latchkey, stop } = createInstance()
    await latchkey.open()
    await findInside('[data-view="Connect"]')
    stop()
    await expectClosed()
    expect(latchkey.slots.size).toBe(0)
  })

  it('mounts nothing when the modal’s code loads after the end', async () => {
    const { latchkey, scope } = setUpScope({})
    const loading = scope.parts.modal.load()
    scope.stop()
    // It waits for a place until a limit.
    latchkey.open().catch(() => undefined)
    await loading
    await expect.poll(() => latchkey.getState().modal.open).toBe(true)
    // React would mount by then.
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect([latchkey.slots.size, document.querySelector('latchkey-modal')]).toEqual([0, null])
  })

  it('leaves an element to the next instance when a press ends after the first one', async () => {
    const first = createInstance({ locale: 'en' })
    createInstance({ locale: 'fr' })
    const element = put('latchkey-button')
    let settle: () => void = () => undefined
    first.latchkey.open = () => new Promise((resolve) => (settle = resolve))
    buttonOf(element).click()
    first.stop()
    const next = buttonOf(element)
    expect(next.textContent).toBe('Connecter un wallet')
    settle()
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(buttonOf(element)).toBe(next)
  })
})
