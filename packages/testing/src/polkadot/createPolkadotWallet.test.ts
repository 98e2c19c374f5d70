import { ed25519Verify, sr25519Verify, waitReady } from '@polkadot/wasm-crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../wallet/createMemoryStorage'
import { createPolkadotWallet } from './createPolkadotWallet'
import { openKey } from './openKey'
import { polkadotTestKeys } from './PolkadotKey'
import type { InjectionTarget } from './PolkadotWallet'

/** What a page does with an extension. */
type Enabled = {
  accounts: {
    get(): Promise<readonly { address: string; type: string }[]>
    subscribe(listener: (accounts: readonly { address: string }[]) => void): () => void
  }
  signer: { signRaw(payload: object): Promise<{ id: number; signature: string }> }
}

beforeAll(() => waitReady())

async function enable(wallet: ReturnType<typeof createPolkadotWallet>) {
  return (await wallet.provider.enable('Test')) as Enabled
}

describe('createPolkadotWallet', () => {
  it('has the accounts that every development chain knows, one of each type', () => {
    expect(createPolkadotWallet().addresses).toEqual([
      '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
      '5FA9nQDVg267DEd8m1ZypXLBnvN7SFxYwV7ndqSYGiN9TTpu',
      '5C7C2Z5sWbytvHpuLTvzKunnnRwQxft1jiqrLD5rhucQ5S9X',
    ])
    expect(createPolkadotWallet({ keys: 4 }).addresses[3]).toBe(
      '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty',
    )
  })

  it('shows a page nothing before it has access, and then everything', async () => {
    const wallet = createPolkadotWallet()
    expect(wallet.state).toMatchObject({ accounts: [], authorised: false })
    const { accounts } = await enable(wallet)
    expect((await accounts.get()).map(({ type }) => type)).toEqual(['sr25519', 'ed25519', 'ecdsa'])
    expect(wallet.log.map(({ method, prompted }) => [method, prompted])).toEqual([
      ['enable', true],
      ['accounts.get', false],
    ])
    await enable(wallet)
    expect(wallet.log.at(-1)).toMatchObject({ method: 'enable', prompted: false })
  })

  it('notifies listeners of another first account, of a new one and of a lock', async () => {
    const wallet = createPolkadotWallet({ keys: 2 })
    const heard: string[][] = []
    const stop = (await enable(wallet)).accounts.subscribe((list) =>
      heard.push(list.map(({ address }) => address)),
    )
    const [one = '', two = ''] = wallet.addresses
    wallet.switchAccount(1)
    const three = wallet.addAccount()
    wallet.lock()
    wallet.unlock()
    stop()
    wallet.forget()
    expect(heard).toEqual([[one, two], [two, one], [two, one, three], [], [two, one, three]])
    expect(() => wallet.switchAccount(9)).toThrow('none with index 9')
  })

  it('signs bytes between marks, as the Rust library verifies, and declines with a text', async () => {
    const wallet = createPolkadotWallet()
    const { signer } = await enable(wallet)
    const [sr, ed] = polkadotTestKeys.map(openKey)
    const marked = new TextEncoder().encode('<Bytes>hi</Bytes>')
    for (const data of ['hi', '0x6869', '<Bytes>hi</Bytes>']) {
      const sign = async (address = '') =>
        Buffer.from((await signer.signRaw({ address, data, type: 'bytes' })).signature.slice(2), 'hex')
      expect(sr25519Verify(await sign(sr?.address), marked, sr?.publicKey ?? marked)).toBe(true)
      expect(ed25519Verify(await sign(ed?.address), marked, ed?.publicKey ?? marked)).toBe(true)
    }
    wallet.reject({ once: true })
    const refused = signer.signRaw({ address: sr?.address, data: 'hi', type: 'bytes' })
    await expect(refused).rejects.toThrow('Cancelled')
    const stranger = '5DfhGyQdFobKM8NsWvEeAKk5EQQgYe9AydgJ7rMB6E1EqRzV'
    await expect(signer.signRaw({ address: stranger, data: 'hi' })).rejects.toThrow('Unable to find keypair')
  })

  it('is the same wallet after a reload, and in two tabs', async () => {
    const storage = createMemoryStorage()
    const before = createPolkadotWallet({ storage })
    const other = createPolkadotWallet({ storage })
    await enable(before)
    expect(other.state.authorised).toBe(true)
    before.switchAccount(2)
    before.unload()
    expect(createPolkadotWallet({ storage }).state.selected).toBe(before.addresses[2])
    before.set({ exposes: Number.POSITIVE_INFINITY })
    expect(createPolkadotWallet({ storage }).state.accounts).toHaveLength(3)
    storage.write('latchkey-testing:polkadot:latchkey-testing', '{"selected":"x"}')
    expect(createPolkadotWallet({ storage }).state.authorised).toBe(false)
  })

  it('waits, breaks and answers as scripted', async () => {
    const wallet = createPolkadotWallet()
    wallet.hang({ once: true })
    const waiting = wallet.provider.enable('Test')
    await vi.waitFor(() => expect(wallet.release({ kind: 'reject' })).toBe(1))
    await expect(waiting).rejects.toThrow('Rejected')
    wallet.throwString('broken', { once: true, synchronously: true })
    expect(() => wallet.provider.enable('Test')).toThrow('broken')
    wallet.malformedAccounts([7])
    expect(await (await enable(wallet)).accounts.get()).toEqual([7])
  })

  it('appears on the page on demand, early or late, and leaves again', async () => {
    const target: InjectionTarget = {}
    const early = createPolkadotWallet({ id: 'early' })
    const late = createPolkadotWallet({ id: 'late' })
    const remove = early.inject({ target })
    late.inject({ target, afterMs: 5 })
    expect(target.injectedWeb3).toEqual({ early: early.provider })
    await vi.waitFor(() => expect(Object.keys(target.injectedWeb3 ?? {})).toEqual(['early', 'late']))
    remove()
    late.unload()
    expect(target.injectedWeb3).toEqual({})
  })
})
