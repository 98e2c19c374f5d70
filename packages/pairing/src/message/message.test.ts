import { envelopeRefused, requestRefused } from '@latchkey/protocol'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEmitter } from './createEmitter'
import { createIds } from './createIds'
import { parseMessage } from './parseMessage'
import { readMetadata } from './readMetadata'
import { writeMessage } from './writeMessage'
import { writeMetadata } from './writeMetadata'

describe('writeMessage', () => {
  it('writes requests in one fixed order, without spaces', () => {
    expect(writeMessage({ params: { a: 1 }, method: 'wc_sessionPing', id: 7 })).toBe(
      '{"id":7,"jsonrpc":"2.0","method":"wc_sessionPing","params":{"a":1}}',
    )
    expect(writeMessage({ id: 7, result: true })).toBe('{"id":7,"jsonrpc":"2.0","result":true}')
  })

  it('writes nothing that JavaScript wallets break on, and nothing that others read differently', () => {
    const digits = fc.stringMatching(/^\d{14,22}$/)
    const piece = fc.oneof(digits, fc.constantFrom(',', '}', ']', '"', '\\', '{', ':'), fc.string())
    const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(text, (hazard) => {
        const params = [hazard, { [hazard]: hazard }]
        const written = writeMessage({ id: 7, method: 'm', params })
        expect(JSON.parse(written).params).toEqual(params)
        expect(written).not.toMatch(/\d{17,}[,}\]]/)
      }),
      { numRuns: 3000 },
    )
  })

  it('rejects what JSON can’t express exactly', () => {
    const round: { self?: unknown } = {}
    round.self = round
    for (const params of [1n, 2 ** 53, -(2 ** 60), Number.NaN, Number.POSITIVE_INFINITY, 0.1 + 0.2, round])
      expect(() => writeMessage({ id: 7, method: 'm', params: [params] })).toThrow(
        expect.objectContaining({ code: requestRefused.code }),
      )
  })
})

describe('parseMessage', () => {
  it('reads requests and answers', () => {
    expect(parseMessage('{"id":7,"jsonrpc":"2.0","method":"m"}')).toEqual({
      id: 7,
      method: 'm',
      params: undefined,
    })
    expect(parseMessage('{"id":7,"jsonrpc":"2.0","result":null}')).toEqual({ id: 7, result: null })
    expect(parseMessage('{"id":7,"jsonrpc":"2.0","error":{}}')).toEqual({ id: 7, error: {} })
    expect(parseMessage('{"id":7,"jsonrpc":"2.0","error":null,"result":1}')).toEqual({ id: 7, result: 1 })
  })

  it('throws one kind of error for anything else', () => {
    const rubbish = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.record({ id: fc.anything(), jsonrpc: fc.constant('1.0') }).map((value) => fc.stringify(value)),
      fc.constantFrom(
        '{"id":"7","jsonrpc":"2.0","result":1}',
        '{"id":1e300,"jsonrpc":"2.0","result":1}',
        '{"id":7,"jsonrpc":"2.0"}',
        '{"id":-1,"jsonrpc":"2.0","result":1}',
        'null',
        '[]',
      ),
    )
    fc.assert(
      fc.property(rubbish, (text) => {
        expect(() => parseMessage(text)).toThrow(expect.objectContaining({ code: envelopeRefused.code }))
      }),
      { numRuns: 3000 },
    )
  })
})

describe('createIds', () => {
  it('always increase, even when the clock goes back', () => {
    let now = 1_800_000_000_000
    const next = createIds(
      () => now,
      (length) => new Uint8Array(length).fill(255),
    )
    const ids = Array.from({ length: 3000 }, (_, at) => {
      if (at === 1500) now -= 60_000
      return next()
    })
    expect(new Set(ids).size).toBe(3000)
    expect(ids).toEqual([...ids].sort((one, other) => one - other))
    expect(ids.every(Number.isSafeInteger)).toBe(true)
    expect(`${ids[0]}`).toHaveLength(16)
  })
})

describe('metadata', () => {
  it('is written with all its texts, and never with a redirect without linkMode', () => {
    const written = writeMetadata({
      name: 'n',
      description: '',
      url: 'u',
      icons: ['', 'i'],
      redirect: { native: 'x://' },
    })
    expect(written).toEqual({
      name: 'n',
      description: '',
      url: 'u',
      icons: ['i'],
      redirect: { native: 'x://', linkMode: false },
    })
  })

  it('can be read from anything', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = readMetadata(value)
        expect(readMetadata(JSON.parse(JSON.stringify(read)))).toEqual(read)
      }),
    )
    expect(
      readMetadata({ name: 1, icons: ['a', 2, ''], url: 'x'.repeat(20_000), redirect: { native: 'x://' } }),
    ).toEqual({
      name: '',
      description: '',
      url: '',
      icons: ['a'],
      redirect: { native: 'x://' },
    })
  })
})

describe('createEmitter', () => {
  it('calls every listener until it stops listening', () => {
    const events = createEmitter<{ one: number }>()
    const heard: number[] = []
    const listener = (value: number) => void heard.push(value)
    const stop = events.on('one', listener)
    events.on('one', listener)
    events.emit('one', 1)
    stop()
    events.emit('one', 2)
    expect(heard).toEqual([1, 1, 2])
  })
})
