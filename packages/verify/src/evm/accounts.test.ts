import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NetworkId } from '@latchkey/protocol'
import { testAccounts } from '@latchkey/testing'
import { startAnvil } from '@latchkey/testing/node'
import {
  type Abi,
  concatHex,
  createTestClient,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  hashMessage,
  http,
  keccak256,
  padHex,
  parseAbi,
  publicActions,
  type SignedAuthorization,
  serializeErc6492Signature,
  serializeErc8010Signature,
  walletActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { verifySignature } from '../verifySignature'

type Code = 'Account' | 'AccountFactory' | 'Delegate'
const file = join(import.meta.dirname, '../../contracts/accounts.gen.json')
const codes: Record<Code, Hex> = JSON.parse(readFileSync(file, 'utf8'))

const node = await startAnvil()
afterAll(() => node.stop())
const client = createTestClient({
  mode: 'anvil',
  chain: foundry,
  transport: http(node.url),
})
  .extend(publicActions)
  .extend(walletActions)
const chainId: NetworkId = `eip155:${node.chainId}`
const nodes = { [chainId]: node.url }
const deployer = privateKeyToAccount(testAccounts[1].privateKey)
const owner = privateKeyToAccount(testAccounts[2].privateKey)
const stranger = privateKeyToAccount(testAccounts[3].privateKey)

async function deploy(name: Code, abi: Abi = [], args: readonly unknown[] = []): Promise<Hex> {
  const hash = await client.deployContract({ account: deployer, abi, bytecode: codes[name], args })
  const { contractAddress } = await vi.waitFor(() => client.getTransactionReceipt({ hash }), 60_000)
  return contractAddress ?? expect.unreachable()
}

const factoryAbi = parseAbi([
  'constructor(address)',
  'function createAccount(bytes32) payable returns (address)',
  'function getAddress(bytes32) view returns (address)',
])
const delegateAbi = parseAbi(['function setSigner(address)'])
const factory = await deploy('AccountFactory', factoryAbi, [await deploy('Account')])
const delegate = await deploy('Delegate')

/** A factory account: its address and how to deploy it. */
async function accountOf(number: number) {
  const salt = concatHex([owner.address, padHex(`0x0${number}`, { size: 12 })])
  const address = await client.readContract({
    address: factory,
    abi: factoryAbi,
    functionName: 'getAddress',
    args: [salt],
  })
  const data = encodeFunctionData({ abi: factoryAbi, functionName: 'createAccount', args: [salt] })
  return { address, data }
}

/** Signs a text for a Solady account: bound to the account (ERC-7739), so it's invalid for the owner's other accounts. */
async function signFor(address: Hex, message: string, by = owner): Promise<Hex> {
  const types = { PersonalSign: [{ name: 'prefixed', type: 'bytes' }] } as const
  const domainType = keccak256(
    new TextEncoder().encode(
      'EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)',
    ),
  )
  const text = (value: string) => keccak256(new TextEncoder().encode(value))
  const domain = keccak256(
    encodeAbiParameters(
      [
        { type: 'bytes32' },
        { type: 'bytes32' },
        { type: 'bytes32' },
        { type: 'uint256' },
        { type: 'address' },
      ],
      [domainType, text('Account'), text('1'), BigInt(node.chainId), address],
    ),
  )
  const typeHash = text(`PersonalSign(${types.PersonalSign[0].type} ${types.PersonalSign[0].name})`)
  const struct = keccak256(
    encodeAbiParameters([{ type: 'bytes32' }, { type: 'bytes32' }], [typeHash, hashMessage(message)]),
  )
  return by.sign({ hash: keccak256(concatHex(['0x1901', domain, struct])) })
}

const is = (address: Hex, message: string, signature: Hex) =>
  verifySignature({ chainId, address, message, signature, nodes })
const flip = (signature: Hex, at: number): Hex =>
  `0x${signature.slice(2, at)}${signature[at] === '0' ? '1' : '0'}${signature.slice(at + 1)}`

describe('smart accounts on a real node', () => {
  it('[SIW-6] are asked by EIP-1271 when deployed', async () => {
    const { address, data } = await accountOf(1)
    const hash = await client.sendTransaction({ account: deployer, to: factory, data })
    await vi.waitFor(() => client.getTransactionReceipt({ hash }), 60_000)
    expect(await client.getCode({ address })).not.toBe('0x')
    const signature = await signFor(address, 'text')
    expect(await is(address, 'text', signature)).toBe(true)
    expect(await is(address, 'another text', signature)).toBe(false)
    expect(await is((await accountOf(2)).address, 'text', signature)).toBe(false)
    expect(await is(address, 'text', await signFor(address, 'text', stranger))).toBe(false)
    expect(await is(address, 'text', await owner.signMessage({ message: 'text' }))).toBe(false)
    for (const at of [5, 70, 129]) expect(await is(address, 'text', flip(signature, at))).toBe(false)
    for (const bad of ['0x', '0x00', `0x${'00'.repeat(65)}`, concatHex([signature, '0x00'])] as const)
      expect(await is(address, 'text', bad)).toBe(false)
  })

  it('[SIW-6] are deployed within the call when undeployed (EIP-6492)', async () => {
    const { address, data } = await accountOf(3)
    const wrap = (signature: Hex, by = data) =>
      serializeErc6492Signature({ address: factory, data: by, signature })
    const signature = await signFor(address, 'text')
    expect(await is(address, 'text', wrap(signature))).toBe(true)
    expect(await client.getCode({ address })).toBeUndefined()
    expect(await is(address, 'another text', wrap(signature))).toBe(false)
    expect(await is(address, 'text', signature)).toBe(false)
    expect(await is(address, 'text', wrap(await signFor(address, 'text', stranger)))).toBe(false)
    expect(await is(address, 'text', wrap(signature, (await accountOf(4)).data))).toBe(false)
    // A deployment must not vouch for someone else's address.
    expect(await is((await accountOf(4)).address, 'text', wrap(signature))).toBe(false)
    expect(await is(stranger.address, 'text', wrap(signature))).toBe(false)
    const hash = await client.sendTransaction({ account: deployer, to: factory, data })
    await vi.waitFor(() => client.getTransactionReceipt({ hash }), 60_000)
    expect(await is(address, 'text', wrap(signature))).toBe(true)
  })

  it('[SIW-6] differ from plain keys: a wrong key signature is wrong, not unverifiable', async () => {
    const key = owner
    const signature = await key.signMessage({ message: 'text' })
    expect(await is(key.address, 'text', signature)).toBe(true)
    expect(await is(key.address, 'another text', signature)).toBe(false)
  })
})

describe('keys that delegate to a contract (EIP-7702)', () => {
  it('[SIW-6] sign themselves, and through the contract once delegated', async () => {
    const account = privateKeyToAccount(`0x${'71'.repeat(32)}`)
    await client.setBalance({ address: account.address, value: 10n ** 18n })
    const authorization = await client.signAuthorization({ account, address: delegate, executor: 'self' })
    const data = encodeFunctionData({
      abi: delegateAbi,
      functionName: 'setSigner',
      args: [owner.address],
    })
    const hash = await client.sendTransaction({
      account,
      to: account.address,
      data,
      authorizationList: [authorization],
    })
    await vi.waitFor(() => client.getTransactionReceipt({ hash }), 60_000)
    expect(await client.getCode({ address: account.address })).toBe(
      concatHex(['0xef0100', delegate.toLowerCase() as Hex]),
    )
    const byOwner = await owner.signMessage({ message: 'text' })
    expect(await is(account.address, 'text', await account.signMessage({ message: 'text' }))).toBe(true)
    expect(await is(account.address, 'text', byOwner)).toBe(true)
    expect(await is(account.address, 'another text', byOwner)).toBe(false)
    expect(await is(account.address, 'text', await stranger.signMessage({ message: 'text' }))).toBe(false)
  })

  it("[SIW-6] are delegated within the call by their signature's authorization (ERC-8010)", async () => {
    const account = privateKeyToAccount(`0x${'72'.repeat(32)}`)
    const allow = (by = account, other: { chainId?: number; nonce?: number } = {}) =>
      by.signAuthorization({ address: delegate, chainId: node.chainId, nonce: 0, ...other })
    const authorization = await allow()
    const init = encodeFunctionData({
      abi: delegateAbi,
      functionName: 'setSigner',
      args: [owner.address],
    })
    const byOwner = await owner.signMessage({ message: 'text' })
    const own = await account.signMessage({ message: 'text' })
    const wrap = (parts: { data?: Hex; signature?: Hex; authorization?: SignedAuthorization }) =>
      serializeErc8010Signature({ authorization, signature: own, ...parts })
    expect(await is(account.address, 'text', wrap({}))).toBe(true)
    expect(await is(account.address, 'text', wrap({ data: init, signature: byOwner }))).toBe(true)
    expect(await client.getCode({ address: account.address })).toBeUndefined()
    expect(await is(account.address, 'another text', wrap({}))).toBe(false)
    expect(await is(account.address, 'another text', wrap({ data: init, signature: byOwner }))).toBe(false)
    expect(await is(account.address, 'text', wrap({ signature: byOwner }))).toBe(false)
    const refused: readonly SignedAuthorization[] = [
      await allow(stranger),
      await allow(account, { chainId: 10 }),
      { ...authorization, yParity: 1 - (authorization.yParity ?? 0) },
      { ...authorization, nonce: 1 },
    ]
    const fetch = vi.fn(globalThis.fetch)
    for (const one of refused) {
      const question = {
        chainId,
        address: account.address,
        message: 'text',
        signature: wrap({ authorization: one }),
      }
      expect(await verifySignature({ ...question, nodes, fetch })).toBe(false)
    }
    // An authorization that the key didn't sign for this chain isn't tried.
    expect(fetch).not.toHaveBeenCalled()
    // Authorized for another nonce: the account stays undelegated, so the answer is no.
    expect(
      await is(account.address, 'text', wrap({ authorization: await allow(account, { nonce: 5 }) })),
    ).toBe(false)
    const everywhere = await allow(account, { chainId: 0 })
    expect(await is(account.address, 'text', wrap({ authorization: everywhere }))).toBe(true)
    const magic = `0x${'8010'.repeat(16)}` as const
    for (const bad of [
      magic,
      concatHex(['0x00', magic]),
      concatHex([padHex('0x20', { size: 32 }), magic]),
      concatHex([padHex('0xffff', { size: 32 }), magic]),
    ])
      expect(await is(account.address, 'text', bad)).toBe(false)
  })

  it("[SIW-6] didn't sign where their contract answers a megabyte, loops or fails", async () => {
    const account = privateKeyToAccount(`0x${'74'.repeat(32)}`)
    const address = padHex('0xbad', { size: 20 })
    const authorization = await account.signAuthorization({ address, chainId: node.chainId, nonce: 0 })
    for (const bytecode of ['0x620fffff6000f3', '0x5b600056', '0xfe'] as const) {
      await client.setCode({ address, bytecode })
      for (const data of [undefined, '0x12'] as const)
        expect(
          await is(
            account.address,
            'text',
            serializeErc8010Signature({ authorization, data, signature: '0x1234' }),
          ),
        ).toBe(false)
    }
  })
})
