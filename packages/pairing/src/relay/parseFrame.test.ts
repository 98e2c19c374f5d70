import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseFrame } from './parseFrame'

const topic = 'ab'.repeat(32)
const data = { topic, message: 'AAAA', publishedAt: 5, tag: 1100 }
const push = (id: string, more = '') =>
  `{"id":${id},"jsonrpc":"2.0","method":"irn_subscription","params":{"id":"s","data":${JSON.stringify(data)}}${more}}`

describe('parseFrame', () => {
  it.each([
    ['7', '7'],
    ['1794704896738001', '1794704896738001'],
    // Beyond the range of a number: JSON.parse alone would return ...001000.
    ['1794704896738001123', '1794704896738001123'],
    ['"1794704896738001123n"', '"1794704896738001123n"'],
    ['"any text"', '"any text"'],
  ])('returns the id %s unchanged', (id, idText) => {
    expect(parseFrame(push(id))).toEqual({ kind: 'push', idText, message: data })
  })

  it('finds a large id after the parameters too, and none if two would match', () => {
    const id = '1794704896738001123'
    expect(parseFrame(push('0').replace('{"id":0,', '{').replace(/}$/, `,"id":${id}}`))).toMatchObject({
      idText: id,
    })
    expect(parseFrame(push(id, ',"x":{"id":1794704896738001124}'))).toBeNull()
  })

  it.each([['"1794704896738123456"'], ['"1794704896738123456n"'], ['1794704896738123456']])(
    'recognizes the answer to our request by %s',
    (id) => {
      expect(parseFrame(`{"id":${id},"jsonrpc":"2.0","result":true}`)).toEqual({
        kind: 'result',
        id: '1794704896738123456',
        result: true,
      })
    },
  )

  it('reads why a relay rejected a call, in any form', () => {
    const fault = (error: unknown) => {
      const frame = parseFrame(JSON.stringify({ id: '1', jsonrpc: '2.0', error }))
      return frame?.kind === 'fault' ? frame.fault : null
    }
    expect(fault({ code: -32000, message: 'no', data: 'TtlTooLong' })).toEqual({
      code: -32000,
      reason: 'TtlTooLong',
    })
    expect(fault({ code: 3001, message: 'x'.repeat(999) })?.reason).toHaveLength(200)
    expect(fault({})).toEqual({ code: 0, reason: '0' })
    expect(fault('text')).toEqual({ code: 0, reason: 'unknown' })
    expect(fault(null)).toEqual({ code: 0, reason: 'unknown' })
  })

  it.each([
    [''],
    ['null'],
    ['[]'],
    ['{"jsonrpc":"2.0"}'],
    ['{"id":1,"jsonrpc":"1.0","result":true}'],
    ['{"id":null,"jsonrpc":"2.0","result":true}'],
    ['{"id":1e30,"jsonrpc":"2.0","result":true}'],
    ['{"id":"x","jsonrpc":"2.0","result":true}'],
    [push('1').replace('irn_subscription', 'irn_publish')],
    [push('1').replace(topic, topic.toUpperCase())],
    [push('1').replace(topic, 'ab')],
    [push('1').replace('"AAAA"', '7')],
    [push(`"${'9'.repeat(101)}"`)],
    [push('1').replace('AAAA', 'A'.repeat(2_100_000))],
    ['{"id":1,"jsonrpc":"2.0","__proto__":{"result":true}}'],
  ])('returns nothing for %s', (text) => {
    expect(parseFrame(text)).toBeNull()
  })

  it('accepts any input without breaking (3,000 frames)', () => {
    const near = fc.record(
      {
        id: fc.oneof(fc.integer(), fc.double(), fc.string(), fc.bigInt().map(String), fc.constant(null)),
        jsonrpc: fc.oneof(fc.constant('2.0'), fc.string()),
        method: fc.oneof(fc.constant('irn_subscription'), fc.string(), fc.anything()),
        params: fc.oneof(fc.constant({ id: 's', data }), fc.anything()),
        result: fc.anything(),
        error: fc.anything(),
      },
      { requiredKeys: [] },
    )
    const toText = (value: unknown) =>
      JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? `${part}n` : part)) ?? ''
    const any = fc.oneof(near.map(toText), fc.json(), fc.string(), fc.anything(), fc.uint8Array())
    fc.assert(
      fc.property(any, (frame) => {
        const read = parseFrame(frame)
        if (read === null) return
        expect(['push', 'result', 'fault']).toContain(read.kind)
        if (read.kind === 'push') {
          expect(read.message.topic).toMatch(/^[0-9a-f]{64}$/)
          expect(() => JSON.parse(read.idText)).not.toThrow()
        } else expect(read.id).toMatch(/^-?\d+$/)
      }),
      { numRuns: 3_000 },
    )
  })
})
