import { evm } from '@latchkey/evm'
import { createEvmWallet } from '@latchkey/testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ConnectButton } from '../components/ConnectButton'
import { createTestInstance } from '../testing/createTestInstance'
import { expectClosed, findInside, mountProvider, shadowOf } from '../testing/mountProvider'

function createInstance(options = {}) {
  const page = new EventTarget()
  const wallet = createEvmWallet({ name: 'Demo', rdns: 'com.example.demo', chains: [{ chainId: 1 }] })
  wallet.announce({ target: page })
  return { latchkey: createTestInstance([evm({ page })], options), wallet }
}

async function openByButton(options = {}) {
  const { latchkey, wallet } = createInstance(options)
  const { container } = mountProvider(latchkey, <ConnectButton />)
  await expect.poll(() => container.querySelector('button')).toBeTruthy()
  const button = container.querySelector('button') as HTMLButtonElement
  await userEvent.click(button)
  const row = await findInside('[data-part="wallet-row"]')
  const dialog = await findInside<HTMLDialogElement>('dialog[data-part="modal"]')
  return { latchkey, wallet, container, button, row, dialog, card: await findInside('[data-part="card"]') }
}

describe('the dialog', () => {
  it('[NAV-15] shows the named view in a centred 360 px card, in a native modal dialog', async () => {
    const { dialog, card } = await openByButton()
    expect(dialog.matches(':modal')).toBe(true)
    expect(shadowOf().querySelector('[data-view="Connect"]')).toBeTruthy()
    await vi.waitFor(() => expect(card.getAnimations()).toHaveLength(0))
    const { left, right, top, bottom, width } = card.getBoundingClientRect()
    expect(width).toBe(360)
    expect(left).toBeCloseTo(innerWidth - right, 0)
    expect(top).toBeCloseTo(innerHeight - bottom, 0)
    expect(getComputedStyle(card).borderRadius).toBe('24px')
    const title = shadowOf().getElementById(dialog.getAttribute('aria-labelledby') ?? '')
    expect(title?.textContent).toBe('Connect a wallet')
  })

  it('[NAV-15] is light or dark as configured, and follows a change while open', async () => {
    const { latchkey, card } = await openByButton({ themeMode: 'light' })
    const light = getComputedStyle(card).backgroundColor
    latchkey.setTheme({ mode: 'dark' })
    await expect.poll(() => getComputedStyle(card).backgroundColor).not.toBe(light)
    expect(getComputedStyle(card).colorScheme).toBe('dark')
  })

  it('uses the site’s colours', async () => {
    const { card } = await openByButton({ themeVariables: { '--lk-surface': 'rgb(1, 2, 3)' } })
    expect(getComputedStyle(card).backgroundColor).toBe('rgb(1, 2, 3)')
  })

  it('focuses the first wallet, traps focus, and returns it to the opener on Escape', async () => {
    const { button, row } = await openByButton()
    await expect.poll(() => shadowOf().activeElement).toBe(row)
    for (let presses = 0; presses < 6; presses++) {
      await userEvent.keyboard('{Tab}')
      // After the last control comes the browser's own toolbar, which shows as the body.
      expect([document.querySelector('latchkey-modal'), document.body]).toContain(document.activeElement)
    }
    await userEvent.keyboard('{Escape}')
    await expectClosed()
    expect(document.activeElement).toBe(button)
  })

  it('returns focus to the same button after it became the account', async () => {
    const { button, row, latchkey } = await openByButton()
    await userEvent.click(row)
    await expect.poll(() => latchkey.getState().modal.open).toBe(false)
    await expectClosed()
    await expect.poll(() => button.dataset.part).toBe('account-button')
    expect(document.activeElement).toBe(button)
  })

  it('closes with its close button', async () => {
    const { latchkey, button } = await openByButton()
    await userEvent.click(await findInside('[data-part="header"] [aria-label="Close"]'))
    await expectClosed()
    expect(latchkey.getState().modal.open).toBe(false)
    expect(document.activeElement).toBe(button)
  })

  it('closes on a press on the backdrop', async () => {
    const { dialog } = await openByButton()
    await userEvent.click(dialog, { position: { x: 10, y: 10 } })
    await expectClosed()
  })

  it('stays open when a press starts in the card and ends on the backdrop', async () => {
    const { dialog, card, latchkey } = await openByButton()
    card.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
    dialog.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(latchkey.getState().modal.open).toBe(true)
  })

  it('closes when the platform asks without a key, as a phone’s back gesture does', async () => {
    const { dialog } = await openByButton()
    expect(dialog.dispatchEvent(new Event('cancel', { cancelable: true }))).toBe(false)
    await expectClosed()
  })

  it('[NAV-10] [NAV-16] shakes for 500 ms and stays open, however the visitor tries to leave a blocked view', async () => {
    const { latchkey, dialog, card } = await openByButton()
    latchkey.closeGuards.add(() => false)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => card.dataset.state).toBe('shaking')
    const [shake] = card.getAnimations()
    expect(shake?.effect?.getTiming().duration).toBe(500)
    await expect.poll(() => card.dataset.state).toBeUndefined()
    await userEvent.keyboard('{Escape}{Escape}{Escape}')
    await userEvent.click(dialog, { position: { x: 10, y: 10 } })
    dialog.close()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(dialog.open).toBe(true)
    expect(latchkey.getState().modal.open).toBe(true)
  })

  it('opens again and again, and leaves nothing behind', async () => {
    const { latchkey, button } = await openByButton()
    const sheets = document.adoptedStyleSheets.length
    for (let round = 0; round < 3; round++) {
      await latchkey.close()
      await expectClosed()
      expect(document.adoptedStyleSheets).toHaveLength(sheets - 1)
      expect(getComputedStyle(document.documentElement).overflow).toBe('visible')
      await userEvent.click(button)
      await findInside('[data-part="wallet-row"]')
      expect(document.querySelectorAll('latchkey-modal')).toHaveLength(1)
    }
  })

  it('leaves Escape to a dialog that the page opened on top', async () => {
    const { latchkey } = await openByButton()
    const above = document.createElement('dialog')
    document.body.append(above)
    onTestFinished(() => above.remove())
    above.showModal()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => above.open).toBe(false)
    expect(latchkey.getState().modal.open).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expectClosed()
  })

  it('clears a search on the first Escape and closes on the second, without sending itself another key', async () => {
    const { latchkey } = await openByButton()
    await userEvent.click(await findInside('[data-part="all-wallets"]'))
    const search = await findInside<HTMLInputElement>('input[type="search"]')
    await userEvent.click(search)
    await userEvent.keyboard('fox')
    // Firefox delivers a key event that we dispatch inside the shadow root to the window again, so there must be none.
    const heard: string[] = []
    const hear = (event: Event) => heard.push(event.type)
    for (const target of [document, shadowOf()]) target.addEventListener('keydown', hear, { capture: true })
    onTestFinished(() => document.removeEventListener('keydown', hear, { capture: true }))
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => search.value).toBe('')
    expect(latchkey.getState().modal.open).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expectClosed()
    expect(heard).toEqual([])
  })

  it('leaves Escape to an input method that is composing', async () => {
    const { latchkey } = await openByButton()
    await userEvent.click(await findInside('[data-part="all-wallets"]'))
    const search = await findInside<HTMLInputElement>('input[type="search"]')
    const key = new KeyboardEvent('keydown', {
      key: 'Escape',
      isComposing: true,
      bubbles: true,
      composed: true,
      cancelable: true,
    })
    expect(search.dispatchEvent(key)).toBe(true)
    expect(latchkey.getState().modal.open).toBe(true)
  })

  it('unmounts with its provider', async () => {
    const { latchkey } = createInstance()
    const { unmount } = mountProvider(latchkey)
    await latchkey.open()
    await findInside('[data-view="Connect"]')
    unmount()
    expect(document.querySelector('latchkey-modal')).toBeNull()
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible')
  })

  it('is independent of a second one', async () => {
    const first = createInstance()
    const second = createInstance()
    mountProvider(first.latchkey)
    mountProvider(second.latchkey)
    await first.latchkey.open()
    await findInside('[data-part="wallet-row"]')
    await second.latchkey.open({ view: 'Networks' })
    await expect.poll(() => document.querySelectorAll('latchkey-modal')).toHaveLength(2)
    // Without focus, the key still goes to the one on top.
    const inside = [...document.querySelectorAll('latchkey-modal')].at(-1)?.shadowRoot?.activeElement
    ;(inside as HTMLElement | null)?.blur()
    expect(document.activeElement).toBe(document.body)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.querySelectorAll('latchkey-modal')).toHaveLength(1)
    expect([first.latchkey.getState().modal.open, second.latchkey.getState().modal.open]).toEqual([
      true,
      false,
    ])
    await first.latchkey.close()
    await expectClosed()
  })
})
