import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { encodeFunctionData, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import type { Descriptor } from './Descriptor'
import { formatCall } from './formatCall'
import { formatTypedData } from './formatTypedData'
import type { Lookups } from './Lookups'
import { parseSignature } from './parseSignature'

const folder = join(import.meta.dirname, '../../../descriptors')
const load = (name: string): Descriptor => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
const abi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function deposit()',
  'function withdraw(uint256 amount)',
])

const chainId = 1
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const friend = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const router = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45'
const lookups: Lookups = {
  coinOf: () => ({ symbol: 'ETH', decimals: 18 }),
  tokenOf: (_, address) => (address === token ? { symbol: 'USDC', decimals: 6 } : undefined),
  nameOf: (_, address, sources) =>
    address === friend && sources?.includes('ens') ? 'friend.eth' : undefined,
}

describe('our own descriptors', () => {
  it('have signatures that can be read', () => {
    for (const file of readdirSync(folder)) {
      const { context, display } = load(file.replace('.json', ''))
      const keys = Object.keys(display?.formats ?? {})
      expect(keys.length).toBeGreaterThan(0)
      if (context?.contract) for (const key of keys) expect(parseSignature(key), key).toBeDefined()
    }
  })

  it('describe sending tokens', () => {
    const data = encodeFunctionData({ abi, functionName: 'transfer', args: [friend, 2_500_000n] })
    expect(formatCall(load('erc20'), { chainId, to: token, data }, lookups)).toEqual({
      intent: 'Send tokens',
      sentence: 'Send 2.5 USDC to friend.eth',
      fields: [
        { label: 'Amount', value: '2.5 USDC' },
        { label: 'Receiver', value: 'friend.eth' },
      ],
    })
    const moved = encodeFunctionData({ abi, functionName: 'transferFrom', args: [router, friend, 1n] })
    expect(formatCall(load('erc20'), { chainId, to: token, data: moved }, lookups)?.sentence).toBe(
      `Move 0.000001 USDC from ${router} to friend.eth`,
    )
  })

  it('describe allowing a spender, with and without a limit', () => {
    const approve = (amount: bigint) => {
      const data = encodeFunctionData({ abi, functionName: 'approve', args: [router, amount] })
      return formatCall(load('erc20'), { chainId, to: token, data }, lookups)?.fields
    }
    expect(approve(7_000_000n)).toEqual([
      { label: 'Spender', value: router },
      { label: 'Limit', value: '7 USDC' },
    ])
    expect(approve((1n << 256n) - 1n)?.[1]?.value).toBe('Unlimited USDC')
  })

  it('describe a permit', () => {
    const member = (type: string, name: string) => ({ name, type })
    const data = {
      types: {
        Permit: [
          member('address', 'owner'),
          member('address', 'spender'),
          member('uint256', 'value'),
          member('uint256', 'nonce'),
          member('uint256', 'deadline'),
        ],
      },
      primaryType: 'Permit',
      domain: { chainId, verifyingContract: token },
      message: { owner: friend, spender: router, value: '1000000', nonce: 0, deadline: 1_900_000_000 },
    }
    expect(formatTypedData(load('erc2612'), data, { lookups })).toEqual({
      intent: 'Allow spending',
      sentence: `Allow ${router} to spend 1 USDC`,
      fields: [
        { label: 'Spender', value: router },
        { label: 'Limit', value: '1 USDC' },
        { label: 'Usable until', value: '2030-03-17 17:46:40Z' },
      ],
    })
    const longer = { Permit: [...data.types.Permit, member('bool', 'allowed')] }
    const other = { ...data, types: longer, message: { ...data.message, allowed: true } }
    expect(formatTypedData(load('erc2612'), other, { lookups })).toBeUndefined()
  })

  it('describe wrapping and unwrapping', () => {
    const deposit = encodeFunctionData({ abi, functionName: 'deposit' })
    const wrap = { chainId, to: token, data: deposit, value: 5n * 10n ** 17n }
    expect(formatCall(load('wrapped'), wrap, lookups)?.sentence).toBe('Wrap 0.5 ETH')
    const withdraw = encodeFunctionData({ abi, functionName: 'withdraw', args: [1_500_000n] })
    expect(formatCall(load('wrapped'), { chainId, to: token, data: withdraw }, lookups)?.sentence).toBe(
      'Unwrap 1.5 USDC',
    )
  })
})
