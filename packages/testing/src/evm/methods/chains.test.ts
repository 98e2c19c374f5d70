import { describe, expect, it, vi } from 'vitest'
import { createEvmWallet } from '../createEvmWallet'
import type { EvmWallet } from '../EvmWallet'

const chains = [{ chainId: 31337 }, { chainId: 31338 }]
const added = {
  chainId: '0xa',
  chainName: 'Ten',
  nativeCurrency: { name: 'Ten', symbol: 'TEN', decimals: 18 },
  rpcUrls: ['http://127.0.0.1:1'],
}
const switchTo = (wallet: EvmWallet, chainId: string) =>
  wallet.provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
const add = (wallet: EvmWallet) =>
  wallet.provider.request({ method: 'wallet_addEthereumChain', params: [added] })

describe('chains', () => {
  it('are switched when the wallet knows them and the user approves', async () => {
    const wallet = createEvmWallet({ chains })
    const heard = vi.fn()
    wallet.provider.on('chainChanged', heard)
    wallet.reject({ once: true })
    await expect(switchTo(wallet, '0x7a6a')).rejects.toMatchObject({ code: 4001 })
    expect(wallet.state.chainId).toBe(31337)
    expect(await switchTo(wallet, '0x7a6a')).toBeNull()
    expect(await wallet.provider.request({ method: 'eth_chainId' })).toBe('0x7a6a')
    expect(await wallet.provider.request({ method: 'net_version' })).toBe('31338')
    wallet.reject()
    expect(await switchTo(wallet, '0x7a6a')).toBeNull()
    expect(heard.mock.calls).toEqual([['0x7a6a']])
  })

  it('are added first when unknown', async () => {
    const wallet = createEvmWallet({ chains })
    await expect(switchTo(wallet, '0xa')).rejects.toMatchObject({ code: 4902 })
    expect(await add(wallet)).toBeNull()
    expect(wallet.state.chainId).toBe(10)
    await switchTo(wallet, '0x7a69')
    expect(await switchTo(wallet, '0xa')).toBeNull()
  })

  it('may need a switch after they are added', async () => {
    const wallet = createEvmWallet({ chains, switchesOnAdd: false })
    expect(await add(wallet)).toBeNull()
    expect(wallet.state.chainId).toBe(31337)
  })

  it('are reported as unknown inside another error by some wallets', async () => {
    const wallet = createEvmWallet({ chains, unknownChain: 'nested' })
    await expect(switchTo(wallet, '0xa')).rejects.toMatchObject({
      code: -32603,
      data: { originalError: { code: 4902 } },
    })
  })

  it('are rejected when the user or the wallet never approves', async () => {
    const wallet = createEvmWallet({ chains, refuseChains: [31338, 10] })
    await expect(switchTo(wallet, '0x7a6a')).rejects.toMatchObject({ code: 4001 })
    await expect(add(wallet)).rejects.toMatchObject({ code: 4001 })
    wallet.set({ refuseChains: [], refuseAdding: 'rejects' })
    await expect(add(wallet)).rejects.toMatchObject({ code: 4001 })
    wallet.set({ refuseAdding: 'unsupported' })
    await expect(add(wallet)).rejects.toMatchObject({ code: -32601 })
    await expect(switchTo(wallet, '0xa')).rejects.toMatchObject({ code: 4902 })
    expect(await switchTo(wallet, '0x7a6a')).toBeNull()
  })

  it('are switched by the wallet itself, even to an unknown one', () => {
    const wallet = createEvmWallet({ chains })
    const heard = vi.fn()
    wallet.provider.on('chainChanged', heard)
    wallet.switchChain(31338)
    wallet.switchChain(999)
    expect(heard.mock.calls).toEqual([['0x7a6a'], ['0x3e7']])
  })
})
