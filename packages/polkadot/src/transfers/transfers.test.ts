import type { Asset } from '@latchkey/core'
import {
  assetUnreadable,
  invalidRequest,
  malformedAnswer,
  receiverBurns,
  receiverInvalid,
  receiverMistyped,
  receiverOtherFamily,
  receiverOtherNetwork,
  rpcTransactionRejected,
  transferRefused,
  userRejected,
} from '@latchkey/protocol'
import { type ChopsticksNode, startChopsticks } from '@latchkey/testing/node'
import { waitReady } from '@polkadot/wasm-crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kusamaRelay, polkadotAssetHub, polkadotRelay } from '../network/networks'
import { encodeAddress } from '../ss58/encodeAddress'
import { coin, freshAddress, give, serveDoor, setUpTransfers, token } from '../testing/setUpTransfers'
import { readReceiver } from './readReceiver'

const dollars: Asset = { kind: 'token', token: `${token.id}` }
/** The existential deposit of the chain under test. */
const deposit = 3_333_333n

describe('transfers on Polkadot', () => {
  let node: ChopsticksNode
  beforeAll(async () => {
    await waitReady()
    node = await startChopsticks()
  }, 120_000)
  afterAll(() => node?.stop())
  const setUp = (options?: Parameters<typeof setUpTransfers>[1]) => setUpTransfers(node, options)

  it('[SND-1] sends the native coin, and it arrives to the last unit', async () => {
    const { send, free, address } = await setUp({ free: 10n * coin })
    const to = freshAddress()
    const { quoted, untilEnd } = await send({ to, amount: 1_234_567_890_123n })
    const status = await untilEnd()
    expect(await free(to)).toBe(1_234_567_890_123n)
    expect(status.state).toBe('mined')
    const fee = 10n * coin - 1_234_567_890_123n - (await free(address))
    expect(fee).toBeLessThanOrEqual(quoted.fee.max)
    expect(fee).toBeGreaterThan((quoted.fee.likely * 8n) / 10n)
  })

  it('[SND-5] leaves exactly 0 after sending max', async () => {
    const { send, free, address } = await setUp({ free: 5n * coin + 7n })
    const to = freshAddress()
    const { quoted, untilEnd } = await send({ to, amount: 'max' })
    expect(quoted).toMatchObject({ left: 0n, amount: quoted.max, max: 5n * coin + 7n - quoted.fee.max })
    expect((await untilEnd()).state).toBe('mined')
    expect(await free(address)).toBe(0n)
    expect(await free(to)).toBe(quoted.max)
  })

  it('[SND-5] leaves the existential deposit where something holds the account, and says so', async () => {
    const { send, free, address } = await setUp({ free: 5n * coin, consumers: 1 })
    const { quoted, untilEnd } = await send({ amount: 'max' })
    expect(quoted.left).toBe(deposit + quoted.fee.max - quoted.fee.likely)
    expect((await untilEnd()).state).toBe('mined')
    const left = await free(address)
    expect(left).toBeGreaterThanOrEqual(deposit)
    expect(left).toBeLessThanOrEqual(quoted.left + quoted.fee.likely / 4n)
  })

  it('[SND-5] leaves what is locked', async () => {
    const { quote } = await setUp({ free: 5n * coin, frozen: 2n * coin })
    const all = await quote({ amount: 'max' })
    expect(all.max).toBe(3n * coin - all.fee.max)
    expect(all.left).toBe(2n * coin + all.fee.max - all.fee.likely)
    expect((await quote({ amount: 4n * coin })).shortage).toBe('fee')
  })

  it('[SND-5] keeps the account alive unless everything is sent, so nothing is lost', async () => {
    const { quote } = await setUp({ free: coin })
    const all = await quote({ amount: 'max' })
    const { request: ends } = all
    const { request: stays, shortage } = await quote({ amount: coin / 2n })
    // Balances (10): transfer (0), as older chains call it, transfer_keep_alive (3).
    expect(Object(ends?.params).method).toMatch(/^0x0a00/)
    expect(Object(stays?.params).method).toMatch(/^0x0a03/)
    expect(shortage).toBe(null)
    // One unit less would leave less than the deposit, which the chain takes.
    expect((await quote({ amount: all.max - 1n })).shortage).toBe('fee')
  })

  it('[SND-1] sends assets to the last unit, and all of them with max', async () => {
    const { send, quote, transfers, account, address, ask } = await setUp({ free: coin, tokens: 7_000_001n })
    const to = freshAddress()
    await give(node, to, { free: coin })
    const held = async (of: string) =>
      (await transfers.readAsset({ ...account, address: of, asset: dollars })).balance
    const { untilEnd } = await send({ asset: dollars, to, amount: 1_234_567n })
    expect((await untilEnd()).state).toBe('mined')
    expect(await held(to)).toBe(1_234_567n)
    const rest = await quote({ asset: dollars, to, amount: 'max' })
    expect(rest).toMatchObject({ amount: 5_765_434n, max: 5_765_434n, left: 0n, shortage: null })
    const all = await send({ asset: { kind: 'token', token: `Assets:${token.id}` }, to, amount: 'max' })
    expect((await all.untilEnd()).state).toBe('mined')
    expect([await held(to), await held(address)]).toEqual([7_000_001n, 0n])
    expect(await ask('system_chain')).toBeTruthy()
  })

  it('[SND-1] refuses transfers that the chain would not carry out', async () => {
    const { quote } = await setUp({ free: 5n * coin, tokens: 50_000n })
    const known = freshAddress()
    await give(node, known, { free: coin })
    const isRefused = (changes: Parameters<typeof quote>[0]) =>
      expect(quote(changes)).rejects.toSatisfy(transferRefused.is)
    // Less than an account may have: of the coin, and of an asset, at the receiver and at the sender.
    await isRefused({ amount: deposit - 1n })
    await expect(quote({ amount: deposit })).resolves.toMatchObject({ shortage: null })
    await expect(quote({ to: known, amount: 1n })).resolves.toMatchObject({ shortage: null })
    await isRefused({ asset: dollars, to: known, amount: token.least - 1n })
    await isRefused({ asset: dollars, to: known, amount: 50_000n - token.least + 1n })
    // The asset alone can't open an account.
    await isRefused({ asset: dollars, amount: 10_000n })
    await expect(quote({ asset: dollars, to: known, amount: 10_000n })).resolves.toMatchObject({
      shortage: null,
    })
  })

  it('[SND-4] tells a lack of the asset from a lack of the fee', async () => {
    const { quote, transfers, account } = await setUp({ free: coin, tokens: 5_000n })
    expect(await quote({ amount: 2n * coin })).toMatchObject({ shortage: 'asset' })
    const short = await quote({ amount: coin })
    expect(short).toMatchObject({ shortage: 'fee' })
    await expect(transfers.send({ ...account, quote: short })).rejects.toThrow('too little')
    const to = freshAddress()
    await give(node, to, { free: coin })
    expect(await quote({ asset: dollars, to, amount: 6_000n })).toMatchObject({ shortage: 'asset' })
    const poor = await setUp({ free: deposit + 1_000n, tokens: 5_000n })
    expect(await poor.quote({ asset: dollars, to, amount: 5_000n })).toMatchObject({ shortage: 'fee' })
    expect(await poor.quote({ amount: 'max' })).toMatchObject({ shortage: 'fee', max: 0n, amount: 0n })
  })

  it('[SND-5] tells the fee before an amount is typed, and sends nothing then', async () => {
    const { quote, transfers, account } = await setUp({ free: coin })
    const open = await quote({ amount: 0n, to: account.address })
    expect(open).toMatchObject({ amount: 0n, shortage: null })
    expect(open).not.toHaveProperty('request')
    expect(open.fee.likely).toBeGreaterThan(1_000_000n)
    expect(Object.keys(open.fees)).toEqual(['normal'])
    await expect(transfers.send({ ...account, quote: open })).rejects.toSatisfy(invalidRequest.is)
  })

  it('[SND-1] passes on that the visitor declined, and that the chain did', async () => {
    const { quote, transfers, account, wallet, free, address } = await setUp({ free: 2n * coin })
    const quoted = await quote()
    wallet.reject({ once: true })
    await expect(transfers.send({ ...account, quote: quoted })).rejects.toSatisfy(userRejected.is)
    expect(await free(address)).toBe(2n * coin)
    await give(node, address, { free: 1n })
    await expect(transfers.send({ ...account, quote: quoted })).rejects.toSatisfy(rpcTransactionRejected.is)
  })

  it('[SND-1] tells what the wallet will be asked, as explanations read it', async () => {
    const { quote, ask } = await setUp({ free: 2n * coin })
    const { request } = await quote()
    const genesisHash = await ask('chain_getBlockHash', [0])
    const { specVersion } = Object(await ask('state_getRuntimeVersion'))
    expect(request).toEqual({
      method: 'signPayload',
      params: { method: expect.stringMatching(/^0x0a03/), genesisHash, specVersion },
    })
  })

  it('[SND-1] reads decimals and symbol of an asset, and refuses what is none', async () => {
    const { transfers, account, quote } = await setUp({ free: coin, tokens: 42_000n })
    const read = (asset: Asset) => transfers.readAsset({ ...account, asset })
    expect(await read(dollars)).toEqual({
      ...{ decimals: 6, symbol: 'LKD', name: 'Latchkey Dollar', balance: 42_000n },
    })
    expect(await read({ kind: 'native' })).toEqual({
      ...{ decimals: 12, symbol: 'ROC', name: 'ROC', balance: coin },
    })
    for (const name of ['', 'x', '99', '4294967296', '-1', 'ForeignAssets:1']) {
      const asset: Asset = { kind: 'token', token: name }
      await expect(read(asset), name).rejects.toSatisfy(assetUnreadable.is)
      await expect(quote({ asset }), name).rejects.toSatisfy(assetUnreadable.is)
    }
    for (const amount of [-1n, 1n << 128n])
      await expect(quote({ amount })).rejects.toSatisfy(invalidRequest.is)
    await expect(quote({ to: 'nobody' })).rejects.toSatisfy(invalidRequest.is)
  })

  it('reads fees of newer and older chains, and rejects other answers', async () => {
    let answer: unknown
    const url = await serveDoor(node, (method) => (method === 'state_call' ? answer : undefined))
    const { quote } = await setUp({ free: 2n * coin, url })
    const fee = '40420f'.padEnd(32, '0')
    for (const weight of ['04081c', '5061040900000000']) {
      answer = `0x${weight}00${fee}`
      expect((await quote()).fee).toEqual({ likely: 1_000_000n, max: 1_100_000n })
    }
    for (const bad of [{}, '', '0x', `0x${fee}`, { partialFee: '1' }, `0x${fee}${fee}x`]) {
      answer = bad
      await expect(quote(), JSON.stringify(bad)).rejects.toSatisfy(malformedAnswer.is)
    }
  })

  it('rejects a node on another chain', async () => {
    const url = await serveDoor(node, (method, [block]) =>
      method === 'chain_getBlockHash' && block === 0 ? `0x${'11'.repeat(32)}` : undefined,
    )
    const { quote } = await setUp({ free: coin, url })
    await expect(quote()).rejects.toSatisfy(malformedAnswer.is)
  })
})

describe('receivers on Polkadot', () => {
  const context = {
    state: { options: {}, sessions: new Map(), runtimes: new Map() },
    chains: new Map(),
  }
  const read = (text: string, network = polkadotAssetHub) =>
    readReceiver(context, { network, text, asset: { kind: 'native' } })
  const alice = {
    general: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
    polkadot: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    kusama: 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F',
  }

  it('[SND-5] spells the receiver for the network, and names the network it was written for', async () => {
    const address = alice.polkadot
    for (const text of [address, alice.general, `${polkadotAssetHub.caipNetworkId}:${address}`])
      expect(await read(text)).toEqual({ address, isContract: false })
    expect(await read(alice.kusama)).toEqual({
      ...{ address, isContract: false, writtenFor: kusamaRelay.caipNetworkId },
    })
    expect(await read(address, kusamaRelay)).toEqual({
      ...{ address: alice.kusama, isContract: false, writtenFor: polkadotRelay.caipNetworkId },
    })
    const id = new Uint8Array(32).fill(7)
    expect((await read(encodeAddress(id, 12_345))).writtenFor).toBe('SS58 12345')
  })

  it('[SND-5] refuses mistyped addresses, other families and accounts that nobody owns', async () => {
    const swapped = alice.polkadot.replace('4uVJ', '4uJV')
    for (const text of [
      swapped,
      `${alice.polkadot.slice(0, -1)}6`,
      alice.general.toUpperCase().replace(/[0OIL]/g, '1'),
    ])
      await expect(read(text), text).rejects.toSatisfy(receiverMistyped.is)
    for (const text of ['', 'alice', 'alice.dot', '0x1234', alice.polkadot.slice(0, 30)])
      await expect(read(text), text).rejects.toSatisfy(receiverInvalid.is)
    const elsewhere = `${kusamaRelay.caipNetworkId}:${alice.kusama}`
    await expect(read(elsewhere)).rejects.toSatisfy(receiverOtherNetwork.is)
    await expect(read(encodeAddress(new Uint8Array(32), 42))).rejects.toSatisfy(receiverBurns.is)
    const foreign = {
      eip155: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      bip122: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      solana: 'So11111111111111111111111111111111111111112',
    }
    for (const [family, text] of Object.entries(foreign)) {
      const failure = await read(text).catch((error: unknown) => error)
      expect(receiverOtherFamily.is(failure) && failure.values.family, text).toBe(family)
    }
  })

  it('[SND-5] knows accounts of pallets and chains from those of people', async () => {
    const treasury = Uint8Array.from([...new TextEncoder().encode('modlpy/trsry'), ...new Uint8Array(20)])
    expect(await read(encodeAddress(treasury, 0))).toMatchObject({ isContract: true })
  })
})
