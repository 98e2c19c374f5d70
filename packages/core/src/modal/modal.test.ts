import { LatchkeyError, nowhereToShow } from '@latchkey/protocol'
import { describe, expect, it, vi } from 'vitest'
import { createLatchkey } from '../createLatchkey'
import { currentEntry } from '../nav/currentEntry'
import { mayClose } from '../nav/mayClose'
import { goBack, goBackToIndex, pushView } from '../nav/navigate'
import { open } from '../nav/openClose'
import { popTransaction, pushTransaction } from '../nav/transactionStack'
import type { Options } from '../options/Options'
import { createScriptedAdapter } from '../testing/createScriptedAdapter'
import { createBrowser, createTestHost } from '../testing/createTestHost'
import type { ManualHost } from '../testing/manualHost'
import { testNetworks } from '../testing/testNetworks'
import { alertForProviderMessage } from './alertForProviderMessage'
import { alertTexts } from './alertTexts'
import { showAlert } from './showAlert'
import { hideNotice, showNotice } from './showNotice'
import { hideUiMessage, showUiMessage } from './showUiMessage'

function setUp(
  options: Partial<Options> = {},
  { hasPlace = !options.enableEmbedded, isBrowser = true } = {},
) {
  const host = createTestHost(createBrowser(), { isBrowser })
  const adapter = createScriptedAdapter()
  const latchkey = createLatchkey(
    { projectId: 'dev', networks: testNetworks, adapters: [adapter], ...options },
    host,
  )
  if (hasPlace) latchkey.slots.add(() => undefined)
  const events: string[] = []
  latchkey.subscribeEvents(({ event }) => events.push(event))
  const view = () => currentEntry(latchkey.getState().nav).view
  return { host, adapter, latchkey, events, view }
}

describe('opening and closing', () => {
  it('[MOD-1] open sets loading and fires MODAL_OPEN; close clears loading and fires MODAL_CLOSE', async () => {
    const { latchkey, events } = setUp()
    await latchkey.open()
    expect(latchkey.getState().modal).toMatchObject({ open: true, loading: true })
    expect(await latchkey.close()).toBe(true)
    expect(latchkey.getState().modal).toMatchObject({ open: false, loading: false })
    await latchkey.close()
    expect(events.filter((name) => name.startsWith('MODAL_'))).toEqual(['MODAL_OPEN', 'MODAL_CLOSE'])
  })

  /** Moves the clock until the modal's place has been looked for long enough. */
  const passTime = async (host: ManualHost, ms: number) => {
    for (let passed = 0; passed < ms; passed += 50) {
      await vi.waitFor(() => expect(host.timers()).toContain(50), { interval: 1 })
      host.advance(50)
    }
  }

  it('tells a site that has no place for the modal what is missing, and closes it', async () => {
    const { latchkey, host, events } = setUp({}, { hasPlace: false })
    const opened = latchkey.open()
    const rejected = expect(opened).rejects.toMatchObject({
      code: 'place/missing',
      message: expect.stringMatching(/<LatchkeyProvider>.*latchkey\/elements.*troubleshooting\.md#place/),
    })
    await passTime(host, 5_000)
    await rejected
    expect(latchkey.getState().modal.open).toBe(false)
    expect(events.slice(-1)).toEqual(['MODAL_CLOSE'])
    expect(host.timers()).not.toContain(50)
  })

  it('opens before the page has a place for the modal, and resolves when it has one', async () => {
    const { latchkey, host } = setUp({}, { hasPlace: false })
    let isDone = false
    const opened = latchkey.open().then(() => {
      isDone = true
    })
    await passTime(host, 4_000)
    expect([latchkey.getState().modal.open, isDone]).toEqual([true, false])
    latchkey.slots.add(() => undefined)
    host.advance(50)
    await opened
    expect(latchkey.getState().modal.open).toBe(true)
    // From now on it has one.
    await latchkey.open({ view: 'Networks' })
  })

  it('stops to wait for a place when it is closed', async () => {
    const { latchkey, host } = setUp({}, { hasPlace: false })
    const opened = latchkey.open()
    await passTime(host, 100)
    await latchkey.close()
    host.advance(50)
    await opened
  })

  it('waits for no place on a server', async () => {
    const { latchkey } = setUp({}, { hasPlace: false, isBrowser: false })
    await latchkey.open()
  })

  it('says in the console that nothing can be shown where the modal opens by itself', async () => {
    const { latchkey, host } = setUp({}, { hasPlace: false })
    const error = vi.spyOn(latchkey.logger, 'error').mockImplementation(() => undefined)
    open(latchkey, { view: 'Networks' })
    await passTime(host, 5_000)
    await vi.waitFor(() =>
      expect(error.mock.calls).toEqual([['Could not show the modal', expect.any(LatchkeyError)]]),
    )
    expect(nowhereToShow.is(error.mock.calls[0]?.[1])).toBe(true)
  })

  it('has a place in the page for an embedded modal', async () => {
    const { latchkey, host } = setUp({ enableEmbedded: true })
    const error = vi.spyOn(latchkey.logger, 'error').mockImplementation(() => undefined)
    await latchkey.open()
    host.advance(2_000)
    expect(error).not.toHaveBeenCalled()
  })

  it('[NAV-8] opens Connect, and Account once an address is connected', async () => {
    const { latchkey, adapter, view } = setUp()
    adapter.addWallet('com.one')
    await latchkey.open()
    expect(view()).toBe('Connect')
    await latchkey.connect({ connectorId: 'com.one' })
    await latchkey.open()
    expect(view()).toBe('Account')
    await latchkey.open({ view: 'Networks' })
    expect(view()).toBe('Networks')
  })

  it('rejects an unknown view or namespace by name, and opens nothing', async () => {
    const { latchkey } = setUp()
    // Plain JavaScript may pass this.
    const call = latchkey.open as (request: object) => Promise<void>
    await expect(call({ view: 'Nonsense' })).rejects.toMatchObject({
      code: 'nav/unknown-view',
      values: { view: 'Nonsense' },
    })
    await expect(call({ namespace: 'solana' })).rejects.toMatchObject({ code: 'network/no-adapter' })
    expect(latchkey.getState().modal.open).toBe(false)
  })

  it('rejects a view without its data by name, and changes nothing', async () => {
    const { latchkey } = setUp({ adapters: [createScriptedAdapter(), createScriptedAdapter('solana')] })
    await latchkey.open({ view: 'Networks' })
    const before = latchkey.getState()
    const call = latchkey.open as (request: object) => Promise<void>
    for (const view of ['SwitchNetwork', 'ConnectingExternal', 'Downloads'])
      await expect(call({ view, namespace: 'solana' })).rejects.toMatchObject({
        code: 'nav/view-data-missing',
        values: { view },
      })
    expect(() => Reflect.apply(pushView, undefined, [latchkey, 'SwitchNetwork'])).toThrow('SwitchNetwork')
    expect(latchkey.getState()).toBe(before)
  })

  it('[NAV-4] closes the modal on back when one view is left', async () => {
    const { latchkey, view } = setUp()
    await latchkey.open()
    pushView(latchkey, 'WhatIsAWallet')
    pushView(latchkey, 'GetWallet')
    goBackToIndex(latchkey, 1)
    expect(view()).toBe('WhatIsAWallet')
    goBack(latchkey)
    expect(view()).toBe('Connect')
    goBack(latchkey)
    expect(latchkey.getState().modal.open).toBe(false)
  })

  it('[NAV-9] returns an embedded modal to Account if connected, else Connect', async () => {
    const { latchkey, adapter, view } = setUp({ enableEmbedded: true })
    pushView(latchkey, 'WhatIsAWallet')
    await latchkey.close()
    expect(view()).toBe('Connect')
    adapter.addWallet('com.one')
    await latchkey.connect({ connectorId: 'com.one' })
    pushView(latchkey, 'Networks')
    await latchkey.close()
    expect(view()).toBe('Account')
  })

  it('[NAV-10] [NAV-16] shakes for 500 ms and stays open when closing is blocked', async () => {
    const { latchkey, host } = setUp()
    let hasSession = false
    latchkey.closeGuards.add(() => mayClose({ view: 'SIWXSignMessage', isSignInRequired: true, hasSession }))
    await latchkey.open()
    expect(await latchkey.close()).toBe(false)
    expect(latchkey.getState().modal).toMatchObject({ open: true, shaking: true })
    host.advance(499)
    expect(latchkey.getState().modal.shaking).toBe(true)
    host.advance(1)
    expect(latchkey.getState().modal.shaking).toBe(false)
    hasSession = true
    expect(await latchkey.close()).toBe(true)
  })
})

describe('the transaction stack', () => {
  it('[NAV-11] goes back, to a view or out on success, and back on cancel; each calls its own callback', async () => {
    const { latchkey, view } = setUp()
    const calls: string[] = []
    const entry = {
      view: null,
      goBack: false,
      onSuccess: () => calls.push('yes'),
      onCancel: () => calls.push('no'),
    } as const
    await latchkey.open()
    pushView(latchkey, 'WhatIsAWallet')
    pushTransaction(latchkey, { ...entry, goBack: true })
    popTransaction(latchkey, 'success')
    expect(view()).toBe('Connect')
    pushTransaction(latchkey, { ...entry, view: 'Account' })
    popTransaction(latchkey, 'success')
    expect(latchkey.getState().nav.stack.map((at) => at.view)).toEqual(['Account'])
    pushView(latchkey, 'Networks')
    pushTransaction(latchkey, entry)
    popTransaction(latchkey, 'cancel')
    expect(view()).toBe('Account')
    pushTransaction(latchkey, { ...entry, replace: true })
    popTransaction(latchkey, 'success')
    expect(latchkey.getState().modal.open).toBe(false)
    popTransaction(latchkey, 'success')
    expect(calls).toEqual(['yes', 'yes', 'no', 'yes'])
    expect(latchkey.getState().nav.transactions).toEqual([])
  })
})

describe('notices', () => {
  it('[MOD-2] hides the open notice for a new one, which shows after 150 ms', () => {
    const { latchkey, host } = setUp()
    const notice = () => latchkey.getState().modal.notice
    showNotice(latchkey, { message: 'first', variant: 'success' })
    showNotice(latchkey, { message: 'second', variant: 'error' })
    expect(notice()).toMatchObject({ message: 'first', open: false })
    host.advance(149)
    expect(notice()).toMatchObject({ message: 'first', open: false })
    host.advance(1)
    expect(notice()).toMatchObject({ message: 'second', variant: 'error', open: true })
  })

  it('[MOD-2] shows the newer of two notices within 150 ms', () => {
    const { latchkey, host } = setUp()
    showNotice(latchkey, { message: 'first', variant: 'success' })
    showNotice(latchkey, { message: 'second', variant: 'success' })
    host.advance(50)
    showNotice(latchkey, { message: 'third', variant: 'success' })
    host.advance(200)
    expect(latchkey.getState().modal.notice).toMatchObject({ message: 'third', open: true })
  })

  it('[MOD-3] have message, variant, svg, open and autoClose; a loading one stays until it is hidden', () => {
    const { latchkey, host } = setUp()
    showNotice(latchkey, { message: 'done', variant: 'success', svg: 'check' })
    expect(latchkey.getState().modal.notice).toEqual({
      message: 'done',
      variant: 'success',
      svg: 'check',
      open: true,
      autoClose: true,
    })
    host.advance(2_500)
    expect(latchkey.getState().modal.notice?.open).toBe(false)
    showNotice(latchkey, { message: 'wait', variant: 'loading' })
    host.advance(60_000)
    expect(latchkey.getState().modal.notice).toMatchObject({ message: 'wait', open: true, autoClose: false })
    hideNotice(latchkey)
    expect(latchkey.getState().modal.notice?.open).toBe(false)
  })

  it('[MOD-2] close with the modal and don’t come back', async () => {
    const { latchkey, host } = setUp()
    await latchkey.open()
    showNotice(latchkey, { message: 'first', variant: 'loading' })
    showNotice(latchkey, { message: 'second', variant: 'success' })
    await latchkey.close()
    expect(latchkey.getState().modal.notice).toBeNull()
    await latchkey.open()
    host.advance(150)
    expect(latchkey.getState().modal.notice).toBeNull()
  })

  it('[CON-7] show failures from while the modal was closed, but not successes', async () => {
    const { latchkey } = setUp()
    showNotice(latchkey, { message: 'Now on Base', variant: 'success' })
    await latchkey.open()
    expect(latchkey.getState().modal.notice).toBeNull()
    await latchkey.close()
    showNotice(latchkey, { message: 'Failed to disconnect', variant: 'error' })
    await latchkey.open()
    expect(latchkey.getState().modal.notice).toMatchObject({ message: 'Failed to disconnect', open: true })
  })

  it('[NAV-17] show developer messages only when debug is on, as info by default', () => {
    const quiet = setUp().latchkey
    showUiMessage(quiet, 'look here')
    expect(quiet.getState().modal.uiMessage.open).toBe(false)
    const { latchkey } = setUp({ debug: true })
    latchkey.logger.level = 'error'
    showUiMessage(latchkey, 'look here')
    expect(latchkey.getState().modal.uiMessage).toEqual({ message: 'look here', variant: 'info', open: true })
    hideUiMessage(latchkey)
    expect(latchkey.getState().modal.uiMessage.open).toBe(false)
  })
})

describe('alerts', () => {
  it('[MOD-4] show once each', () => {
    const { latchkey } = setUp()
    const logged = () => latchkey.logger.dump().split('Network Not Found').length - 1
    showAlert(latchkey, 'network-not-found')
    showAlert(latchkey, 'network-not-found')
    expect(logged()).toBe(1)
  })

  it('[MOD-4] have the titles of the specification, and name the origin where it matters', () => {
    const title = (code: Parameters<typeof alertTexts>[0]) => alertTexts(code, 'https://site.example/a').title
    expect(title('network-not-found')).toBe('Network Not Found')
    expect(title('origin-not-allowed')).toBe('Invalid App Configuration')
    expect(title('embedded-timeout')).toBe('Invalid App Configuration')
    expect(title('analytics-forbidden')).toBe('Invalid App Configuration')
    expect(title('session-expired')).toBe('Session Expired')
    expect(title('invalid-project-id')).toBe('Invalid Project ID')
    expect(title('project-id-missing')).toBe('Project ID Not Configured')
    expect(alertTexts('origin-not-allowed', 'https://site.example/a').text).toContain('https://site.example')
  })

  it('[MOD-5] map a provider’s message to its alert', () => {
    expect(alertForProviderMessage('Unauthorized: origin not allowed')).toBe('origin-not-allowed')
    expect(alertForProviderMessage('JWT validation error: JWT Token is not yet valid')).toBe(
      'session-expired',
    )
    expect(alertForProviderMessage('Unauthorized: invalid key')).toBe('invalid-project-id')
    expect(alertForProviderMessage('something else')).toBeNull()
  })

  it('[MOD-7] report a missing project id, and the modal still works', async () => {
    const { latchkey } = setUp({ projectId: '' })
    await latchkey.open()
    await expect.poll(() => latchkey.getState().modal.shownAlerts).toEqual(['project-id-missing'])
    expect(latchkey.getState().modal.open).toBe(true)
  })

  it('[MOD-7] log no error for a missing project id without a gateway', async () => {
    const logged = async (options: Partial<Options>) => {
      const { latchkey } = setUp({ projectId: '', ...options })
      await latchkey.open()
      await expect.poll(() => latchkey.logger.dump()).toContain('Project ID Not Configured')
      return / (\w+) Project ID/.exec(latchkey.logger.dump())?.[1]
    }
    expect(await logged({})).toBe('warn')
    expect(await logged({ gateway: 'https://gateway.example' })).toBe('error')
  })
})
