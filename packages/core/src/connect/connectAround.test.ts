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
