import type { Connector } from '@latchkey/core'
import {
  cannotSwitch,
  chainNotSupported,
  type Network,
  providerUnauthorized,
  userRejected,
  walletBusy,
} from '@latchkey/protocol'
import { createEvmWallet, type EvmWalletOptions, rpcError } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { switchNetwork } from './switchNetwork'

const network: Network = {
  id: 10,
  caipNetworkId: 'eip155:10',
  chainNamespace: 'eip155',
  name: 'Ten',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://proxy.test/10'] },
    chainDefault: { http: ['https://ten.test', 'https://ten.example'] },
  },
  blockExplorers: { default: { name: 'Scan', url: 'https://scan.test' } },
}

function setup(options: EvmWalletOptions = {}) {
  const wallet = createEvmWallet({ authorised: true, chains: [{ chainId: 1 }], ...options })
  const { provider } = wallet
  const connector: Connector = { id: 'org.fox', name: 'Fox', type: 'ANNOUNCED', chain: 'eip155', provider }
  const asked = () =>
    wallet.log.filter(({ method }) => method.startsWith('wallet_')).map(({ method }) => method)
  return { wallet, asked, ask: () => switchNetwork({ connector, network }) }
}
const both = [{ chainId: 1 }, { chainId: 10 }]
const switched = 'wallet_switchEthereumChain'
const added = 'wallet_addEthereumChain'
const kindOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error) => error.code,
  )

describe('switchNetwork', () => {
  it('[EVM-3] [NET-3] switches to a known chain and reports where the wallet is', async () => {
    const { wallet, ask, asked } = setup({ chains: both })
    const accounts = [{ address: wallet.addresses[0], type: 'eoa' }]
    expect(await ask()).toEqual({ accounts, networkId: 'eip155:10' })
    expect(asked()).toEqual([switched])
    expect(wallet.log[0]?.params).toEqual([{ chainId: '0xa' }])
  })

  it.each([['plain'], ['nested']] as const)(
    '[EVM-3] adds a chain that the wallet doesn’t know (%s 4902)',
    async (unknownChain) => {
      const { wallet, ask, asked } = setup({ unknownChain })
      expect((await ask()).networkId).toBe('eip155:10')
      expect(asked()).toEqual([switched, added])
      expect(wallet.log.find(({ method }) => method === added)?.params).toEqual([
        {
          chainId: '0xa',
          chainName: 'Ten',
          nativeCurrency: network.nativeCurrency,
          rpcUrls: ['https://ten.test', 'https://ten.example'],
          blockExplorerUrls: ['https://scan.test'],
        },
      ])
    },
  )

  it.each([[4902], [5000], [32603]])('[EVM-3] treats %i as an unknown chain', async (code) => {
    const { wallet, ask, asked } = setup({ chains: both })
    wallet.fail(rpcError(code, 'odd'), { method: switched, once: true })
    expect((await ask()).networkId).toBe('eip155:10')
    expect(asked()).toEqual([switched, added])
  })

  it('[EVM-3] asks again when the wallet adds the chain but stays where it is', async () => {
    const { ask, asked } = setup({ switchesOnAdd: false })
    expect((await ask()).networkId).toBe('eip155:10')
    expect(asked()).toEqual([switched, added, switched])
  })

  it('[EVM-3] reports an unsupported chain when adding it fails', async () => {
    const unable = setup({ refuseAdding: 'unsupported' })
    expect(await kindOf(unable.ask())).toBe(chainNotSupported.code)
    const { wallet, ask } = setup()
    wallet.fail(rpcError(-32602), { method: added })
    const error = await ask().catch((thrown) => thrown)
    expect(error.message).toBe('Chain is not supported')
    expect(error.cause.cause).toMatchObject({ code: -32602 })
  })

  it('[CON-12] reports a decline as such: of the switch, of adding, and of the switch after it', async () => {
    const { wallet, ask } = setup({ chains: both })
    wallet.reject({ once: true })
    expect(await kindOf(ask())).toBe(userRejected.code)
    expect(await kindOf(setup({ refuseAdding: 'rejects' }).ask())).toBe(userRejected.code)
    const late = setup({ switchesOnAdd: false })
    late.wallet.approve({ method: added, once: true })
    late.wallet.reject({ method: switched })
    expect(await kindOf(late.ask())).toBe(userRejected.code)
    expect(wallet.state.chainId).toBe(1)
  })

  it.each([[4200], [-32601], [-32004], [-32603]])(
    '[NET-3] fails to switch a wallet that answers %i',
    async (code) => {
      const { wallet, ask } = setup({ chains: both })
      wallet.fail(rpcError(code), { method: switched })
      const error = await ask().catch((thrown) => thrown)
      expect(error.code).toBe(cannotSwitch.code)
      expect(error.message).toMatch(/^Failed to switch to chain eip155:10/)
      expect(error.cause.cause).toMatchObject({ code })
    },
  )

  it('passes other failures on unchanged', async () => {
    const { wallet, ask } = setup({ chains: both })
    wallet.fail(rpcError(-32002), { method: switched })
    expect(await kindOf(ask())).toBe(walletBusy.code)
    wallet.fail(rpcError(4100), { method: switched })
    expect(await kindOf(ask())).toBe(providerUnauthorized.code)
  })

  it('[NET-3] doesn’t trust a wallet that agrees and stays on another chain', async () => {
    const { wallet, ask } = setup({ chains: both })
    wallet.answer(null, { method: switched })
    expect(await kindOf(ask())).toBe(cannotSwitch.code)
    wallet.answer(null, { method: added })
    wallet.fail(rpcError(4902), { method: switched })
    expect(await kindOf(ask())).toBe(cannotSwitch.code)
  })

  it('[NET-3] waits for a wallet that agrees first and switches a moment later', async () => {
    const { wallet, ask } = setup({ chains: both })
    wallet.answer(null, { method: switched })
    setTimeout(() => wallet.switchChain(10), 200)
    expect((await ask()).networkId).toBe('eip155:10')
  })
})
