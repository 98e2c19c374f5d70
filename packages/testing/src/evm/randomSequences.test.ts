import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createMemoryStorage } from '../wallet/createMemoryStorage'
import { createEvmWallet } from './createEvmWallet'
import type { EvmWallet } from './EvmWallet'

const ask =
  (method: string, params: unknown[] = []) =>
  (wallet: EvmWallet) =>
    wallet.provider.request({ method, params }).catch((error: { code: number }) => error.code)

const steps: Record<string, (wallet: EvmWallet) => unknown> = {
  connect: ask('eth_requestAccounts'),
  revoke: ask('wallet_revokePermissions', [{ eth_accounts: {} }]),
  switchChain: ask('wallet_switchEthereumChain', [{ chainId: '0x7a6a' }]),
  switchBack: ask('wallet_switchEthereumChain', [{ chainId: '0x7a69' }]),
  switchUnknown: ask('wallet_switchEthereumChain', [{ chainId: '0x1' }]),
  lock: (wallet) => wallet.lock(),
  unlock: (wallet) => wallet.unlock(),
  account: (wallet) => wallet.switchAccount(1),
  accountBack: (wallet) => wallet.switchAccount(0),
  chain: (wallet) => wallet.switchChain(31338),
  forget: (wallet) => wallet.forget(),
  reject: (wallet) => wallet.reject({ once: true }),
  expose: (wallet) => wallet.set({ exposes: 2 }),
}

it('keeps listeners and callers in agreement, whatever happens', async () => {
  const names = fc.array(fc.constantFrom(...Object.keys(steps), 'reload'), { minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(names, async (sequence) => {
      const options = { storage: createMemoryStorage(), chains: [{ chainId: 31337 }, { chainId: 31338 }] }
      let wallet = createEvmWallet(options)
      let page = listen(wallet)
      for (const name of sequence) {
        if (name === 'reload') {
          wallet.unload()
          wallet = createEvmWallet(options)
          page = listen(wallet)
        } else await steps[name]?.(wallet)
        expect(await ask('eth_accounts')(wallet)).toEqual(page.accounts)
        expect(await ask('eth_chainId')(wallet)).toBe(page.chainId)
        expect(page.accounts).toEqual(wallet.state.accounts)
      }
    }),
    { numRuns: 2000 },
  )
})

function listen({ provider, state }: EvmWallet) {
  const page = { accounts: [...state.accounts], chainId: `0x${state.chainId.toString(16)}` }
  provider.on('accountsChanged', (accounts: typeof page.accounts) => {
    page.accounts = accounts
  })
  provider.on('chainChanged', (chainId: string) => {
    page.chainId = chainId
  })
  return page
}
