import { describe, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../wallet/createMemoryStorage'
import { createEvmWallet } from './createEvmWallet'
import { testAccounts } from './testAccounts'

const [alice, bob] = testAccounts

describe('a wallet with storage', () => {
  it('remembers the user’s actions across a reload', async () => {
    const storage = createMemoryStorage()
    const before = createEvmWallet({ storage })
    await before.provider.request({ method: 'eth_requestAccounts' })
    before.switchAccount(1)
    before.switchChain(10)
    before.reject({ method: 'personal_sign' })
    before.set({ ignoreRevoke: 'pretends' })
    before.unload()
    const after = createEvmWallet({ storage })
    expect(after.state).toMatchObject({ accounts: [bob.address], chainId: 10, authorised: true })
    const signing = after.provider.request({ method: 'personal_sign', params: ['0x00', bob.address] })
    await expect(signing).rejects.toMatchObject({ code: 4001 })
    await after.provider.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
    expect(after.state.authorised).toBe(true)
  })

  it('keeps permissions of origins separate', async () => {
    const storage = createMemoryStorage()
    const site = createEvmWallet({ storage, origin: 'https://site.test' })
    const other = createEvmWallet({ storage, origin: 'https://other.test' })
    await site.provider.request({ method: 'eth_requestAccounts' })
    expect(site.state.authorised).toBe(true)
    expect(other.state.authorised).toBe(false)
    other.authorise()
    site.forget()
    expect(other.state.accounts).toEqual([alice.address])
  })

  it('is one wallet in two tabs, which notify each other', async () => {
    const storage = createMemoryStorage()
    const first = createEvmWallet({ storage })
    const second = createEvmWallet({ storage })
    const heard = vi.fn()
    second.provider.on('accountsChanged', heard)
    await first.provider.request({ method: 'eth_requestAccounts' })
    first.lock()
    expect(heard.mock.calls).toEqual([[[alice.address]], [[]]])
    second.unload()
    first.unlock()
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('keeps wallets of different names apart', () => {
    const storage = createMemoryStorage()
    createEvmWallet({ storage, rdns: 'test.one' }).authorise()
    expect(createEvmWallet({ storage, rdns: 'test.two' }).state.authorised).toBe(false)
  })

  it.each(['', '{', 'null', '[]', '{"selected":"x"}'])('starts fresh when it finds %j', (text) => {
    const storage = createMemoryStorage()
    storage.write('latchkey-testing:dev.latchkey.testing', text)
    expect(createEvmWallet({ storage, authorised: true }).state.accounts).toEqual([alice.address])
  })

  it('works when storing fails', () => {
    const storage = { read: () => null, write: vi.fn() }
    const wallet = createEvmWallet({ storage })
    wallet.authorise()
    expect(storage.write).toHaveBeenCalledTimes(1)
    expect(createEvmWallet({ storage: 'local' }).state.authorised).toBe(false)
  })

  it('stores a change before it notifies anyone', () => {
    const storage = createMemoryStorage()
    const wallet = createEvmWallet({ storage, authorised: true })
    const seen: unknown[] = []
    wallet.provider.on('accountsChanged', () => seen.push(createEvmWallet({ storage }).state.accounts))
    wallet.switchAccount(1)
    expect(seen).toEqual([[bob.address]])
  })
})
