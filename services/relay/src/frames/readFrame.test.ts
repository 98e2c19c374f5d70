import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rawIdOf } from './rawIdOf'
import { readFrame } from './readFrame'

const request = (id: string) => `{"id":${id},"jsonrpc":"2.0","method":"irn_publish","params":{}}`

describe('readFrame', () => {
  it.each(['"1794704896738001123"', '1794704896738001123', '1700000000000123', '9223372036854775807', '1'])(
    'keeps every digit of the id %s',
    (id) => {
      expect(readFrame(request(id))).toMatchObject({ kind: 'request', id, method: 'irn_publish' })
    },
  )

  it('finds the id in any position, and uses the last of several', () => {
    const inside =
      '{"jsonrpc":"2.0","params":{"id":5,"a":["\\"id\\":7",{"id":8}]},"method":"m","i\\u0064" : 1794704896738001123}'
    expect(readFrame(inside)).toMatchObject({ id: '1794704896738001123' })
    const twice = '{"id":1794704896738001111,"jsonrpc":"2.0","method":"id","id":1794704896738001123}'
    expect(readFrame(twice)).toMatchObject({ id: '1794704896738001123', method: 'id' })
  })

  it.each([
    'null',
    '-1',
    '1.5',
    '1e400',
    '1e30',
    '{}',
    '[1]',
    'true',
    '"abc"',
    '"-1"',
    '""',
    `"${'1'.repeat(31)}"`,
  ])('rejects the id %s', (id) => {
    expect(readFrame(request(id))).toEqual({ kind: 'fault', id: '0', name: 'InvalidRequestId' })
  })

  it('reads acknowledgements in all the forms clients send', () => {
    const receipt = (id: string, rest = '"result":true') => readFrame(`{"id":${id},"jsonrpc":"2.0",${rest}}`)
    for (const id of ['1700000000000123', '"1700000000000123"', '"1700000000000123n"'])
      expect(receipt(id)).toEqual({ kind: 'receipt', id: 1_700_000_000_000_123, isTaken: true })
    expect(receipt('1', '"error":{"code":1}')).toMatchObject({ isTaken: false })
    expect(receipt('1', '"result":false')).toMatchObject({ isTaken: false })
    expect(receipt('{}')).toMatchObject({ id: Number.NaN })
  })

  it('says what is wrong with an invalid call', () => {
    for (const text of ['', '{', '[]', '[{}]', 'null', '1', '"a"'])
      expect(readFrame(text)).toEqual({ kind: 'fault', id: '0', name: 'Serialization' })
    expect(readFrame('{"id":1,"jsonrpc":"1.0","method":"m"}')).toMatchObject({
      name: 'InvalidJsonRpcVersion',
    })
    expect(readFrame('{"id":1,"jsonrpc":"2.0","method":7}')).toMatchObject({ name: 'InvalidMethod' })
  })

  it('finds the id in any object, like JSON.parse (500 cases)', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.nat(), fc.nat(2), (rest, id, space) => {
        const { id: _, ...others } = rest
        const text = JSON.stringify({ ...others, id, z: { id: 'x' } }, null, space)
        expect(rawIdOf(text)).toBe(String(id))
      }),
      { numRuns: 500 },
    )
  })
})
