import type { Connector } from '@latchkey/core'
import { connectFailed, noAccounts, userRejected, walletBusy, walletMalformed } from '@latchkey/protocol'
import { createEvmWallet, type EvmWalletOptions, rpcError } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { connect } from './connect'

function setup(options: EvmWalletOptions = {}) {
  const wallet = createEvmWallet(options)
  const { provider } = wallet
  const connector: Connector = { id: 'org.fox', name: 'Fox', type: 'ANNOUNCED', chain: 'eip155', provider }
  const ask = (silent = false) => connect({ connector, networks: [], silent })
  return { wallet, connector, ask, methods: () => wallet.log.map(({ method }) => method) }
}
const kindOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error) => error.code,
  )

describe('connect', () => {
  it('[EVM-2] asks the visitor and reports accounts and network', async () => {
    const { wallet, ask, methods } = setup({ exposes: 2, chainId: 137, chains: [{ chainId: 137 }] })
    const accounts = wallet.addresses.slice(0, 2).map((address) => ({ address, type: 'eoa' }))
    expect(await ask()).toEqual({ accounts, networkId: 'eip155:137' })
    expect(methods()).toEqual(['eth_requestAccounts', 'eth_chainId'])
  })

  it('[EVM-2] silently asks only for what was granted before', async () => {
    const { wallet, ask, methods } = setup({ authorised: true })
    expect(await ask(true)).toEqual({
      accounts: [{ address: wallet.addresses[0], type: 'eoa' }],
      networkId: 'eip155:31337',
    })
    expect(methods()).toEqual(['eth_accounts', 'eth_chainId'])
  })

  it('[EVM-2] silently reports nothing when nothing was granted or the wallet is locked', async () => {
    const nothing = { accounts: [], networkId: null }
    expect(await setup().ask(true)).toEqual(nothing)
    expect(await setup({ authorised: true, locked: true }).ask(true)).toEqual(nothing)
    const strict = setup()
    strict.wallet.fail(rpcError(4100), { method: 'eth_accounts' })
    expect(await strict.ask(true)).toEqual(nothing)
    expect(strict.methods()).toEqual(['eth_accounts'])
  })

  it('[CON-12] reports a decline as such, and can be retried', async () => {
    const { wallet, ask } = setup()
    wallet.reject({ once: true })
    expect(await kindOf(ask())).toBe(userRejected.code)
    expect((await ask()).accounts).toHaveLength(1)
  })

  it('reports that the wallet is busy with an earlier request', async () => {
    const { wallet, ask } = setup({ refusesWhilePending: true })
    wallet.hang({ method: 'eth_requestAccounts', once: true })
    const first = ask()
    expect(await kindOf(ask())).toBe(walletBusy.code)
    wallet.release()
    expect((await first).accounts).toHaveLength(1)
  })

  it('rejects an empty list of accounts', async () => {
    const { wallet, ask } = setup()
    wallet.answer([], { method: 'eth_requestAccounts' })
    expect(await kindOf(ask())).toBe(noAccounts.code)
  })

  it.each([
    ['junk accounts', 'eth_requestAccounts', ['0x123']],
    ['junk for a chain', 'eth_chainId', 'mainnet'],
  ])('rejects %s', async (_, method, value) => {
    const { wallet, ask } = setup()
    wallet.answer(value, { method })
    expect(await kindOf(ask())).toBe(walletMalformed.code)
  })

  it.each([[false], [true]])(
    'survives a wallet that throws a string (synchronously: %j)',
    async (synchronously) => {
      const { wallet, ask } = setup()
      wallet.throwString('the wallet broke', { synchronously })
      const error = await ask().catch((thrown) => thrown)
      expect(connectFailed.is(error)).toBe(true)
      expect(error.cause).toBe('the wallet broke')
    },
  )

  it('rejects a provider that takes no requests', async () => {
    const { connector } = setup()
    const request = { networks: [], silent: false }
    for (const provider of [undefined, null, {}, 'provider'])
      expect(await kindOf(connect({ ...request, connector: { ...connector, provider } }))).toBe(
        walletMalformed.code,
      )
  })
})
