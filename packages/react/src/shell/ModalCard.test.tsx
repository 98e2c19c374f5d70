import { hideUiMessage, type Latchkey, pushView, resetView, showNotice, showUiMessage } from '@latchkey/core'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { LatchkeyContext } from '../hooks/useInstance'
import { de } from '../i18n/de'
import { createPageParts } from '../loader/createPageParts'
import { createPart } from '../loader/createPart'
import type { AnyView, ModalParts } from '../loader/ModalParts'
import { createTestInstance } from '../testing/createTestInstance'
import { findInside, mountProvider, shadowOf } from '../testing/mountProvider'
import { createModalParts } from './createModal'
import { ModalShell } from './ModalShell'

async function openModal(options = {}, view: 'Connect' | 'Networks' = 'Networks'): Promise<Latchkey> {
  const latchkey = createTestInstance([], options)
  mountProvider(latchkey)
  await latchkey.open({ view })
  await findInside(`[data-view="${view}"][aria-busy="false"]`)
  return latchkey
}

/** Mounts the modal with the test's own parts. */
/** An instance whose modal the tests mount by themselves. */
function createPlaced(...given: Parameters<typeof createTestInstance>): Latchkey {
  const latchkey = createTestInstance(...given)
  latchkey.slots.add(() => undefined)
  return latchkey
}

function mountShell(latchkey: Latchkey, parts: ModalParts): void {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  root.render(
    <LatchkeyContext.Provider value={{ latchkey, parts: createPageParts(latchkey) }}>
      <ModalShell parts={parts} isOpen opener={null} />
    </LatchkeyContext.Provider>,
  )
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
}

const label = async (selector: string) => (await findInside(selector)).getAttribute('aria-label')

describe('the header', () => {
  it('has help on the first view, then a back button, and tracks the click', async () => {
    const latchkey = await openModal({}, 'Connect')
    const events: string[] = []
    latchkey.subscribeEvents(({ event }) => events.push(event))
    expect(await label('[data-part="header"] > :first-child')).toBe('Help')
    await userEvent.click(await findInside('[data-part="header"] > :first-child'))
    await findInside('[data-view="WhatIsAWallet"]')
    expect(events).toEqual(['CLICK_WALLET_HELP'])
    expect(await label('[data-part="header"] > :first-child')).toBe('Back')
    await userEvent.click(await findInside('[data-part="header"] > :first-child'))
    await findInside('[data-view="Connect"]')
  })

  it('names the network in the title of a view about it', async () => {
    const latchkey = await openModal()
    pushView(latchkey, 'SwitchNetwork', { networkId: 'eip155:8453' })
    await expect
      .poll(() => shadowOf().querySelector('[data-part="title"] > :last-child')?.textContent)
      .toBe('Base')
  })

  it('announces the title of a later view, and moves focus into it', async () => {
    const latchkey = await openModal()
    ;(await findInside('input, [data-view] button')).focus()
    pushView(latchkey, 'WhatIsAWallet')
    const view = await findInside('[data-view="WhatIsAWallet"][aria-busy="false"]')
    await expect
      .poll(() => shadowOf().querySelector('[data-part="live-region"]')?.textContent)
      .toBe('What is a wallet?')
    expect(view.contains(shadowOf().activeElement)).toBe(true)
  })
})

describe('a view that can’t be shown', () => {
  it('reports an error, offers to try again, and keeps the way out', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    onTestFinished(() => void vi.restoreAllMocks())
    const latchkey = createPlaced()
    const broken: string[] = []
    latchkey.subscribeEvents(({ event }) => broken.push(event))
    await latchkey.open({ view: 'Networks' })
    const parts = createModalParts()
    const breaking = createPart<AnyView>(async () => () => {
      throw new TypeError('broken')
    })
    mountShell(latchkey, { ...parts, view: (name) => (name === 'Networks' ? breaking : parts.view(name)) })
    const failed = await findInside('[data-view="Networks"] [data-part="failed"]')
    expect(failed.textContent).toContain('This screen didn’t load')
    expect(broken).toContain('INTERNAL_SDK_ERROR')
    await userEvent.click(await findInside('[data-part="failed"] button'))
    await findInside('[data-view="Networks"] [data-part="failed"]')
    resetView(latchkey, 'WhatIsAWallet')
    await findInside('[data-view="WhatIsAWallet"][aria-busy="false"]')
    expect(shadowOf().querySelector('[data-part="failed"]')).toBeNull()
  })

  it('keeps its space while loading, reports a failure, and loads on the second try', async () => {
    const latchkey = createPlaced()
    await latchkey.open({ view: 'Networks' })
    const answers: ((result: AnyView | null) => void)[] = []
    const part = createPart<AnyView>(
      () =>
        new Promise((resolve, reject) => {
          answers.push((view) => (view ? resolve(view) : reject(new TypeError('offline'))))
        }),
    )
    mountShell(latchkey, { ...createModalParts(), view: () => part })
    const view = await findInside('[data-view="Networks"][aria-busy="true"]')
    expect(view.querySelector('[data-part="skeleton"]')).toBeTruthy()
    expect(view.offsetHeight).toBeGreaterThan(120)
    answers[0]?.(null)
    await userEvent.click(await findInside('[data-part="failed"] button'))
    await findInside('[data-view="Networks"][aria-busy="true"] [data-part="skeleton"]')
    answers[1]?.(() => <p>Here</p>)
    await expect.poll(() => view.textContent).toBe('Here')
    expect(view.getAttribute('aria-busy')).toBe('false')
  })

  it('offers to reload the page when the second try fails too', async () => {
    const latchkey = createPlaced([], { locale: 'de' })
    await latchkey.open({ view: 'Networks' })
    const part = createPart<AnyView>(() => Promise.reject(new TypeError('offline')))
    mountShell(latchkey, { ...createModalParts(), view: () => part })
    const button = () => findInside('[data-part="failed"] button')
    await expect.poll(async () => (await button()).textContent).toBe('Erneut versuchen')
    await userEvent.click(await button())
    await expect.poll(async () => (await button()).textContent).toBe('Seite neu laden')
    expect((await findInside('[data-part="failed"]')).textContent).toContain(de['shell.failed.reload'])
  })

  it('uses English when the dictionary can’t be loaded', async () => {
    const latchkey = createPlaced([], { locale: 'de' })
    await latchkey.open({ view: 'Networks' })
    const parts = createModalParts()
    const german = createPart<never>(() => Promise.reject(new TypeError('offline')))
    mountShell(latchkey, {
      ...parts,
      dictionary: (locale) => (locale === 'de' ? german : parts.dictionary(locale)),
    })
    await findInside('[data-view="Networks"][aria-busy="false"]')
    expect((await findInside('[data-part="title"]')).textContent).toBe('Choose a network')
  })
})

describe('without any dictionary', () => {
  it('shows the first view in English; any other reports a failure, and loads on the next try', async () => {
    const latchkey = createPlaced([], { locale: 'de' })
    await latchkey.open({ view: 'Connect' })
    let isOnline = false
    const parts = createModalParts()
    const dictionary = createPart(() =>
      isOnline ? import('../i18n/en').then(({ en }) => en) : Promise.reject(new TypeError('offline')),
    )
    mountShell(latchkey, { ...parts, dictionary: () => dictionary })
    await findInside('[data-view="Connect"][aria-busy="false"]')
    expect((await findInside('[data-part="title"]')).textContent).toBe('Connect a wallet')
    pushView(latchkey, 'WhatIsAWallet')
    const failed = await findInside('[data-view="WhatIsAWallet"] [data-part="failed"]')
    expect(failed.textContent).toContain('This screen didn’t load')
    isOnline = true
    await userEvent.click(await findInside('[data-part="failed"] button'))
    await findInside('[data-view="WhatIsAWallet"][aria-busy="false"] :not([data-part="failed"])')
    await expect.poll(() => shadowOf().querySelector('[data-part="failed"]')).toBeNull()
  })
})

describe('a card that breaks', () => {
  it('closes, so the page isn’t blocked, and the next opening tries again', async () => {
    const latchkey = createPlaced()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    onTestFinished(() => void vi.restoreAllMocks())
    await latchkey.open({ view: 'Networks' })
    const parts = createModalParts()
    let isBroken = true
    mountShell(latchkey, {
      ...parts,
      view: (name) => {
        if (isBroken) throw new TypeError('broken')
        return parts.view(name)
      },
    })
    await expect.poll(() => latchkey.getState().modal.open).toBe(false)
    await latchkey.open({ view: 'Networks' })
    await expect.poll(() => latchkey.getState().modal.open).toBe(false)
    isBroken = false
    await latchkey.open({ view: 'Networks' })
    await findInside('[data-view="Networks"][aria-busy="false"]')
  })
})

describe('languages', () => {
  it('waits for its texts, and changes them while open', async () => {
    const latchkey = await openModal({ locale: 'de-AT' })
    const title = await findInside('[data-part="title"] > :last-child')
    expect(title.textContent).not.toBe('Choose a network')
    latchkey.setLocale('en')
    await expect
      .poll(() => shadowOf().querySelector('[data-part="title"] > :last-child')?.textContent)
      .toBe('Choose a network')
    expect((await findInside('dialog')).lang).toBe('en')
  })
})

describe('messages over the view', () => {
  const noticeText = () => shadowOf().querySelector('[data-part="notice"]')?.textContent

  it('[MOD-2] [MOD-3] shows a notice in a live region; the next one shows 150 ms after the old one is hidden', async () => {
    const latchkey = await openModal()
    expect((await findInside('[data-part="notice"]')).getAttribute('role')).toBe('status')
    showNotice(latchkey, { message: 'First', variant: 'success' })
    await expect.poll(noticeText).toBe('First')
    const asked = performance.now()
    showNotice(latchkey, { message: 'Second', variant: 'error' })
    await expect.poll(noticeText, { interval: 5 }).toBe('')
    await expect.poll(noticeText, { interval: 5 }).toBe('Second')
    expect(performance.now() - asked).toBeGreaterThanOrEqual(149)
    expect((await findInside('[data-part="notice"] [data-tone]')).dataset.tone).toBe('error')
  })

  it('[NAV-17] shows developer messages only with debug, until closed', async () => {
    const latchkey = await openModal({ debug: true })
    showUiMessage(latchkey, 'Look at this')
    const message = await findInside('[data-part="ui-message"]')
    expect([message.textContent, message.dataset.tone]).toEqual(['Look at this', 'info'])
    await userEvent.click(await findInside('[data-part="ui-message"] button'))
    await expect.poll(() => shadowOf().querySelector('[data-part="ui-message"]')).toBeNull()
    hideUiMessage(latchkey)
  })

  it('[NAV-17] shows no developer message without debug', async () => {
    const latchkey = await openModal()
    showUiMessage(latchkey, 'Look at this')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(shadowOf().querySelector('[data-part="ui-message"]')).toBeNull()
  })
})
