import { createPublicKey, verify } from 'node:crypto'
import { base58 } from '@scure/base'
import { describe, expect, it, vi } from 'vitest'
import { noPage, noSuchAccount } from '../errors'
import { demoPhrase } from '../keys/demoPhrase'
import { deriveKeys } from '../keys/deriveKeys'
import { createMemoryStorage } from '../wallet/createMemoryStorage'
import { createSolanaWallet } from './createSolanaWallet'
import type { SolanaWallet } from './SolanaWallet'

type Method = (...inputs: readonly unknown[]) => Promise<unknown>

/** Calls a feature as a page does. */
function call({ wallet }: SolanaWallet, feature: string, ...inputs: readonly unknown[]) {
  const method: Method = Object(wallet.features[feature])[feature.slice(feature.indexOf(':') + 1)]
  return method(...inputs)
}

const rejected = { code: 4001, message: expect.any(String) }

describe('a scripted Solana wallet', () => {
  it('has the accounts that other wallets derive from the demo phrase', () => {
    const { addresses } = createSolanaWallet()
    expect(addresses[0]).toBe('oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96')
    const derived = [0, 1, 2].map((account) => deriveKeys(demoPhrase, account).solana.publicKey)
    expect(addresses).toEqual(derived.map((key) => base58.encode(key)))
  })

  it('shows its accounts once allowed, and signs what another library verifies', async () => {
    const wallet = createSolanaWallet()
    expect(wallet.wallet.accounts).toEqual([])
    await call(wallet, 'standard:connect')
    const [account] = wallet.wallet.accounts
    const message = new TextEncoder().encode('Hello')
    const [output] = Object(await call(wallet, 'solana:signMessage', { account, message }))
    const x = Buffer.from(base58.decode(account?.address ?? '')).toString('base64url')
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    expect(verify(null, message, key, output.signature)).toBe(true)
    expect(wallet.log).toMatchObject([
      { method: 'standard:connect', prompted: true, outcome: 'answered' },
      { method: 'solana:signMessage', prompted: true, outcome: 'answered' },
    ])
  })

  it('rejects, delays, hangs, answers and throws as scripted', async () => {
    const wallet = createSolanaWallet()
    wallet.reject({ once: true })
    await expect(call(wallet, 'standard:connect')).rejects.toEqual(rejected)
    wallet.hang({ once: true })
    const hanging = call(wallet, 'standard:connect')
    expect(wallet.release({ kind: 'reject' })).toBe(1)
    await expect(hanging).rejects.toEqual(rejected)
    wallet.delay(5, { once: true })
    expect(await call(wallet, 'standard:connect')).toEqual({ accounts: wallet.wallet.accounts })
    wallet.malformedAccounts(undefined, { once: true })
    expect(await call(wallet, 'standard:connect')).not.toEqual({ accounts: wallet.wallet.accounts })
    wallet.throwString('broken', { method: '*', synchronously: true, once: true })
    expect(() => call(wallet, 'standard:connect')).toThrow('broken')
  })

  it('reports changed accounts, chains and features, and nothing else', async () => {
    const wallet = createSolanaWallet({ authorised: true })
    const heard = vi.fn()
    const off = Object(wallet.wallet.features['standard:events']).on('change', heard)
    wallet.switchAccount(1)
    wallet.approve()
    wallet.set({ chains: ['solana:devnet'] })
    wallet.set({ without: ['solana:signIn'] })
    wallet.lock()
    expect(heard.mock.calls.map(([change]) => Object.keys(change))).toEqual([
      ['accounts'],
      ['chains'],
      ['features'],
      ['accounts'],
    ])
    expect(wallet.wallet.features).not.toHaveProperty('solana:signIn')
    off()
    wallet.unlock()
    expect(heard).toHaveBeenCalledTimes(4)
  })

  it('answers a silent request without a prompt', async () => {
    const wallet = createSolanaWallet()
    expect(await call(wallet, 'standard:connect', { silent: true })).toEqual({ accounts: [] })
    wallet.authorise()
    expect(Object(await call(wallet, 'standard:connect', { silent: true })).accounts).toHaveLength(1)
    expect(wallet.log.some(({ prompted }) => prompted)).toBe(false)
  })

  it('remembers its permissions, and is one wallet in two tabs', async () => {
    const storage = createMemoryStorage()
    const [one, other] = [createSolanaWallet({ storage }), createSolanaWallet({ storage })]
    await call(one, 'standard:connect')
    expect(other.state.authorised).toBe(true)
    other.switchAccount(2)
    expect(one.state.accounts).toEqual([one.addresses[2]])
    expect(createSolanaWallet({ storage }).state.accounts).toEqual([one.addresses[2]])
    await call(one, 'standard:disconnect')
    expect(other.state.accounts).toEqual([])
  })

  it('adds accounts, and rejects unknown ones', () => {
    const wallet = createSolanaWallet({ keys: 1 })
    expect(wallet.addAccount()).toBe(createSolanaWallet().addresses[1])
    const secret = base58.encode(new Uint8Array(32).fill(3))
    expect(wallet.addAccount(secret)).toBe(createSolanaWallet({ keys: [secret] }).addresses[0])
    expect(() => wallet.switchAccount(3)).toThrow(expect.toSatisfy(noSuchAccount.is))
    expect(() => wallet.announce()).toThrow(expect.toSatisfy(noPage.is))
  })

  it('rejects accounts that the page doesn’t see, and invalid requests', async () => {
    const wallet = createSolanaWallet({ authorised: true })
    const [account] = wallet.wallet.accounts
    const message = Uint8Array.of(1)
    const other = { ...account, address: wallet.addresses[1] }
    await expect(call(wallet, 'solana:signMessage', { account: other, message })).rejects.toMatchObject({
      code: 4100,
    })
    await expect(call(wallet, 'solana:signMessage', { account, message: 'text' })).rejects.toMatchObject({
      code: -32602,
    })
    expect(wallet.log.some(({ prompted }) => prompted)).toBe(false)
  })
})
