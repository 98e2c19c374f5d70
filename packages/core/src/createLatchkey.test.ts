import { describe, expect, it, onTestFinished, vi } from 'vitest'
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
