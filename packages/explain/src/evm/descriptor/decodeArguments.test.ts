import { type AbiParameter, encodeAbiParameters, parseAbiParameters, toFunctionSelector } from 'viem'
import { describe, expect, it } from 'vitest'
import { hangMs, measureTime } from '../../testing/measureTime'
import type { DataNode } from '../DataNode'
import { decodeArguments } from './decodeArguments'
import { formatCall } from './formatCall'
import { parseSignature } from './parseSignature'

const address = '0x00000000000000000000000000000000000000aa'

function plain(node: DataNode | undefined): unknown {
  if (node?.kind === 'list') return node.items.map(plain)
  return node?.kind === 'struct' ? [...node.members.values()].map(plain) : node?.value
}

function decode(types: string, digits: string): unknown {
  return plain(decodeArguments(parseSignature(`f(${types})`)?.parameters ?? [], digits))
}

const word = (value: number) => value.toString(16).padStart(64, '0')

describe('decodeArguments', () => {
  it.each<[string, readonly unknown[]]>([
    ['uint256, int8, bool, address', [7n, -5, true, address]],
    ['bytes4, bytes, string', ['0x01020304', '0x0102', 'Zürich']],
    [
      'uint256[], bool[2], string[]',
      [
        [1n, 2n],
        [true, false],
        ['a', 'b'],
      ],
    ],
    [
      '(uint256, (address, bytes)[])[2], uint256',
      [
        [
          [1n, [[address, '0x01']]],
          [2n, []],
        ],
        3n,
      ],
    ],
    [
      '(bool, (uint256, bytes32)), uint256[2][], uint256[][2]',
      [[true, [1n, `0x${'ab'.repeat(32)}`]], [[1n, 2n]], [[3n], []]],
    ],
  ])('decodes %s as viem encodes it', (types, values) => {
    const parameters = parseAbiParameters(types) as readonly AbiParameter[]
    const digits = encodeAbiParameters(parameters, values).slice(2)
    const expected = JSON.stringify(values, (_, one) =>
      typeof one === 'number' ? `${one}` : typeof one === 'bigint' ? `${one}` : one,
    )
    const decoded = decode(types, digits)
    expect(JSON.stringify(decoded, (_, one) => (typeof one === 'bigint' ? `${one}` : one))).toBe(expected)
    // What is cut doesn't fit any more, and nothing throws.
    for (let length = 0; length < digits.length - 64; length += 32)
      expect(decode(types, digits.slice(0, length)), `${length}`).toBeUndefined()
  })

  it('refuses what no contract accepts', () => {
    expect(decode('bool a', word(2))).toBeUndefined()
    expect(decode('bytes a', `${'f'.repeat(64)}`)).toBeUndefined()
    expect(decode('uint256[] a', word(32) + 'f'.repeat(64))).toBeUndefined()
  })

  it('ends quickly where offsets point to the same bytes again and again', async () => {
    const signature = 'f(bytes[][] list)'
    const many = 500
    // A list of lists that are all the same list, of bytes that are all the same bytes.
    const inner = `${word(many)}${word(many * 32).repeat(many)}${word(20_000)}${'ab'.repeat(20_000)}`
    const digits = `${word(32)}${word(many)}${word(many * 32).repeat(many)}${inner}`
    const { parameters = [] } = parseSignature(signature) ?? {}
    const { value, ms } = await measureTime(() => decodeArguments(parameters, digits))
    expect(value).toBeUndefined()
    expect(ms).toBeLessThan(hangMs)
  })

  it('ends quickly where a descriptor repeats lists inside lists', async () => {
    const amounts = Array.from({ length: 1_000 }, (_, index) => BigInt(index))
    const data = encodeAbiParameters([{ type: 'uint256[]' }], [amounts]).slice(2)
    const all = {
      path: '#.list.[]',
      fields: [{ path: '#.list.[]', fields: [{ path: '#.list.[]', visible: 'never' }] }],
    }
    const display = { formats: { 'f(uint256[] list)': { intent: 'F', fields: [all] } } }
    const call = { chainId: 1, to: address, data: `${toFunctionSelector('f(uint256[])')}${data}` }
    const { value, ms } = await measureTime(() => formatCall({ context: { contract: {} }, display }, call))
    expect(value).toBeUndefined()
    expect(ms).toBeLessThan(hangMs)
  })
})
