import { describe, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../wallet/createMemoryStorage'
import type { StandardWallet } from '../wallet/StandardWallet'
import { createMultiWallet } from './createMultiWallet'

function openPage() {
  const page = new EventTarget()
  const standard: StandardWallet[] = []
  const announced: { readonly name: string; readonly rdns: string }[] = []
  const register = (wallet: StandardWallet) => standard.push(wallet)
  page.addEventListener('wallet-standard:register-wallet', (event) => Object(event).detail({ register }))
  page.addEventListener('eip6963:announceProvider', (event) => announced.push(Object(event).detail.info))
  return { page, standard, announced }
}

const call = (wallet: StandardWallet | undefined, feature: string, ...inputs: readonly unknown[]) =>
  Object(wallet?.features[feature])[feature.split(':')[1] ?? ''](...inputs)

const brand = { name: 'Fox', rdns: 'com.example.fox', icon: 'data:image/png;base64,AA' }

describe('[CON-13] a brand of several families', () => {
  it('is one wallet-standard object for Solana and Bitcoin, with the name of its other families', () => {
    const { page, standard, announced } = openPage()
    const wallet = createMultiWallet({ ...brand, evm: {}, solana: {}, bitcoin: {}, polkadot: {} })
    wallet.announce({ target: page })
    expect(announced).toMatchObject([{ name: 'Fox', rdns: 'com.example.fox' }])
    expect(standard).toMatchObject([{ name: 'Fox', icon: brand.icon, accounts: [] }])
    expect(standard[0]?.chains).toEqual(expect.arrayContaining(['solana:mainnet', 'bitcoin:mainnet']))
    expect(Object.keys(standard[0]?.features ?? {})).toEqual(
      expect.arrayContaining(['standard:connect', 'solana:signMessage', 'bitcoin:connect']),
    )
    expect(Object.keys(Reflect.get(page, 'injectedWeb3'))).toEqual(['Fox'])
  })

  it('is allowed in both with one prompt, and each family still answers for itself', async () => {
    const { page, standard } = openPage()
    const { solana, bitcoin, announce } = createMultiWallet({ ...brand, solana: {}, bitcoin: {} })
    announce({ target: page })
    const [joined] = standard
    const heard = vi.fn()
    Object(joined?.features['standard:events']).on('change', heard)
    solana.reject({ once: true })
    await expect(call(joined, 'standard:connect')).rejects.toMatchObject({ code: 4001 })
    expect(bitcoin.state.authorised).toBe(false)
    expect(await call(joined, 'standard:connect', { silent: true })).toEqual({ accounts: [] })

    const { accounts } = await call(joined, 'standard:connect')
    const addresses = [...solana.state.accounts, ...bitcoin.state.accounts]
    expect(addresses).toHaveLength(3)
    expect(accounts.map(({ address }: { address: string }) => address)).toEqual(addresses)
    expect(joined?.accounts.map(({ address }) => address)).toEqual(addresses)
    expect(heard.mock.calls.at(-1)?.[0].accounts).toHaveLength(3)

    bitcoin.lock()
    expect(heard.mock.calls.at(-1)?.[0].accounts).toEqual(joined?.accounts)
    expect(joined?.accounts).toHaveLength(1)
    expect(solana.state.locked).toBe(false)
    solana.answer('rubbish', { method: 'standard:connect' })
    expect(await call(joined, 'standard:connect')).toBe('rubbish')
  })

  it('remembers, appears late and leaves as one', async () => {
    const storage = createMemoryStorage()
    const { page, standard, announced } = openPage()
    const before = createMultiWallet({ ...brand, storage, evm: {}, solana: {}, bitcoin: {} })
    before.evm.authorise()
    before.solana.authorise()
    const gone = createMultiWallet({ ...brand, evm: {}, solana: {}, bitcoin: {} })
    gone.announce({ target: page, afterMs: 5 })
    gone.unload()
    const after = createMultiWallet({ ...brand, storage, evm: {}, solana: {}, bitcoin: {} })
    after.announceLate(5, page)
    expect([standard, announced]).toEqual([[], []])
    await vi.waitFor(() => expect([standard.length, announced.length]).toEqual([1, 1]))
    expect(standard[0]?.accounts).toHaveLength(1)
    expect([after.evm, after.solana, after.bitcoin].map(({ state }) => state.authorised)).toEqual([
      true,
      true,
      false,
    ])
  })

  it('is separate in each family if Bitcoin has another form', () => {
    const { page, standard } = openPage()
    const wallet = createMultiWallet({ ...brand, solana: {}, bitcoin: { form: 'wbip' } })
    wallet.announce({ target: page })
    expect(standard).toEqual([wallet.solana.wallet])
    expect(Reflect.get(page, 'btc_providers')).toMatchObject([{ name: 'Fox' }])
  })
})
