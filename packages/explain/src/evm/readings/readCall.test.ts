import { type AbiFunction, encodeFunctionData, parseAbiItem, toFunctionSelector } from 'viem'
import { describe, expect, it } from 'vitest'
import type { Line } from '../../Explanation'
import { permit2 } from '../simulation/reads'
import { rareReadings } from './rareReadings'
import { isRare, readCall } from './readCall'

const account = '0x00000000000000000000000000000000000000aa'
const friend = '0x00000000000000000000000000000000000000bb'
const target = '0x00000000000000000000000000000000000000cc'
const token = '0x00000000000000000000000000000000000000dd'
const fungible = { kind: 'fungible', address: target }
const item = (id: bigint) => ({ kind: 'item', address: target, id })
const most = (1n << 256n) - 1n
const hash = `0x${'11'.repeat(32)}` as const

function read(
  signature: string,
  args: readonly unknown[],
  options: { to?: string; isItems?: boolean } = {},
): readonly Line[] {
  const item = parseAbiItem(`function ${signature}`) as AbiFunction
  const data = encodeFunctionData({ abi: [item], args })
  expect(data.slice(0, 10)).toBe(toFunctionSelector(item))
  const call = { to: options.to ?? target, data, value: 0n }
  return readCall(call, account, options.isItems, isRare(call) ? rareReadings : {})
}

const details = [token, 5n, 1_900_000_000, 0] as const

describe('readCall', () => {
  it.each<[string, readonly unknown[], readonly unknown[], { to?: string; isItems?: boolean }?]>([
    [
      'transfer(address to, uint256 amount)',
      [friend, 5n],
      [{ kind: 'send', token: fungible, amount: 5n, to: friend }],
    ],
    [
      'transferFrom(address a, address b, uint256 c)',
      [account, friend, 5n],
      [{ kind: 'send', token: fungible, amount: 5n, to: friend }],
    ],
    [
      'transferFrom(address a, address b, uint256 c)',
      [friend, account, 5n],
      [{ kind: 'receive', token: fungible, amount: 5n, confirmed: false }],
    ],
    [
      'transferFrom(address a, address b, uint256 c)',
      [account, friend, 5n],
      [{ kind: 'send', token: item(5n), amount: 1n, to: friend }],
      { isItems: true },
    ],
    [
      'approve(address a, uint256 b)',
      [friend, 5n],
      [{ kind: 'allow', token: fungible, spender: friend, amount: 5n }],
    ],
    [
      'approve(address a, uint256 b)',
      [friend, most],
      [{ kind: 'allow', token: fungible, spender: friend, amount: 'unlimited' }],
    ],
    ['approve(address a, uint256 b)', [friend, 0n], [{ kind: 'revoke', token: fungible, spender: friend }]],
    [
      'approve(address a, uint256 b)',
      [friend, 0n],
      [{ kind: 'allow', token: item(0n), spender: friend, amount: 1n }],
      { isItems: true },
    ],
    [
      'increaseAllowance(address a, uint256 b)',
      [friend, 5n],
      [{ kind: 'allow', token: fungible, spender: friend, amount: 5n }],
    ],
    [
      'safeTransferFrom(address a, address b, uint256 c)',
      [account, friend, 7n],
      [{ kind: 'send', token: item(7n), amount: 1n, to: friend }],
    ],
    [
      'safeTransferFrom(address a, address b, uint256 c, bytes d)',
      [account, friend, 7n, '0x'],
      [{ kind: 'send', token: item(7n), amount: 1n, to: friend }],
    ],
    [
      'safeTransferFrom(address a, address b, uint256 c, uint256 d, bytes e)',
      [account, friend, 7n, 3n, '0x'],
      [{ kind: 'send', token: item(7n), amount: 3n, to: friend }],
    ],
    [
      'safeBatchTransferFrom(address a, address b, uint256[] c, uint256[] d, bytes e)',
      [account, friend, [1n, 2n], [3n, 4n], '0x'],
      [
        { kind: 'send', token: item(1n), amount: 3n, to: friend },
        { kind: 'send', token: item(2n), amount: 4n, to: friend },
      ],
    ],
    [
      'setApprovalForAll(address a, bool b)',
      [friend, true],
      [{ kind: 'allow-all', token: { kind: 'collection', address: target }, spender: friend }],
    ],
    [
      'setApprovalForAll(address a, bool b)',
      [friend, false],
      [{ kind: 'revoke', token: { kind: 'collection', address: target }, spender: friend }],
    ],
    [
      'permit(address a, address b, uint256 c, uint256 d, uint8 e, bytes32 f, bytes32 g)',
      [account, friend, most, 9n, 27, hash, hash],
      [{ kind: 'allow', token: fungible, spender: friend, amount: 'unlimited' }],
    ],
    [
      'permit(address a, address b, uint256 c, uint256 d, bool e, uint8 f, bytes32 g, bytes32 h)',
      [account, friend, 0n, 9n, true, 27, hash, hash],
      [{ kind: 'allow', token: fungible, spender: friend, amount: 'unlimited' }],
    ],
    [
      'approve(address a, address b, uint160 c, uint48 d)',
      [token, friend, 5n, 1_900_000_000],
      [
        {
          kind: 'allow',
          token: { kind: 'fungible', address: token },
          spender: friend,
          amount: 5n,
          until: 1_900_000_000,
        },
      ],
      { to: permit2 },
    ],
    [
      'approve(address a, address b, uint160 c, uint48 d)',
      [token, friend, (1n << 160n) - 1n, 1_900_000_000],
      [
        {
          kind: 'allow',
          token: { kind: 'fungible', address: token },
          spender: friend,
          amount: 'unlimited',
          until: 1_900_000_000,
        },
      ],
      { to: permit2 },
    ],
    [
      'permit(address a, ((address a, uint160 b, uint48 c, uint48 d) b, address c, uint256 d) e, bytes f)',
      [account, { b: { a: token, b: 5n, c: 1_900_000_000, d: 0 }, c: friend, d: 1n }, '0x'],
      [
        {
          kind: 'allow',
          token: { kind: 'fungible', address: token },
          spender: friend,
          amount: 5n,
          until: 1_900_000_000,
        },
      ],
      { to: permit2 },
    ],
    [
      'permit(address a, ((address, uint160, uint48, uint48)[] b, address c, uint256 d) e, bytes f)',
      [account, { b: [details, details], c: friend, d: 1n }, '0x'],
      Array(2).fill({
        kind: 'allow',
        token: { kind: 'fungible', address: token },
        spender: friend,
        amount: 5n,
        until: 1_900_000_000,
      }),
      { to: permit2 },
    ],
    [
      'transferFrom(address a, address b, uint160 c, address d)',
      [account, friend, 5n, token],
      [{ kind: 'send', token: { kind: 'fungible', address: token }, amount: 5n, to: friend }],
      { to: permit2 },
    ],
    [
      'lockdown((address token, address spender)[] approvals)',
      [[{ token, spender: friend }]],
      [{ kind: 'revoke', token: { kind: 'fungible', address: token }, spender: friend }],
      { to: permit2 },
    ],
    [
      'transferWithAuthorization(address a, address b, uint256 c, uint256 d, uint256 e, bytes32 f, uint8 g, bytes32 h, bytes32 i)',
      [account, friend, 5n, 0n, 9n, hash, 27, hash, hash],
      [{ kind: 'send', token: fungible, amount: 5n, to: friend }],
    ],
    [
      'receiveWithAuthorization(address a, address b, uint256 c, uint256 d, uint256 e, bytes32 f, uint8 g, bytes32 h, bytes32 i)',
      [friend, account, 5n, 0n, 9n, hash, 27, hash, hash],
      [{ kind: 'receive', token: fungible, amount: 5n, confirmed: false }],
    ],
    ['withdraw(uint256 a)', [5n], [{ kind: 'send', token: fungible, amount: 5n }]],
    ['transferOwnership(address a)', [friend], [{ kind: 'change', what: 'owner', at: target, to: friend }]],
    ['setOwner(address a)', [friend], [{ kind: 'change', what: 'owner', at: target, to: friend }]],
    ['renounceOwnership()', [], [{ kind: 'change', what: 'owner', at: target, to: `0x${'0'.repeat(40)}` }]],
    ['changeAdmin(address a)', [friend], [{ kind: 'change', what: 'admin', at: target, to: friend }]],
    [
      'grantRole(bytes32 a, address b)',
      [hash, friend],
      [{ kind: 'change', what: 'role', at: target, to: friend }],
    ],
    ['upgradeTo(address a)', [friend], [{ kind: 'change', what: 'code', at: target, to: friend }]],
    [
      'upgradeToAndCall(address a, bytes b)',
      [friend, '0x'],
      [{ kind: 'change', what: 'code', at: target, to: friend }],
    ],
    [
      'upgrade(address a, address b)',
      [token, friend],
      [{ kind: 'change', what: 'code', at: token, to: friend }],
    ],
    [
      'upgradeAndCall(address a, address b, bytes c)',
      [token, friend, '0x'],
      [{ kind: 'change', what: 'code', at: token, to: friend }],
    ],
  ])('reads %s', (signature, args, expected, options) => {
    expect(read(signature, args, options)).toEqual(expected)
  })

  it('shows coins sent with any call, and wrapping as coins sent', () => {
    const coins = { kind: 'send', token: { kind: 'native' }, amount: 5n, to: target }
    expect(readCall({ to: target, data: '0x', value: 5n }, account)).toEqual([coins])
    expect(readCall({ to: target, data: '0xd0e30db0', value: 5n }, account)).toEqual([coins])
    expect(readCall({ to: target, data: '0x12345678', value: 5n }, account)).toEqual([
      coins,
      { kind: 'unknown', to: target, selector: '0x12345678' },
    ])
    expect(readCall({ data: '0x6000', value: 0n }, account)).toEqual([{ kind: 'unknown', selector: '' }])
  })

  it('leaves what it can’t read unknown: cut calldata, and other people’s tokens and permits', () => {
    const unknown = (selector: string) => [{ kind: 'unknown', to: target, selector }]
    expect(readCall({ to: target, data: `0xa9059cbb${'00'.repeat(63)}`, value: 0n }, account)).toEqual(
      unknown('0xa9059cbb'),
    )
    expect(read('transferFrom(address a, address b, uint256 c)', [friend, token, 5n])).toEqual(
      unknown('0x23b872dd'),
    )
    // Coins sent with it don't tell what the rest does.
    const theirs = `0x23b872dd${[friend, token, '0x5'].map((one) => one.slice(2).padStart(64, '0')).join('')}`
    expect(readCall({ to: target, data: theirs, value: 1n }, account)).toEqual([
      { kind: 'send', token: { kind: 'native' }, amount: 1n, to: target },
      ...unknown('0x23b872dd'),
    ])
    expect(readCall({ to: target, data: '0xd0e30db0', value: 0n }, account)).toEqual(unknown('0xd0e30db0'))
    const many = Array(101).fill(1n)
    expect(
      read('safeBatchTransferFrom(address a, address b, uint256[] c, uint256[] d, bytes e)', [
        account,
        friend,
        many,
        many,
        '0x',
      ]),
    ).toEqual(unknown('0x2eb2c2d6'))
    const args = [friend, token, most, 9n, 27, hash, hash]
    const signature = 'permit(address a, address b, uint256 c, uint256 d, uint8 e, bytes32 f, bytes32 g)'
    expect(read(signature, args)).toEqual(unknown('0xd505accf'))
  })

  it('reads calldata with more behind it, as contracts do', () => {
    const data = `0xa9059cbb${[friend, '0x5'].map((one) => one.slice(2).padStart(64, '0')).join('')}${'ff'.repeat(33)}`
    expect(readCall({ to: target, data, value: 0n }, account)).toEqual([
      { kind: 'send', token: fungible, amount: 5n, to: friend },
    ])
  })

  it('knows each rare call by its selector', () => {
    const selectors = Object.keys(rareReadings)
    expect(selectors.length).toBeGreaterThan(10)
    for (const selector of selectors)
      expect(isRare({ data: `0x${selector}`, value: 0n }), selector).toBe(true)
    expect(isRare({ data: '0xa9059cbb', value: 0n })).toBe(false)
  })

  it('reads an address whose unused bytes are not zero, as old contracts do', () => {
    const data = `0x095ea7b3${'ff'.repeat(12)}${friend.slice(2)}${'ff'.repeat(32)}`
    expect(readCall({ to: target, data, value: 0n }, account)).toEqual([
      { kind: 'allow', token: fungible, spender: friend, amount: 'unlimited' },
    ])
  })
})
