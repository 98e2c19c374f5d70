import { noAccounts, solanaNetworkIds, userRejected, walletMalformed } from '@latchkey/protocol'
import { createSolanaWallet } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { createNetwork } from '../testing/createNetwork'
import { toConnector } from '../testing/toConnector'
import { connect } from './connect'

const { mainnet, devnet, testnet } = solanaNetworkIds
const networks = [mainnet, devnet].map((id) => createNetwork('http://127.0.0.1:9', id))

function setup(options: Parameters<typeof createSolanaWallet>[0] = {}) {
  const wallet = createSolanaWallet(options)
  const ask = (silent = false) =>
    connect({ networks: [] }, { connector: toConnector(wallet.wallet), networks, silent })
  return { wallet, ask }
}

describe('connecting a standard wallet', () => {
  it('[SOL-3] starts on the site’s first network that the account lists, and may switch to the others', async () => {
    const all = setup()
    expect(await all.ask()).toEqual({
      accounts: [{ address: all.wallet.addresses[0], type: 'eoa' }],
      networkId: mainnet,
      approvedNetworkIds: [mainnet, devnet],
    })
    const some = setup({ chains: ['solana:devnet', 'solana:testnet'] })
    expect(await some.ask()).toMatchObject({ networkId: devnet, approvedNetworkIds: [devnet] })
  })

  it('[SOL-3] [NET-2] reports an unsupported network instead of guessing one', async () => {
    const { ask } = setup({ chains: ['solana:testnet'] })
    expect(await ask()).toMatchObject({ networkId: testnet, approvedNetworkIds: [] })
  })

  it('reports several accounts, the chosen one first', async () => {
    const { wallet, ask } = setup({ exposes: 3 })
    wallet.switchAccount(2)
    const { accounts } = await ask()
    const [first, second, third] = wallet.addresses
    expect(accounts.map(({ address }) => address)).toEqual([third, first, second])
  })

  it('treats a declined silent request as no accounts', async () => {
    const { wallet, ask } = setup({ refusesSilent: true })
    expect((await ask(true)).accounts).toEqual([])
    expect(wallet.log).toMatchObject([{ method: 'standard:connect', params: [{ silent: true }], code: 4001 }])
  })

  it('[CON-12] fails with a kind when the visitor declines or shares nothing', async () => {
    const { wallet, ask } = setup()
    wallet.reject({ once: true })
    await expect(ask()).rejects.toSatisfy(userRejected.is)
    wallet.answer({ accounts: [] }, { method: 'standard:connect', once: true })
    await expect(ask()).rejects.toSatisfy(noAccounts.is)
  })

  it('leaves out accounts of other chains', async () => {
    const { wallet, ask } = setup()
    await ask()
    const sui = { address: '0x1', publicKey: new Uint8Array(3), chains: ['sui:mainnet'], features: [] }
    wallet.answer({ accounts: [sui, ...wallet.wallet.accounts] }, { method: 'standard:connect', once: true })
    expect((await ask()).accounts.map(({ address }) => address)).toEqual([wallet.addresses[0]])
  })

  it('[IDF-4] rejects accounts whose address and key differ', async () => {
    const { wallet, ask } = setup()
    await ask()
    const [account] = wallet.wallet.accounts
    const [, other = ''] = wallet.addresses
    const lies: readonly unknown[] = [
      undefined,
      { accounts: 'none' },
      { accounts: [null] },
      { accounts: [{ ...account, address: other }] },
      { accounts: [{ ...account, address: `${account?.address}1` }] },
      { accounts: [{ ...account, address: '0x00000000000000000000000000000000000c0ffe' }] },
      { accounts: [{ ...account, publicKey: new Uint8Array(31) }] },
      { accounts: [account, { ...account, publicKey: 'key' }] },
      { accounts: Array.from({ length: 1001 }, () => account) },
    ]
    for (const lie of lies) {
      wallet.answer(lie, { method: 'standard:connect', once: true })
      await expect(ask(), JSON.stringify(lie)).rejects.toSatisfy(walletMalformed.is)
    }
    expect((await ask()).accounts).toHaveLength(1)
  })
})
