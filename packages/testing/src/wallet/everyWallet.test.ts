import { describe, expect, it, vi } from 'vitest'
import { noSuchAccount } from '../errors'
import { subjects } from '../testing/everyWallet'
import { createMemoryStorage } from './createMemoryStorage'

const bad = ['rubbish', 'address', 'network', 'key', 'many'] as const

describe.each(subjects)('a wallet of $title', ({ create, connect, listen, has, connectMethod, spare }) => {
  it('declines, waits, answers, breaks and approves again as scripted', async () => {
    const wallet = create()
    wallet.reject()
    await expect(connect(wallet)).rejects.toMatchObject({ message: expect.stringMatching(/reject/i) })
    wallet.approve()
    wallet.hang({ once: true, method: connectMethod })
    const waiting = connect(wallet)
    await vi.waitFor(() => expect(wallet.release({ kind: 'throw', value: 7 })).toBe(1))
    await expect(waiting).rejects.toBe(7)
    wallet.throwString('broken', { once: true })
    await expect(connect(wallet)).rejects.toBe('broken')
    wallet.delay(1, { once: true })
    expect(await connect(wallet)).not.toEqual([])
    expect(wallet.log.filter(({ method }) => method === connectMethod).map((one) => one.outcome)).toEqual([
      'failed',
      'failed',
      'failed',
      'answered',
    ])
    wallet.clearLog()
    expect(wallet.log).toEqual([])
  })

  it('locks, is allowed, forgets and changes accounts, and tells the page', async () => {
    const wallet = create({ authorised: true })
    const heard = vi.fn()
    await listen(wallet, heard)
    const [first, second] = wallet.addresses
    expect(wallet.state).toMatchObject({ authorised: true, locked: false, selected: first })
    wallet.switchAccount(1)
    expect(wallet.state).toMatchObject({ selected: second })
    expect(wallet.state.accounts[0]).toBe(second)
    expect(wallet.addresses.slice(0, 2)).toEqual([first, second])
    wallet.lock()
    expect(wallet.state).toMatchObject({ accounts: [], authorised: true, locked: true })
    wallet.unlock()
    wallet.forget()
    expect(wallet.state).toMatchObject({ accounts: [], authorised: false })
    wallet.authorise()
    expect(heard).toHaveBeenCalledTimes(5)
    wallet.set({ silent: true })
    wallet.lock()
    expect(heard).toHaveBeenCalledTimes(5)
    wallet.clearLog()
    await connect(wallet)
    expect(wallet.state.locked).toBe(false)
    expect(wallet.log[0]).toMatchObject({ method: connectMethod, prompted: true })
    const added = wallet.addAccount()
    expect(wallet.addresses.at(-1)).toBe(added)
    expect(() => wallet.switchAccount(9)).toThrow(expect.toSatisfy(noSuchAccount.is))
  })

  it('is the same after a reload and in another tab, but not for other origins', async () => {
    const storage = createMemoryStorage()
    const before = create({ storage, origin: 'https://site.test' })
    const tab = create({ storage, origin: 'https://site.test' })
    await connect(before)
    before.switchAccount(1)
    before.set({ badAccounts: 'rubbish' })
    before.reject({ method: connectMethod })
    before.unload()
    expect(tab.state).toEqual(before.state)
    const after = create({ storage, origin: 'https://site.test' })
    expect(after.state).toMatchObject({ authorised: true, selected: after.addresses[1] })
    await expect(connect(after)).rejects.toBeDefined()
    expect(create({ storage, origin: 'https://other.test' }).state.authorised).toBe(false)
  })

  it('answers twice, rejects a second request, and goes offline', async () => {
    const wallet = create({ refusesWhilePending: true })
    const heard = vi.fn()
    await listen(create({ authorised: true }), heard)
    wallet.hang({ once: true, method: connectMethod })
    const waiting = connect(wallet)
    await expect(connect(wallet)).rejects.toMatchObject({ code: -32002 })
    wallet.release()
    await waiting
    wallet.loseConnection()
    await expect(connect(wallet)).rejects.toMatchObject({ code: 4900 })
    wallet.restoreConnection()
    wallet.answerTwice({ method: connectMethod })
    await listen(wallet, heard)
    await connect(wallet)
    await vi.waitFor(() => expect(heard).toHaveBeenCalled())
  })

  it.each(bad)('lies about its accounts on demand: %s', async (how) => {
    const wallet = create()
    const honest = await connect(wallet)
    const heard = vi.fn()
    await listen(wallet, heard)
    wallet.set({ badAccounts: how })
    const told = await connect(wallet)
    expect(told).not.toEqual(honest)
    expect(told.length).toBeGreaterThan(how === 'many' ? 9_999 : 0)
    expect(heard).toHaveBeenCalledTimes(1)
    expect(wallet.state.selected).toBe(wallet.addresses[0])
    wallet.set({ badAccounts: false })
    expect(await connect(wallet)).toEqual(honest)
  })

  it('lacks what it should lack, and lists what it doesn’t implement', async () => {
    expect(await has(create({ authorised: true }), spare)).toBe(true)
    expect(await has(create({ authorised: true, without: [spare] }), spare)).toBe(false)
    expect(await has(create({ authorised: true, hollow: [spare] }), spare)).toBe(false)
  })

  it('answers and emits garbage', async () => {
    const wallet = create({ authorised: true })
    const heard = vi.fn()
    await listen(wallet, heard)
    wallet.malformedEvents()
    wallet.malformedEvents({ a: 1 })
    expect(heard.mock.calls).toEqual([[[null, { accounts: 'none' }]], [{ a: 1 }]])
    const honest = await connect(wallet)
    wallet.malformedAccounts(undefined, { once: true })
    expect(await connect(wallet).catch(() => 'nothing')).not.toEqual(honest)
    expect(await connect(wallet)).toEqual(honest)
  })
})
