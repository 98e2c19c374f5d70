import type { Connector, TransferHandle } from '@latchkey/core'
import type { Network } from '@latchkey/protocol'
import { createEvmWallet } from '@latchkey/testing'
import { type AnvilNode, startAnvil } from '@latchkey/testing/node'
import { createTestClient, createWalletClient, type Hex, http, parseEther, publicActions } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { evm } from '../evm'

const fresh = () => privateKeyToAccount(generatePrivateKey()).address
const gwei = 1_000_000_000n

describe('following a sent transaction', () => {
  let node: AnvilNode
  beforeAll(async () => {
    node = await startAnvil({ seed: false })
    await client().setAutomine(false)
  })
  afterAll(() => node.stop())

  const client = () => createTestClient({ mode: 'anvil', transport: http(node.url) }).extend(publicActions)

  /** An account that has sent something which no block contains yet. */
  async function sendOne() {
    const key = generatePrivateKey()
    const account = privateKeyToAccount(key)
    const { address } = account
    const to = fresh()
    await client().setBalance({ address, value: parseEther('1') })
    const chains = [{ chainId: node.chainId, rpcUrl: node.url }]
    const { provider } = createEvmWallet({ keys: [key], authorised: true, chains })
    const connector: Connector = { id: 'org.fox', name: 'Fox', type: 'ANNOUNCED', chain: 'eip155', provider }
    const network: Network = {
      id: node.chainId,
      caipNetworkId: `eip155:${node.chainId}`,
      chainNamespace: 'eip155',
      name: 'Local',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [node.url] } },
    }
    const transfers = await (evm().can.transfers ?? expect.unreachable())()
    const request = { connector, address, network }
    const asset = { kind: 'native' } as const
    const quote = await transfers.quote({ ...request, asset, to, amount: 5n, speed: 'normal' })
    const handle = await transfers.send({ ...request, quote })
    const check = (changed: TransferHandle = handle, of: string = address) =>
      transfers.check({ network, address: of, handle: changed })
    /** The wallet sends another transaction with the same nonce and a higher fee. */
    const replace = (other: { to: Hex; value?: bigint; data?: Hex }) =>
      createWalletClient({ account, chain: foundry, transport: http(node.url) }).sendTransaction({
        ...other,
        nonce: Number(handle.details['nonce']),
        gas: 100_000n,
        maxFeePerGas: 50n * gwei,
        maxPriorityFeePerGas: 20n * gwei,
      })
    return { handle, check, replace, to, address }
  }
  const mine = (blocks = 1) => client().mine({ blocks })

  it('is pending until a block contains it', async () => {
    const { check, handle } = await sendOne()
    expect(handle.details).toMatchObject({ nonce: '0', value: '5', data: '0x' })
    expect(await check()).toEqual({ state: 'pending', isSeen: true })
    await mine()
    expect(await check()).toEqual({ state: 'mined', fee: expect.any(BigInt) })
  })

  it('learns the nonce later if the node was silent while sending', async () => {
    const { check, handle } = await sendOne()
    const { nonce: _, ...details } = handle.details
    expect(await check({ ...handle, details })).toEqual({ state: 'pending', isSeen: true, handle })
    expect(await check({ ...handle, details: { ...details, nonce: 'x' } })).toMatchObject({ handle })
    await mine()
  })

  it('[ACC-9] follows one by its hash alone, and still recognises a speed-up', async () => {
    const { handle, check, replace, to } = await sendOne()
    const pending = await check({ id: handle.id, details: {} })
    const learnt = Object(pending).handle ?? expect.unreachable()
    expect(learnt.details).toEqual({
      nonce: handle.details['nonce'],
      to: to.toLowerCase(),
      value: '5',
      data: '0x',
    })
    const by = await replace({ to, value: 5n })
    await mine()
    expect(await check(learnt)).toMatchObject({ state: 'replaced', how: 'speed-up', by, succeeded: true })
  })

  it('[ACC-9] follows one that somebody else sends for the account, whatever the account itself sends', async () => {
    const visitor = await sendOne()
    await mine()
    const relayer = await sendOne()
    const check = () => relayer.check({ id: relayer.handle.id, details: {} }, visitor.address)
    expect(await check()).toEqual({ state: 'pending', isSeen: true })
    await mine()
    expect(await check()).toEqual({ state: 'mined', fee: expect.any(BigInt) })
  })

  it('reports a failed one', async () => {
    const { check, to } = await sendOne()
    // The receiver has become a contract that takes nothing.
    await client().setCode({ address: to, bytecode: '0x60006000fd' })
    await mine()
    expect(await check()).toEqual({ state: 'failed', fee: expect.any(BigInt) })
  })

  it('recognises a speed-up by the nonce', async () => {
    const { check, replace, to } = await sendOne()
    const by = await replace({ to, value: 5n })
    await mine(4)
    expect(await check()).toEqual({ state: 'replaced', how: 'speed-up', by, succeeded: true })
  })

  it('recognises a cancellation by the nonce', async () => {
    const { check, replace, address } = await sendOne()
    const by = await replace({ to: address })
    await mine(2)
    expect(await check()).toEqual({ state: 'replaced', how: 'cancel', by, succeeded: true })
  })

  it('recognises anything else in its place, and whether that failed', async () => {
    const { check, replace } = await sendOne()
    const trap = fresh()
    await client().setCode({ address: trap, bytecode: '0x60006000fd' })
    const by = await replace({ to: trap, value: 7n })
    await mine(40)
    expect(await check()).toEqual({ state: 'replaced', how: 'other', by, succeeded: false })
  })

  it('finds the replacement without the block of sending', async () => {
    const { check, handle, replace, to } = await sendOne()
    const by = await replace({ to, value: 5n })
    await mine(3)
    const { block: _, ...details } = handle.details
    expect(await check({ ...handle, details })).toMatchObject({ state: 'replaced', by })
  })

  it('[SND-1] doesn’t take the hash of another transaction of the account as its own', async () => {
    const { check, handle, replace, address } = await sendOne()
    const other = await replace({ to: fresh(), value: 5n })
    await mine()
    const answered = (id: string) => check({ ...handle, id })
    expect(await answered(other)).toEqual({ state: 'replaced', how: 'other', by: other, succeeded: true })
    const second = await sendOne()
    const cancelled = await second.replace({ to: second.address })
    await mine()
    expect(await second.check({ ...second.handle, id: cancelled })).toMatchObject({ how: 'cancel' })
    // A wallet that raised the fee may answer with the later hash at once.
    const third = await sendOne()
    const raised = await third.replace({ to: third.to as Hex, value: 5n })
    await mine()
    expect(await third.check({ ...third.handle, id: raised })).toMatchObject({ state: 'mined' })
    // An account with code calls itself, and others send for it: only the receipt tells.
    const fourth = await sendOne()
    const batched = await fourth.replace({ to: fourth.address, data: '0x1234' })
    await mine()
    expect(await fourth.check({ ...fourth.handle, id: batched })).toMatchObject({ state: 'mined' })
    const relayed = await fourth.check({ ...fourth.handle, id: other })
    expect(relayed).toMatchObject({ state: 'mined' })
    expect(address).not.toBe(fourth.address)
  })

  it('is no longer seen once the node has dropped it', async () => {
    const { check, handle } = await sendOne()
    await client().dropTransaction({ hash: handle.id as Hex })
    expect(await check()).toEqual({ state: 'pending', isSeen: false })
    await mine()
    expect(await check()).toEqual({ state: 'pending', isSeen: false })
  })
})
