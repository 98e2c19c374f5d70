import { describe, expect, it, vi } from 'vitest'
import { noSuchAccount } from '../errors'
import { createEvmWallet } from './createEvmWallet'
import type { EvmWallet } from './EvmWallet'
import { testAccounts } from './testAccounts'

const [alice, bob] = testAccounts

const connect = (wallet: EvmWallet) => wallet.provider.request({ method: 'eth_requestAccounts' })
const sign = (wallet: EvmWallet) =>
  wallet.provider.request({ method: 'personal_sign', params: ['0x00', alice.address] })
const listen = (wallet: EvmWallet) => {
  const heard: unknown[] = []
  for (const event of ['accountsChanged', 'chainChanged', 'connect', 'disconnect']) {
    wallet.provider.on(event, (value: unknown) => heard.push([event, value]))
  }
  return heard
}

describe('the script', () => {
  it('rejects until it approves again', async () => {
    const wallet = createEvmWallet()
    wallet.reject()
    await expect(connect(wallet)).rejects.toEqual({ code: 4001, message: 'User rejected the request.' })
    await expect(connect(wallet)).rejects.toMatchObject({ code: 4001 })
    expect(wallet.state.authorised).toBe(false)
    wallet.approve()
    await expect(connect(wallet)).resolves.toEqual([alice.address])
  })

  it('rejects once', async () => {
    const wallet = createEvmWallet()
    wallet.reject({ once: true })
    await expect(connect(wallet)).rejects.toMatchObject({ code: 4001 })
    await expect(connect(wallet)).resolves.toEqual([alice.address])
  })

  it('runs one-time behaviours in order, before the lasting one', async () => {
    const wallet = createEvmWallet({ authorised: true })
    wallet.fail({ code: -32000, message: 'lasting' }, { method: 'personal_sign' })
    wallet.answer('first', { method: 'personal_sign', once: true })
    wallet.answer('second', { method: 'personal_sign', once: true })
    expect([await sign(wallet), await sign(wallet)]).toEqual(['first', 'second'])
    await expect(sign(wallet)).rejects.toMatchObject({ code: -32000 })
  })

  it('applies to one method if named, and otherwise not to reads', async () => {
    const wallet = createEvmWallet({ authorised: true })
    wallet.reject({ method: ['personal_sign', 'wallet_watchAsset'] })
    await expect(sign(wallet)).rejects.toMatchObject({ code: 4001 })
    await expect(wallet.provider.request({ method: 'eth_chainId' })).resolves.toBe('0x7a69')
    wallet.reject()
    wallet.approve({ method: 'personal_sign' })
    await expect(sign(wallet)).resolves.toMatch(/^0x/)
    await expect(wallet.provider.request({ method: 'wallet_watchAsset' })).rejects.toMatchObject({
      code: 4001,
    })
    await expect(wallet.provider.request({ method: 'eth_chainId' })).resolves.toBe('0x7a69')
    wallet.fail({ code: -32005, message: 'limit' }, { method: '*', once: true })
    await expect(wallet.provider.request({ method: 'eth_chainId' })).rejects.toMatchObject({ code: -32005 })
  })

  it('answers late, with approval or another behaviour', async () => {
    vi.useFakeTimers()
    try {
      const wallet = createEvmWallet()
      const answered = vi.fn()
      wallet.delay(500, { next: { kind: 'reject' } })
      connect(wallet).catch(answered)
      await vi.advanceTimersByTimeAsync(499)
      expect(answered).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(answered).toHaveBeenCalledWith(expect.objectContaining({ code: 4001 }))
      wallet.delay(10)
      const connecting = connect(wallet)
      await vi.advanceTimersByTimeAsync(10)
      expect(await connecting).toEqual([alice.address])
    } finally {
      vi.useRealTimers()
    }
  })

  it('hangs until released', async () => {
    const wallet = createEvmWallet()
    const answered = vi.fn()
    wallet.hang()
    const connecting = connect(wallet)
    connecting.then(answered)
    await Promise.resolve()
    expect(answered).not.toHaveBeenCalled()
    expect(wallet.log).toEqual([
      { method: 'eth_requestAccounts', params: [], prompted: true, outcome: 'pending' },
    ])
    expect(wallet.release()).toBe(1)
    expect(await connecting).toEqual([alice.address])
    expect(wallet.release()).toBe(0)
  })

  it('rejects a second connection while one waits, if scripted so', async () => {
    const wallet = createEvmWallet({ refusesWhilePending: true })
    wallet.hang({ once: true })
    const first = connect(wallet)
    await expect(connect(wallet)).rejects.toMatchObject({ code: -32002 })
    wallet.release()
    await expect(first).resolves.toEqual([alice.address])
    await expect(connect(wallet)).resolves.toEqual([alice.address])
  })

  it('answers twice: listeners run twice and events repeat, while await sees one answer', async () => {
    const wallet = createEvmWallet()
    const heard = listen(wallet)
    const listener = vi.fn()
    wallet.answerTwice()
    const answer = connect(wallet)
    await answer.then(listener)
    await new Promise((resolve) => setTimeout(resolve))
    expect(listener.mock.calls).toEqual([[[alice.address]], [[alice.address]]])
    expect(await answer).toEqual([alice.address])
    expect(heard.filter((event) => JSON.stringify(event).includes('accountsChanged'))).toHaveLength(2)
  })

  it('answers twice with a failure that can be caught', async () => {
    const wallet = createEvmWallet()
    wallet.answerTwice({ method: 'personal_sign' })
    await expect(sign(wallet)).rejects.toMatchObject({ code: 4100 })
  })

  it('throws a string, later or at once', async () => {
    const wallet = createEvmWallet()
    wallet.throwString('oops', { once: true })
    await expect(connect(wallet)).rejects.toBe('oops')
    wallet.throwString('now', { once: true, synchronously: true })
    expect(() => connect(wallet)).toThrow('now')
    expect(wallet.log.map(({ outcome }) => outcome)).toEqual(['failed', 'pending'])
  })

  it('returns malformed accounts, or any given value', async () => {
    const wallet = createEvmWallet()
    wallet.malformedAccounts()
    expect(await connect(wallet)).toContain('0x123')
    expect(await wallet.provider.request({ method: 'eth_accounts' })).toContain(null)
    wallet.malformedAccounts('no list')
    expect(await connect(wallet)).toBe('no list')
    wallet.approve()
    wallet.answer({ strange: true }, { method: 'eth_chainId' })
    expect(await wallet.provider.request({ method: 'eth_chainId' })).toEqual({ strange: true })
  })

  it('fails with any code and data', async () => {
    const wallet = createEvmWallet({
      script: [{ behaviour: { kind: 'fail', error: { code: 5000, message: 'm', data: { a: 1 } } } }],
    })
    await expect(connect(wallet)).rejects.toEqual({ code: 5000, message: 'm', data: { a: 1 } })
    expect(wallet.log).toMatchObject([{ outcome: 'failed', code: 5000 }])
    wallet.clearLog()
    expect(wallet.log).toEqual([])
  })
})

describe('the user', () => {
  it('locks and unlocks; eth_requestAccounts asks to unlock, and the script decides', async () => {
    const wallet = createEvmWallet({ authorised: true })
    const heard = listen(wallet)
    wallet.lock()
    expect(wallet.state).toMatchObject({ accounts: [], locked: true, authorised: true })
    await expect(sign(wallet)).rejects.toMatchObject({ code: 4100 })
    wallet.reject({ once: true })
    await expect(connect(wallet)).rejects.toMatchObject({ code: 4001 })
    expect(wallet.state.locked).toBe(true)
    expect(await connect(wallet)).toEqual([alice.address])
    expect(wallet.state.locked).toBe(false)
    wallet.lock()
    wallet.unlock()
    expect(heard).toEqual([
      ['accountsChanged', []],
      ['accountsChanged', [alice.address]],
      ['accountsChanged', []],
      ['accountsChanged', [alice.address]],
    ])
  })

  it('switches and adds accounts', () => {
    const wallet = createEvmWallet({ authorised: true })
    const heard = listen(wallet)
    wallet.switchAccount(1)
    expect(wallet.addAccount()).toBe(testAccounts[3].address)
    expect(wallet.addresses).toHaveLength(4)
    wallet.switchAccount(3)
    wallet.set({ exposes: 2 })
    expect(heard).toEqual([
      ['accountsChanged', [bob.address]],
      ['accountsChanged', [testAccounts[3].address]],
      ['accountsChanged', [testAccounts[3].address, alice.address]],
    ])
    expect(() => wallet.switchAccount(9)).toThrow(expect.toSatisfy(noSuchAccount.is))
  })

  it('revokes and grants permission inside the wallet', () => {
    const wallet = createEvmWallet({ authorised: true })
    const heard = listen(wallet)
    wallet.forget()
    expect(wallet.state).toMatchObject({ accounts: [], authorised: false })
    wallet.switchAccount(1)
    wallet.authorise()
    expect(heard).toEqual([
      ['accountsChanged', []],
      ['accountsChanged', [bob.address]],
    ])
  })

  it('disconnects from every chain and reconnects', async () => {
    const wallet = createEvmWallet({ authorised: true })
    const heard = listen(wallet)
    wallet.loseConnection()
    await expect(wallet.provider.request({ method: 'eth_chainId' })).rejects.toMatchObject({ code: 4900 })
    wallet.restoreConnection()
    await expect(wallet.provider.request({ method: 'eth_chainId' })).resolves.toBe('0x7a69')
    expect(heard).toMatchObject([
      ['disconnect', { code: 4900 }],
      ['connect', { chainId: '0x7a69' }],
    ])
  })
})

describe('wallet_revokePermissions', () => {
  const revoke = (wallet: EvmWallet) =>
    wallet.provider.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })

  it('revokes the permission and reports it', async () => {
    const wallet = createEvmWallet({ authorised: true })
    const heard = listen(wallet)
    expect(await revoke(wallet)).toBeNull()
    expect(wallet.state.authorised).toBe(false)
    expect(heard).toEqual([['accountsChanged', []]])
  })

  it('is missing in some wallets, and has no effect in others', async () => {
    const wallet = createEvmWallet({ authorised: true, ignoreRevoke: 'unsupported' })
    await expect(revoke(wallet)).rejects.toMatchObject({ code: -32601 })
    wallet.set({ ignoreRevoke: 'pretends' })
    expect(await revoke(wallet)).toBeNull()
    expect(wallet.state.authorised).toBe(true)
  })
})

describe('events', () => {
  it('aren’t emitted by a silent wallet', () => {
    const wallet = createEvmWallet({ authorised: true, silent: true })
    const heard = listen(wallet)
    wallet.switchAccount(1)
    wallet.switchChain(5)
    wallet.loseConnection()
    expect(heard).toEqual([])
  })

  it('stop when the listener is removed, and when the page goes away', () => {
    const wallet = createEvmWallet({ authorised: true })
    const listener = vi.fn()
    wallet.provider.on('accountsChanged', listener)
    wallet.provider.removeListener('accountsChanged', listener)
    wallet.switchAccount(1)
    wallet.provider.on('accountsChanged', listener)
    wallet.unload()
    wallet.provider.on('accountsChanged', listener)
    wallet.switchAccount(0)
    expect(listener).not.toHaveBeenCalled()
  })
})
