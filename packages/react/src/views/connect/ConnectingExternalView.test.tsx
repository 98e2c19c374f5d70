import { currentEntry, getAccount, goBack, pushView } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { createEvmWallet, rpcError } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createMemory, createTestInstance } from '../../testing/createTestInstance'
import { expectClosed, findInside, shadowOf } from '../../testing/mountProvider'
import { findControl, findView, openView, poll, spoken } from '../../testing/openView'

type Host = NonNullable<Parameters<typeof createTestInstance>[2]>

const chains = [{ chainId: 1 }]

function createSite(host: Host = {}) {
  const page = new EventTarget()
  const wallet = createEvmWallet({ name: 'Fox', rdns: 'test.fox', chains, refusesWhilePending: true })
  wallet.announce({ target: page })
  return { page, wallet, latchkey: createTestInstance([evm({ page })], {}, host) }
}

/** Opens the view from the wallet list. */
async function enter(site: ReturnType<typeof createSite>, connectorId = 'test.fox') {
  await openView(site.latchkey, { view: 'Connect' })
  pushView(site.latchkey, 'ConnectingExternal', { connectorId })
  return findView('ConnectingExternal')
}

const asked = ({ wallet }: ReturnType<typeof createSite>) =>
  wallet.log.filter(({ method }) => method === 'eth_requestAccounts').length
const state = () =>
  shadowOf().querySelector<HTMLElement>('[data-view="ConnectingExternal"] [data-part="body"]')?.dataset.state
const title = () => shadowOf().querySelector('[data-part="status-title"]')?.textContent
const text = () => shadowOf().querySelector('[data-part="status-text"]')?.textContent

/** A clock whose long timers fire on command. */
function createClock(): Host & { pass: () => void } {
  const waiting = new Set<() => void>()
  return {
    setTimer(callback, ms) {
      if (ms < 10_000) {
        const timer = setTimeout(callback, ms)
        return () => clearTimeout(timer)
      }
      waiting.add(callback)
      return () => waiting.delete(callback)
    },
    pass() {
      for (const callback of waiting) callback()
      waiting.clear()
    },
  }
}

describe('waiting', () => {
  it('asks the wallet once, although React mounts twice, and says what to do', async () => {
    const site = createSite()
    site.wallet.hang()
    await enter(site)
    await poll(() => asked(site)).toBe(1)
    expect(state()).toBe('waiting')
    expect(title()).toBe('Continue in Fox')
    await poll(spoken).toContain('Continue in Fox')
    expect(shadowOf().querySelector('[data-part="ring"]')?.getAttribute('data-state')).toBe('waiting')
    expect(shadowOf().querySelector('[data-part="body"] button')).toBeNull()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(asked(site)).toBe(1)
  })

  it('ends when the wallet approves', async () => {
    const site = createSite()
    site.wallet.delay(150)
    await enter(site)
    await expectClosed()
    expect(getAccount(site.latchkey.getState()).address).toBe(site.wallet.addresses[0])
  })

  it('says after 15 s that the window may be hidden, and can ask again', async () => {
    const clock = createClock()
    const site = createSite(clock)
    site.wallet.hang()
    site.wallet.set({ refusesWhilePending: false })
    await enter(site)
    await poll(() => asked(site)).toBe(1)
    clock.pass()
    await poll(text).toContain('may be hidden')
    await userEvent.click(await findControl('Try again'))
    await poll(() => asked(site)).toBe(2)
    expect(text()).not.toContain('may be hidden')
    // The first attempt's result no longer matters.
    site.wallet.approve()
    site.wallet.release()
    await expectClosed()
  })

  it('ends when the visitor leaves; a later yes still connects', async () => {
    const site = createSite()
    site.wallet.hang()
    await enter(site)
    await poll(() => asked(site)).toBe(1)
    goBack(site.latchkey)
    await findView('Connect')
    await poll(() => site.latchkey.getState().connect.pending).toEqual({})
    site.wallet.release()
    await poll(() => getAccount(site.latchkey.getState()).isConnected).toBe(true)
    await expectClosed()
  })
})

describe('a wallet that declines or fails', () => {
  it('[CON-12] shows the decline, leaves nothing half connected, and can try again', async () => {
    const site = createSite()
    site.wallet.reject({ once: true })
    await enter(site)
    await poll(state).toBe('error')
    expect(title()).toBe('Request declined')
    await poll(spoken).toContain('Request declined')
    expect(site.latchkey.getState().connect).toMatchObject({ rows: [], pending: {}, active: {} })
    await userEvent.click(await findControl('Try again'))
    await expectClosed()
    expect(getAccount(site.latchkey.getState()).isConnected).toBe(true)
  })

  it('[HTTP-10] says that another request is pending (-32002)', async () => {
    const site = createSite()
    site.wallet.fail(rpcError(-32002))
    await enter(site)
    await poll(title).toBe('You have a pending request')
    expect(text()).toContain('Open Fox')
  })

  it.each([
    ['4100', rpcError(4100), 'locked or hasn’t authorized'],
    ['4200', rpcError(4200), 'doesn’t support this request'],
    ['4900', rpcError(4900), 'lost its connection'],
    ['-32603', rpcError(-32603), 'ran into a problem'],
  ])('[HTTP-10] says what went wrong (%s)', async (_code, error, said) => {
    const site = createSite()
    site.wallet.fail(error)
    await enter(site)
    await poll(state).toBe('error')
    expect(title()).toBe('That didn’t work')
    expect(text()).toContain(said)
    await findControl('Try again')
  })

  it('may throw a string or answer nonsense, and can be asked again', async () => {
    const site = createSite()
    site.wallet.throwString('<b>no</b>'.repeat(100), { once: true })
    await enter(site)
    await poll(state).toBe('error')
    expect(text()?.length).toBeLessThan(260)
    expect(shadowOf().querySelector('[data-part="status"] b')).toBeNull()
    site.wallet.malformedAccounts(['0x12'], { once: true })
    await userEvent.click(await findControl('Try again'))
    await poll(() => asked(site)).toBe(2)
    await poll(text).toContain('invalid response')
    await userEvent.click(await findControl('Try again'))
    await expectClosed()
  })
})

describe('a missing wallet', () => {
  it('can be installed if its download is known', async () => {
    const site = createSite()
    await enter(site, 'io.metamask')
    await poll(title).toBe('io.metamask isn’t installed')
    await userEvent.click(await findControl('Get a wallet'))
    const view = await findView('Downloads')
    expect(currentEntry(site.latchkey.getState().nav).data).toEqual({ walletId: 'io.metamask' })
    await poll(() => view.textContent).toContain('MetaMask')
  })

  it('keeps its name if it was used before', async () => {
    const storage = createMemory()
    const before = createSite({ storage })
    await before.latchkey.connect({ connectorId: 'test.fox' })
    await before.latchkey.disconnect()
    const latchkey = createTestInstance([evm({ page: new EventTarget() })], {}, { storage })
    await enter({ ...before, latchkey })
    await poll(title).toBe('Fox isn’t installed')
    await findControl('Get Fox')
  })

  it('offers other wallets if not, and can be asked once it announces itself', async () => {
    const site = createSite()
    await enter(site, 'test.unknown')
    await poll(title).toBe('test.unknown isn’t installed')
    await findControl('Get a wallet')
    const late = createEvmWallet({ name: 'Unknown', rdns: 'test.unknown', chains })
    late.announce({ target: site.page })
    await userEvent.click(await findControl('Try again'))
    await expectClosed()
    expect(getAccount(site.latchkey.getState()).connectorId).toBe('test.unknown')
  })
})

it('shows the wallet’s icon at 72 px', async () => {
  const site = createSite()
  site.wallet.hang()
  await enter(site)
  expect((await findInside('[data-part="status"] img')).offsetWidth).toBe(72)
})
