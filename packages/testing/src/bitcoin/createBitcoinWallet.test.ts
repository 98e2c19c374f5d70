import { Verifier } from 'bip322-js'
import { describe, expect, it, vi } from 'vitest'
import { noSuchAccount } from '../errors'
import { createMemoryStorage } from '../wallet/createMemoryStorage'
import { createBitcoinWallet } from './createBitcoinWallet'

const forms = ['standard', 'wbip', 'unisat'] as const

/** Requests the accounts in the wallet's form. */
async function connect({ form, provider }: ReturnType<typeof createBitcoinWallet>): Promise<unknown> {
  if (form === 'standard')
    return Object(provider).features['bitcoin:connect'].connect({ purposes: ['payment'] })
  if (form === 'unisat') return Object(provider).requestAccounts()
  const { result, error } = await Object(provider).request('wallet_connect', {})
  if (error) throw error
  return result
}

describe.each(forms)('a wallet of the form %s', (form) => {
  it('shows nothing until its user approves, and nothing while locked', async () => {
    const wallet = createBitcoinWallet({ form })
    expect(wallet.state).toMatchObject({ accounts: [], authorised: false, locked: false })
    wallet.reject({ once: true })
    await expect(connect(wallet)).rejects.toMatchObject({ code: form === 'wbip' ? -32000 : 4001 })
    expect(wallet.state.accounts).toEqual([])
    await connect(wallet)
    expect(wallet.state.accounts[0]).toBe(wallet.addresses[0])
    wallet.lock()
    expect(wallet.state).toMatchObject({ accounts: [], authorised: true })
    wallet.unlock()
    wallet.forget()
    expect(wallet.state.accounts).toEqual([])
    expect(wallet.log.map(({ prompted, outcome }) => [prompted, outcome])).toEqual([
      [true, 'failed'],
      [true, 'answered'],
    ])
  })

  it('waits, hangs, answers and breaks as scripted', async () => {
    const wallet = createBitcoinWallet({ form })
    wallet.throwString('broke', { once: true })
    await expect(connect(wallet)).rejects.toBe('broke')
    wallet.hang({ once: true })
    const waiting = connect(wallet)
    await vi.waitFor(() => expect(wallet.release()).toBe(1))
    await waiting
    wallet.delay(5, { method: '*' })
    await connect(wallet)
    expect(wallet.state.authorised).toBe(true)
  })

  it('stays the same after a reload, and in another tab', async () => {
    const storage = createMemoryStorage()
    const wallet = createBitcoinWallet({ form, storage })
    await connect(wallet)
    wallet.switchAccount(1)
    const reloaded = createBitcoinWallet({ form, storage })
    expect(reloaded.state).toEqual(wallet.state)
    wallet.lock()
    expect(reloaded.state.locked).toBe(true)
    expect(() => wallet.switchAccount(9)).toThrow(expect.toSatisfy(noSuchAccount.is))
  })
})

it('signs with the keys of its addresses, on every network', async () => {
  for (const networkId of [
    'bip122:000000000019d6689c085ae165831e93',
    'bip122:00000000da84f2bafbbc53dee25a72ae',
  ]) {
    const wallet = createBitcoinWallet({ form: 'unisat', networkId, authorised: true })
    const { signMessage } = Object(wallet.provider)
    const [address = ''] = wallet.addresses
    for (const type of ['bip322-simple', 'ecdsa'])
      expect(Verifier.verifySignature(address, 'Hello', await signMessage('Hello', type))).toBe(true)
  }
})
