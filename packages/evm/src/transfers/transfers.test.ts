import type { Asset, Connector, Speed, TransferRequest } from '@latchkey/core'
import {
  assetUnreadable,
  type Network,
  receiverBurns,
  receiverInvalid,
  receiverIsToken,
  receiverMistyped,
  receiverOtherFamily,
  receiverOtherNetwork,
  transferRefused,
  userRejected,
} from '@latchkey/protocol'
import { createEvmWallet, testAccounts } from '@latchkey/testing'
import { type AnvilNode, seedEditions, seedName, startAnvil } from '@latchkey/testing/node'
import {
  createTestClient,
  erc20Abi,
  erc721Abi,
  type Hex,
  http,
  parseAbi,
  parseEther,
  publicActions,
} from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { evm } from '../evm'

const native: Asset = { kind: 'native' }
/** Stores a value and stops: an account with code that takes more gas than a plain one. */
const busyCode = '0x6001600055600160015500'
const revertingCode = '0x60006000fd'
const oracle = '0x420000000000000000000000000000000000000F'
/** Answers 12,345 to everything. */
const oracleCode = '0x6130395f5260205ff3'

describe('transfers on EVM chains', () => {
  let node: AnvilNode
  beforeAll(async () => {
    node = await startAnvil()
  })
  afterAll(() => node.stop())

  const fresh = () => privateKeyToAddress(generatePrivateKey())

  /** A new account with the given balance, connected on the real node. */
  async function setup({ balance = parseEther('1') } = {}) {
    const privateKey = generatePrivateKey()
    const address = privateKeyToAddress(privateKey)
    const client = createTestClient({ mode: 'anvil', transport: http(node.url) }).extend(publicActions)
    await client.setBalance({ address, value: balance })
    const chains = [{ chainId: node.chainId, rpcUrl: node.url }]
    const wallet = createEvmWallet({ keys: [privateKey], authorised: true, chains })
    const { provider } = wallet
    const connector: Connector = { id: 'org.fox', name: 'Fox', type: 'ANNOUNCED', chain: 'eip155', provider }
    const network: Network = {
      id: node.chainId,
      caipNetworkId: `eip155:${node.chainId}`,
      chainNamespace: 'eip155',
      name: 'Local',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [node.url] } },
      contracts: { ensRegistry: { address: node.contracts.ensRegistry } },
    }
    const transfers = await (evm().can.transfers ?? expect.unreachable())()
    const account = { connector, address, network }
    const quote = (changes: Partial<TransferRequest>) =>
      transfers.quote({ ...account, asset: native, to: fresh(), amount: 1n, speed: 'normal', ...changes })
    const send = async (changes: Partial<TransferRequest>) => {
      const quoted = await quote(changes)
      expect(quoted.shortage).toBe(null)
      const handle = await transfers.send({ ...account, quote: quoted })
      const check = () => transfers.check({ network, address, connector, handle })
      const mined = await vi.waitFor(async () => {
        const status = await check()
        expect(status.state).not.toBe('pending')
        return status
      }, 20_000)
      return { quoted, handle, status: mined }
    }
    const balanceOf = (of: string) => client.getBalance({ address: of as Hex })
    /** Moves tokens of a seeded account to the new one. */
    const give = async (token: Hex, amount: bigint) => {
      const [from] = testAccounts
      await client.impersonateAccount({ address: from.address })
      const data = `0xa9059cbb${address.slice(2).padStart(64, '0')}${amount.toString(16).padStart(64, '0')}`
      const params = [{ from: from.address, to: token, data: data as Hex }] as const
      const hash = await client.request({ method: 'eth_sendTransaction', params } as never)
      await vi.waitFor(() => client.getTransactionReceipt({ hash }), 60_000)
    }
    return { wallet, client, transfers, account, network, address, quote, send, balanceOf, give }
  }

  const readReceiver = async (text: string, asset: Asset = native) => {
    const { transfers, network } = await setup()
    return transfers.readReceiver({ network, text, asset })
  }

  it('[SND-1] sends the native coin, and it arrives to the last wei', async () => {
    const { send, balanceOf, address } = await setup()
    const to = fresh()
    const amount = 123_456_789_012_345_678n
    const { status, quoted } = await send({ to, amount })
    expect(await balanceOf(to)).toBe(amount)
    if (status.state !== 'mined' || !status.fee) return expect.unreachable()
    expect(await balanceOf(address)).toBe(parseEther('1') - amount - status.fee)
    expect(status.fee).toBeLessThanOrEqual(quoted.fee.max)
  })

  it('[SND-1] sends ERC-20 to the last unit, and all of it with max', async () => {
    const { send, quote, client, give, address } = await setup()
    const token = node.contracts.dollar
    await give(token, 7_000_001n)
    const held = (of: string) =>
      client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [of as Hex] })
    const to = fresh()
    await send({ asset: { kind: 'token', token }, to, amount: 1_234_567n })
    expect(await held(to)).toBe(1_234_567n)
    const rest = await quote({ asset: { kind: 'token', token }, amount: 'max' })
    expect(rest).toMatchObject({ amount: 5_765_434n, max: 5_765_434n, shortage: null })
    await send({ asset: { kind: 'token', token }, to, amount: 'max' })
    expect(await held(to)).toBe(7_000_001n)
    expect(await held(address)).toBe(0n)
  })

  it('[SND-1] sends ERC-721', async () => {
    const { client, transfers, network } = await setup()
    const owner = testAccounts[1]
    const chains = [{ chainId: node.chainId, rpcUrl: node.url }]
    const wallet = createEvmWallet({ keys: [owner.privateKey], authorised: true, chains })
    const { provider } = wallet
    const connector: Connector = { id: 'org.fox', name: 'Fox', type: 'ANNOUNCED', chain: 'eip155', provider }
    const account = { connector, address: owner.address, network }
    const asset: Asset = { kind: 'nft', standard: 'erc721', token: node.contracts.collection, id: '1' }
    expect(await transfers.readAsset({ ...account, asset })).toMatchObject({
      symbol: 'LKC',
      decimals: 0,
      balance: 1n,
    })
    const to = fresh()
    const quoted = await transfers.quote({ ...account, asset, to, amount: 1n, speed: 'fast' })
    await transfers.send({ ...account, quote: quoted })
    const ask = {
      address: node.contracts.collection,
      abi: erc721Abi,
      functionName: 'ownerOf',
      args: [1n],
    } as const
    await vi.waitFor(async () => expect(await client.readContract(ask)).toBe(to), 20_000)
    const again = await transfers.quote({ ...account, asset, to, amount: 1n, speed: 'fast' })
    expect(again.shortage).toBe('asset')
  })

  it('[SND-1] sends some copies of an ERC-1155', async () => {
    const { send, client, address } = await setup()
    const token = await seedEditions(node.url, { to: address, id: 7n, copies: 10n })
    const to = fresh()
    const asset: Asset = { kind: 'nft', standard: 'erc1155', token, id: '7' }
    await send({ asset, to, amount: 3n })
    const abi = parseAbi(['function balanceOf(address, uint256) view returns (uint256)'])
    const held = (of: string) =>
      client.readContract({ address: token, abi, functionName: 'balanceOf', args: [of as Hex, 7n] })
    expect(await Promise.all([held(to), held(address)])).toEqual([3n, 7n])
  })

  it.each<Speed>(['slow', 'normal', 'fast'])(
    '[SND-5] leaves exactly 0 after sending max at speed %s',
    async (speed) => {
      const { send, balanceOf, address } = await setup({ balance: 987_654_321_987_654_321n })
      const to = fresh()
      const { quoted } = await send({ to, amount: 'max', speed })
      expect(quoted).toMatchObject({ amount: quoted.max, left: 0n })
      expect(await balanceOf(address)).toBe(0n)
      expect(await balanceOf(to)).toBe(quoted.max)
    },
  )

  it('[SND-5] states what may stay behind when the receiver is a contract, and estimates for that receiver', async () => {
    const { send, client, balanceOf, address } = await setup()
    const to = fresh()
    await client.setCode({ address: to, bytecode: busyCode })
    const { quoted, handle } = await send({ to, amount: 'max' })
    const receipt = await client.getTransactionReceipt({ hash: handle.id as Hex })
    expect(receipt.gasUsed).toBeGreaterThan(60_000n)
    expect(quoted.left).toBeGreaterThan(0n)
    const left = await balanceOf(address)
    expect(left).toBeGreaterThan(0n)
    expect(left).toBeLessThanOrEqual(quoted.left)
  })

  it('[SND-5] reserves the data fee of a rollup', async () => {
    const { quote, client } = await setup()
    const to = fresh()
    const before = await quote({ to, amount: 'max' })
    await client.setCode({ address: oracle, bytecode: oracleCode })
    try {
      const after = await quote({ to, amount: 'max' })
      expect(after.extra).toEqual([{ kind: 'data', amount: 12_345n }])
      expect(after.nativeBalance - after.max - after.fee.max).toBe(12_345n)
      expect(before.extra).toEqual([])
      expect(after.left).toBeGreaterThan(0n)
    } finally {
      await client.setCode({ address: oracle, bytecode: '0x' })
    }
  })

  it('[SND-5] gives a sponsored account its whole balance, and lets the wallet set the fee', async () => {
    const { send, quote, wallet, network, address } = await setup()
    const all = await quote({ amount: 'max', isSponsored: true })
    expect(all).toMatchObject({
      max: parseEther('1'),
      amount: parseEther('1'),
      shortage: null,
      isFeeOfWallet: true,
    })
    await send({ amount: 5n, isSponsored: true })
    const [sent] = (wallet.log.findLast(({ method }) => method === 'eth_sendTransaction')?.params ??
      []) as object[]
    expect(Object.keys(sent ?? {}).sort()).toEqual(['chainId', 'data', 'from', 'to', 'value'])
    expect(sent).toMatchObject({ from: address, chainId: `0x${Number(network.id).toString(16)}` })
  })

  it('[SND-5] prices faster speeds higher, from the tips that others paid', async () => {
    const { quote, send } = await setup()
    for (let block = 0; block < 3; block++) await send({ amount: 1n })
    const { fees } = await quote({})
    expect(fees.slow?.max).toBeLessThan(fees.normal.max)
    expect(fees.normal.max).toBeLessThan(fees.fast?.max ?? 0n)
    expect(fees.normal.likely).toBeLessThanOrEqual(fees.normal.max)
  })

  it('[SND-4] tells a lack of the asset from a lack of the fee', async () => {
    const poor = await setup({ balance: 1_000n })
    expect(await poor.quote({ amount: 1n })).toMatchObject({ shortage: 'fee', max: 0n })
    expect(await poor.quote({ amount: 'max' })).toMatchObject({ shortage: 'fee', max: 0n, amount: 0n })
    expect(await poor.quote({ amount: 2_000n })).toMatchObject({ shortage: 'asset' })
    const token = node.contracts.dollar
    expect(await poor.quote({ asset: { kind: 'token', token }, amount: 1n })).toMatchObject({
      shortage: 'asset',
    })
    await poor.give(token, 5n)
    expect(await poor.quote({ asset: { kind: 'token', token }, amount: 5n })).toMatchObject({
      shortage: 'fee',
    })
    const broke = await setup({ balance: 0n })
    expect(await broke.quote({ amount: 1n })).toMatchObject({ shortage: 'asset' })
    const { transfers, account } = poor
    const short = await poor.quote({ amount: 1n })
    await expect(transfers.send({ ...account, quote: short })).rejects.toThrow('too little')
  })

  it('[SND-1] refuses a transfer that the receiver would decline', async () => {
    const { quote, client } = await setup()
    const to = fresh()
    await client.setCode({ address: to, bytecode: revertingCode })
    await expect(quote({ to })).rejects.toSatisfy(transferRefused.is)
  })

  it('[SND-1] passes on that the visitor declined', async () => {
    const { quote, transfers, account, wallet } = await setup()
    wallet.reject()
    await expect(transfers.send({ ...account, quote: await quote({}) })).rejects.toSatisfy(userRejected.is)
  })

  it('[SND-5] spells the receiver with its checksum, however it was typed', async () => {
    const address = testAccounts[3].address
    const typed = [
      address,
      address.toLowerCase(),
      `0x${address.slice(2).toUpperCase()}`,
      `eip155:31337:${address}`,
    ]
    for (const text of typed) expect(await readReceiver(text)).toEqual({ address, isContract: false })
  })

  it('[SND-5] refuses receivers where money is lost, and says why', async () => {
    const address = testAccounts[3].address
    const lastLetter = address.search(/[a-f][^a-f]*$/i)
    const letter = address.charAt(lastLetter)
    const swapped = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
    const mistyped = address.slice(0, lastLetter) + swapped + address.slice(lastLetter + 1)
    const refusals = [
      [mistyped, receiverMistyped],
      ['0x1234', receiverInvalid],
      [address.slice(2), receiverInvalid],
      ['hello', receiverInvalid],
      [`eip155:1:${address}`, receiverOtherNetwork],
      [`0x${'0'.repeat(40)}`, receiverBurns],
      ['0x000000000000000000000000000000000000dEaD', receiverBurns],
      [`0x${'0'.repeat(39)}1`, receiverBurns],
      [`0x${'e'.repeat(40)}`, receiverBurns],
      [node.contracts.dollar, receiverIsToken],
      [node.contracts.collection, receiverIsToken],
    ] as const
    for (const [text, kind] of refusals) await expect(readReceiver(text), text).rejects.toSatisfy(kind.is)
    const foreign = {
      bip122: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      solana: 'So11111111111111111111111111111111111111112',
      polkadot: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    }
    for (const [family, text] of Object.entries(foreign)) {
      const failure = await readReceiver(text).catch((error: unknown) => error)
      expect(receiverOtherFamily.is(failure) && failure.values.family).toBe(family)
    }
  })

  it('[SND-5] knows a contract from an account, also one that acts through code (EIP-7702)', async () => {
    const { client, transfers, network } = await setup()
    const [contract, delegated] = [fresh(), fresh()]
    await client.setCode({ address: contract, bytecode: busyCode })
    await client.setCode({ address: delegated, bytecode: `0xef0100${contract.slice(2)}` as Hex })
    const read = (text: string) => transfers.readReceiver({ network, text, asset: native })
    expect(await read(contract)).toEqual({ address: contract, isContract: true })
    expect(await read(delegated)).toEqual({ address: delegated, isContract: false })
    // The token itself, wherever it is.
    await expect(
      transfers.readReceiver({
        network,
        text: contract,
        asset: { kind: 'token', token: contract.toLowerCase() },
      }),
    ).rejects.toSatisfy(receiverIsToken.is)
  })

  it('[SND-5] resolves a name of the registry', async () => {
    const { transfers, network } = await setup()
    const resolve = transfers.resolveName ?? expect.unreachable()
    expect(await resolve({ name: seedName, network })).toBe(testAccounts[0].address)
    expect(await resolve({ name: seedName.toUpperCase(), network })).toBe(testAccounts[0].address)
    expect(await resolve({ name: 'nobody.latchkey.eth', network })).toBe(null)
    expect(await resolve({ name: 'аlice.latchkey.eth', network })).toBe(null)
  })

  it('[SND-1] reads decimals and symbol of a token, and refuses what is none', async () => {
    const { transfers, account } = await setup()
    const read = (asset: Asset) => transfers.readAsset({ ...account, asset })
    expect(await read({ kind: 'token', token: node.contracts.dollar })).toEqual({
      decimals: 6,
      symbol: 'LKD',
      name: 'Latchkey Dollar',
      balance: 0n,
    })
    expect(await read(native)).toEqual({
      decimals: 18,
      symbol: 'ETH',
      name: 'Ether',
      balance: parseEther('1'),
    })
    for (const token of [fresh(), 'nonsense'])
      await expect(read({ kind: 'token', token })).rejects.toSatisfy(assetUnreadable.is)
  })
})
