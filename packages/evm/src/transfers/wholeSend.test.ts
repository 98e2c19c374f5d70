import {
  browserHost,
  createLatchkey,
  fetchBalance,
  getAccount,
  getSend,
  type Host,
  openSend,
} from '@latchkey/core'
import { createEvmWallet } from '@latchkey/testing'
import { type AnvilNode, seedName, startAnvil } from '@latchkey/testing/node'
import { createTestClient, createWalletClient, type Hex, http, parseEther, publicActions } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { evm } from '../evm'

const fresh = () => privateKeyToAccount(generatePrivateKey()).address
const gwei = 1_000_000_000n
const patience = { timeout: 20_000, interval: 50 }

describe('sending with an instance on a real node', () => {
  let node: AnvilNode
  beforeAll(async () => {
    node = await startAnvil()
  })
  afterAll(() => node.stop())
  afterEach(() => client().setAutomine(true))
  const client = () => createTestClient({ mode: 'anvil', transport: http(node.url) }).extend(publicActions)

  /** A browser with a wallet. Each `load` is a visit of the page. */
  async function setup() {
    const key = generatePrivateKey()
    const account = privateKeyToAccount(key)
    await client().setBalance({ address: account.address, value: parseEther('1') })
    const page = new EventTarget()
    const chains = [{ chainId: node.chainId, rpcUrl: node.url }]
    const wallet = createEvmWallet({ rdns: 'org.fox', keys: [key], chains })
    wallet.announce({ target: page })
    const items = new Map<string, string>()
    const host: Host = {
      ...browserHost(),
      isBrowser: true,
      storage: {
        getItem: (name) => items.get(name) ?? null,
        setItem: (name, value) => void items.set(name, value),
        removeItem: (name) => void items.delete(name),
      },
    }
    const network = {
      id: node.chainId,
      name: 'Local',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [node.url] } },
      contracts: { ensRegistry: { address: node.contracts.ensRegistry } },
    }
    const load = async () => {
      const latchkey = createLatchkey({ networks: [network], adapters: [evm({ page })] }, host)
      onTestFinished(() => latchkey.destroy())
      await latchkey.ready
      const sent = () => latchkey.getState().send?.sent ?? []
      return { latchkey, sent }
    }
    const first = await load()
    await first.latchkey.connect({ connectorId: 'org.fox' })
    /** The wallet sends something else with the nonce of a pending transaction. */
    const replace = (nonce: string | undefined, to: Hex, value = 0n) =>
      createWalletClient({ account, chain: foundry, transport: http(node.url) }).sendTransaction({
        to,
        value,
        nonce: Number(nonce),
        gas: 21_000n,
        maxFeePerGas: 50n * gwei,
        maxPriorityFeePerGas: 20n * gwei,
      })
    return { ...first, load, account, replace, wallet }
  }
  const balanceOf = (address: Hex) => client().getBalance({ address })

  it('[SND-1] sends in one call, and knows when it is mined', async () => {
    const { latchkey, account } = await setup()
    const to = fresh()
    const { transfer, ended } = await latchkey.send({ to, amount: '0.123456789012345678' })
    expect(transfer).toMatchObject({ state: 'pending', symbol: 'ETH', to })
    expect(await ended).toMatchObject({ state: 'mined' })
    expect(await balanceOf(to)).toBe(123_456_789_012_345_678n)
    await expect.poll(() => getAccount(latchkey.getState()).details.balance, patience).toBeDefined()
    await fetchBalance(latchkey, { isForced: true })
    const left = await balanceOf(account.address)
    expect(getAccount(latchkey.getState()).details.balance).toBe(
      `0.${`${left}`.padStart(18, '0')}`.replace(/0+$/, ''),
    )
  })

  it('[SND-5] sends everything to a name by the form, and exactly nothing is left', async () => {
    const { latchkey, account } = await setup()
    const actions = await openSend(latchkey)
    const view = () => getSend(latchkey.getState())
    actions.setToken({
      asset: { kind: 'native' },
      symbol: 'ETH',
      name: 'Ether',
      decimals: 18,
      price: null,
      iconUrl: null,
    })
    actions.setMax()
    actions.setReceiver(seedName)
    await expect.poll(() => view().isReady, patience).toBe(true)
    const { transfer, ended } = await actions.send()
    expect(transfer.toName).toBe(seedName)
    expect(await ended).toMatchObject({ state: 'mined' })
    expect(await balanceOf(account.address)).toBe(0n)
  })

  it.each(['mined', 'failed', 'speed-up', 'cancel', 'pending'] as const)(
    '[SND-1] follows a transaction over a reload to its end: %s',
    async (end) => {
      const { latchkey, sent, load, account, replace } = await setup()
      const to = fresh()
      await client().setAutomine(false)
      const { transfer } = await latchkey.send({ to, amount: '0.25' })
      latchkey.destroy()
      const { nonce } = transfer.handle.details
      if (end === 'failed') await client().setCode({ address: to, bytecode: '0x60006000fd' })
      if (end === 'speed-up') await replace(nonce, to, parseEther('0.25'))
      if (end === 'cancel') await replace(nonce, account.address)
      if (end !== 'pending') await client().mine({ blocks: 4 })
      const again = await load()
      if (end === 'pending') {
        await expect.poll(() => again.sent(), patience).toMatchObject([{ state: 'pending' }])
        await client().mine({ blocks: 1 })
      }
      const wanted = {
        mined: { state: 'mined' },
        pending: { state: 'mined' },
        failed: { state: 'failed' },
        'speed-up': { state: 'replaced', how: 'speed-up', succeeded: true },
        cancel: { state: 'replaced', how: 'cancel' },
      }[end]
      await expect.poll(() => again.sent(), patience).toMatchObject([wanted])
      expect(sent()).toMatchObject([{ state: 'pending' }])
      const { activity } = getAccount(again.latchkey.getState()).details
      expect(activity?.transactions).toHaveLength(1)
      expect(again.latchkey.getState().modal).toMatchObject({ open: false, notice: { open: true } })
    },
  )

  it('[SND-1] leaves everything as it was when the visitor declines', async () => {
    const { latchkey, sent, wallet, account } = await setup()
    wallet.reject()
    await expect(latchkey.send({ to: fresh(), amount: '0.1' })).rejects.toMatchObject({
      code: 'connect/user-rejected',
    })
    expect(sent()).toEqual([])
    expect(await balanceOf(account.address)).toBe(parseEther('1'))
  })
})
