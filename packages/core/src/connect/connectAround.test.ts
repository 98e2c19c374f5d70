import { connections } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { createScriptedAdapter, type ScriptedAdapter } from '../testing/createScriptedAdapter'
import { type Browser, createBrowser } from '../testing/createTestHost'
import { setUp } from '../testing/setUp'
import { leftAroundItem } from './leftAroundItem'

const app = 'safe'

/** An adapter in an app around the page, which shows its account to whoever asks. */
function inApp(adapter: ScriptedAdapter = createScriptedAdapter()): ScriptedAdapter {
  adapter.mayBeInside = () => true
  const wallet = adapter.addWallet(app, { type: 'EXTERNAL', isAround: true })
  wallet.isAuthorised = true
  wallet.accounts = ['0xSafe']
  return adapter
}

/** One visit inside the app, in which the visitor also has a wallet of their own. */
function visit(browser: Browser = createBrowser()) {
  const adapter = inApp()
  adapter.addWallet('com.own').isAuthorised = true
  return { ...setUp({ browser, adapter }), adapter }
}

/** One visit inside an app that asks its user first. */
function askedInApp() {
  const adapter = createScriptedAdapter()
  adapter.mayBeInside = () => true
  const wallet = adapter.addWallet(app, { type: 'EXTERNAL', isAround: true })
  wallet.accounts = ['0xSafe']
  wallet.answer = 'hang'
  return { ...setUp({ adapter }), adapter, wallet }
}

describe('the app around the page', () => {
  it('[CON-2] connects without a press, at this visit and the next', async () => {
    const first = visit()
    await first.latchkey.ready
    expect(first.look().address).toBe('0xSafe')
    const second = visit(first.browser)
    await second.latchkey.ready
    expect(second.look().address).toBe('0xSafe')
  })

  it('[CON-3] waits for a press after a disconnect, and connects by itself again after it', async () => {
    const first = visit()
    await first.latchkey.ready
    await first.latchkey.disconnect()
    const second = visit(first.browser)
    await second.latchkey.ready
    expect(second.look().status).toBe('disconnected')
    await second.latchkey.connect({ connectorId: app })
    const third = visit(first.browser)
    await third.latchkey.ready
    expect(third.look().address).toBe('0xSafe')
  })

  it('[CON-2] leaves the wallet active that the visitor chose', async () => {
    const first = visit()
    await first.latchkey.ready
    await first.latchkey.disconnect()
    await first.latchkey.connect({ connectorId: 'com.own' })
    first.latchkey.storage.remove(leftAroundItem)
    const second = visit(first.browser)
    await second.latchkey.ready
    expect(second.look().address).toBe('0xA1')
    expect(second.latchkey.storage.get(connections)).toEqual([
      { namespace: 'eip155', connectorId: 'com.own' },
    ])
  })

  it('[CON-2] waits while a wallet that the visitor chose is being asked', async () => {
    const adapter = createScriptedAdapter()
    adapter.mayBeInside = () => true
    const own = adapter.addWallet('com.slow')
    own.answer = 'hang'
    const { latchkey, look } = setUp({ adapter })
    const asked = latchkey.connect({ connectorId: 'com.slow' })
    await expect.poll(() => own.asked).toBe(1)
    // The app answers only now.
    inApp(adapter)
    await latchkey.ready
    expect(look().status).not.toBe('connected')
    own.settle('approve')
    await asked
    expect(look().address).toBe('0xA1')
  })

  it('[CON-1] is ready after a while though the app leaves its question unanswered, and a late yes connects', async () => {
    const { latchkey, host, wallet, look } = askedInApp()
    await expect.poll(() => wallet.asked).toBe(1)
    expect(latchkey.getState().initialized).toBe(false)
    host.advance(3_000)
    await latchkey.ready
    expect([latchkey.getState().initialized, look().address]).toEqual([true, null])
    wallet.settle('approve')
    await expect.poll(() => look().address).toBe('0xSafe')
    expect(host.timers()).not.toContain(3_000)
  })

  it('[CON-2] is ready once the visitor connects another wallet, which a late yes doesn’t replace', async () => {
    const { latchkey, adapter, wallet, look } = askedInApp()
    adapter.addWallet('com.own')
    await expect.poll(() => wallet.asked).toBe(1)
    await latchkey.connect({ connectorId: 'com.own' })
    await latchkey.ready
    wallet.settle('approve')
    await expect.poll(() => latchkey.logger.dump()).toContain('Could not connect the app around the page')
    expect(look().address).toBe('0xA1')
    expect(latchkey.getState().connect.rows.map(({ connectorId }) => connectorId)).not.toContain(app)
  })

  it('is ready at once when the app declines', async () => {
    const { latchkey, wallet, look } = askedInApp()
    await expect.poll(() => wallet.asked).toBe(1)
    wallet.settle('reject')
    await latchkey.ready
    expect(look().status).toBe('disconnected')
  })

  it('[CON-13] connects beside the wallet of another family, which stays active', async () => {
    const browser = createBrowser()
    const solana = () => {
      const adapter = createScriptedAdapter('solana')
      adapter.addWallet('Phantom').isAuthorised = true
      return adapter
    }
    const first = setUp({ browser, adapters: [createScriptedAdapter(), solana()] })
    await first.latchkey.connect({ connectorId: 'Phantom', namespace: 'solana' })
    const second = setUp({ browser, adapters: [inApp(), solana()] })
    await second.latchkey.ready
    const { connect, network } = second.latchkey.getState()
    expect(network.activeNamespace).toBe('solana')
    expect(Object.keys(connect.active).sort()).toEqual(['eip155', 'solana'])
  })
})
