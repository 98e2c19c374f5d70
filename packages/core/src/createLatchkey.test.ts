import { connections, sessionExpired } from '@latchkey/protocol'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createScriptedAdapter } from './testing/createScriptedAdapter'
import { createBrowser } from './testing/createTestHost'
import { setUp } from './testing/setUp'

describe('the theme', () => {
  it('changes only the given values; null and undefined reset a variable', () => {
    const { latchkey } = setUp({ themeVariables: { '--lk-accent': 'red', '--lk-radius': '0.5' } })
    const variables = () => latchkey.getState().theme.variables
    latchkey.setTheme({ mode: 'dark', variables: { '--lk-font': 'serif', '--lk-focus': 'blue' } })
    expect(latchkey.getState().theme.mode).toBe('dark')
    expect(variables()).toEqual({
      '--lk-accent': 'red',
      '--lk-radius': '0.5',
      '--lk-font': 'serif',
      '--lk-focus': 'blue',
    })
    latchkey.setTheme({ variables: { '--lk-accent': undefined, '--lk-font': null } })
    expect(Object.keys(variables()).sort()).toEqual(['--lk-focus', '--lk-radius'])
    latchkey.setTheme({ mode: 'light' })
    expect(Object.keys(variables()).sort()).toEqual(['--lk-focus', '--lk-radius'])
  })
})

describe('listeners of the site', () => {
  it('that throw stop nothing, and the console says so', async () => {
    const { latchkey } = setUp()
    const told = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => told.mockRestore())
    const fail = () => {
      throw new Error('of the site')
    }
    const opened: boolean[] = []
    latchkey.subscribe((state) => state.modal.open, fail)
    latchkey.subscribe(fail, () => undefined)
    latchkey.subscribeEvents(fail)
    latchkey.subscribe(
      (state) => state.modal.open,
      (isOpen) => opened.push(isOpen),
    )
    await latchkey.open()
    await latchkey.close()
    expect(opened).toEqual([true, false])
    expect(told.mock.calls.flat().map(String).join()).toContain('A listener of the site failed')
  })
})

describe('calls that aren’t awaited', () => {
  it('take effect in order, before and after the code loads', async () => {
    const { latchkey } = setUp()
    const isOpen = () => latchkey.getState().modal.open
    await Promise.all([latchkey.open(), latchkey.close()])
    expect(isOpen()).toBe(false)
    await Promise.all([latchkey.close(), latchkey.open()])
    expect(isOpen()).toBe(true)
  })
})

describe('starting', () => {
  it('[CON-1] ends disconnected when the code that restores can’t load', async () => {
    const first = setUp()
    first.adapter.addWallet('com.one')
    await first.latchkey.connect({ connectorId: 'com.one' })
    vi.doMock('./connect/restore', () => {
      throw new TypeError('offline')
    })
    onTestFinished(() => {
      vi.doUnmock('./connect/restore')
    })
    const { latchkey, look } = setUp({ browser: first.browser, adapter: first.adapter })
    expect(look().status).toBe('connecting')
    await latchkey.ready
    expect(look().status).toBe('disconnected')
    expect(latchkey.getState().initialized).toBe(true)
    expect(latchkey.logger.dump()).toContain('Could not restore')
  })
})

describe('destroying', () => {
  /** A reload with a stored wallet, and the searches and listeners of the wallet that run. */
  async function reload() {
    const browser = createBrowser()
    const adapter = createScriptedAdapter()
    const wallet = adapter.addWallet('com.one')
    const before = setUp({ browser, adapter })
    await before.latchkey.connect({ connectorId: 'com.one' })
    before.latchkey.destroy()
    const running = { searches: 0, listeners: 0 }
    const { discover, watch } = adapter
    adapter.discover = (context) => {
      running.searches += 1
      const stop = discover(context)
      return () => {
        running.searches -= 1
        stop()
      }
    }
    adapter.watch = (...given) => {
      running.listeners += 1
      const stop = watch(...given)
      return () => {
        running.listeners -= 1
        stop()
      }
    }
    return { ...setUp({ browser, adapter }), browser, adapter, wallet, running }
  }
  const idle = { searches: 0, listeners: 0 }
  const stored = [{ namespace: 'eip155', connectorId: 'com.one' }]

  it('[CON-1] restores nothing when the code that restores loads later', async () => {
    const { latchkey, running, look } = await reload()
    latchkey.destroy()
    await latchkey.ready
    expect([running, look().status]).toEqual([idle, 'disconnected'])
    expect(latchkey.storage.get(connections)).toEqual(stored)
  })

  it.each(['yes', 'nothing', 'an error'])(
    '[CON-1] ignores %s from a wallet that answers later, and keeps what is stored',
    async (answer) => {
      const tab = await reload()
      const { latchkey, adapter, wallet, running, host, look } = tab
      const answers: (() => void)[] = []
      const { connect } = adapter
      adapter.connect = async (request) => {
        await new Promise<void>((resolve) => answers.push(resolve))
        if (answer === 'an error') throw sessionExpired()
        return connect(request)
      }
      wallet.isAuthorised = answer === 'yes'
      await expect.poll(() => answers.length).toBe(1)
      expect(running).toEqual({ searches: 1, listeners: 1 })
      latchkey.destroy()
      answers[0]?.()
      host.advance(3_000)
      await latchkey.ready
      expect([running, look().status]).toEqual([idle, 'disconnected'])
      expect(latchkey.storage.get(connections)).toEqual(stored)
    },
  )

  it('starts no search and asks no wallet when the code for that loads later', async () => {
    const { latchkey, adapter } = setUp()
    const wallet = adapter.addWallet('com.one')
    const found = vi.spyOn(adapter, 'discover')
    latchkey.discover()
    const opened = latchkey.open()
    const connected = latchkey.connect({ connectorId: 'com.one' })
    latchkey.destroy()
    await expect(connected).rejects.toMatchObject({ code: 'connect/cancelled' })
    await opened
    expect(found).not.toHaveBeenCalled()
    expect(wallet.asked).toBe(0)
  })

  it('doesn’t ask the app around the page when the code for that loads later', async () => {
    const adapter = createScriptedAdapter()
    adapter.mayBeInside = () => true
    const app = adapter.addWallet('safe', { type: 'EXTERNAL', isAround: true })
    const { latchkey, host } = setUp({ adapter })
    latchkey.destroy()
    await expect.poll(() => host.timers()).toContain(3_000)
    host.advance(3_000)
    await latchkey.ready
    expect(app.asked).toBe(0)
  })
})
