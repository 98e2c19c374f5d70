import { networkFailure } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { createLogger, type LogLevel, type LogSink } from './createLogger'

const now = () => Date.UTC(2026, 0, 1)
const levels: readonly LogLevel[] = ['error', 'warn', 'info', 'debug']

function recorder(): { sink: LogSink; shown: unknown[][] } {
  const shown: unknown[][] = []
  const at =
    (level: LogLevel) =>
    (...parts: unknown[]) =>
      void shown.push([level, ...parts])
  return { shown, sink: { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') } }
}

describe('createLogger', () => {
  it('[HTTP-8] prints errors only by default', () => {
    const { sink, shown } = recorder()
    const logger = createLogger({ now, sink })
    expect(logger.level).toBe('error')
    for (const level of levels) logger[level](`a ${level}`)
    expect(shown).toEqual([['error', 'a error']])
  })

  it.each([
    ['warn', 2],
    ['info', 3],
    ['debug', 4],
  ] as const)('[HTTP-8] at level %s shows %i of 4', (level, count) => {
    const { sink, shown } = recorder()
    const logger = createLogger({ now, sink, level })
    for (const each of levels) logger[each]('line', { each })
    expect(shown).toHaveLength(count)
    expect(shown[0]).toEqual(['error', 'line', { each: 'error' }])
    logger.level = 'error'
    logger.warn('quiet')
    expect(shown).toHaveLength(count)
  })

  it('[HTTP-8] keeps lines of every level, with time and level, oldest first', () => {
    const logger = createLogger({ now, sink: recorder().sink })
    logger.debug('first')
    logger.error('second', networkFailure())
    logger.info('third', { a: 1 })
    expect(logger.dump()).toBe(
      '2026-01-01T00:00:00.000Z debug first\n' +
        "2026-01-01T00:00:00.000Z error second http/network-failure: Can't reach the service\n" +
        '2026-01-01T00:00:00.000Z info third {"a":1}\n',
    )
  })

  it('[HTTP-8] holds 1,024,000 bytes and drops the oldest lines', () => {
    const logger = createLogger({ now, sink: recorder().sink })
    // Letters of two bytes each, because the limit counts bytes, not characters.
    const text = 'ä'.repeat(200)
    for (let n = 0; n < 5000; n += 1) logger.info(`${n} ${text}`)
    const dump = logger.dump()
    const lines = dump.trimEnd().split('\n')
    const bytes = new TextEncoder().encode(dump).length
    expect(bytes).toBeLessThanOrEqual(1_024_000)
    expect(bytes).toBeGreaterThan(1_024_000 - 500)
    expect(lines.at(-1)).toContain(' 4999 ')
    expect(lines[0]).toContain(` ${5000 - lines.length} `)
  })

  it('[HTTP-8] does not let one line push out all others', () => {
    const logger = createLogger({ now, sink: recorder().sink })
    logger.info('before')
    logger.info('x'.repeat(5_000_000))
    expect(logger.dump()).toContain('before')
    expect(logger.dump().length).toBeLessThan(20_000)
  })

  it('[HTTP-8] logs any value in one line', () => {
    const logger = createLogger({ now: () => Number.NaN, sink: recorder().sink })
    const cycle: { self?: unknown } = {}
    cycle.self = cycle
    const trap = {
      toJSON() {
        throw new TypeError('trap')
      },
    }
    const given = [cycle, trap, 1n, Symbol('s'), () => 1, null, Object.create(null), 'a\nb\r\nc']
    for (const detail of given) logger.error('given\nx', detail)
    const lines = logger.dump().trimEnd().split('\n')
    expect(lines).toHaveLength(given.length)
    for (const line of lines) expect(line).toContain('error given x')
  })

  it('[HTTP-8] keeps neither stack nor cause of an error', () => {
    const logger = createLogger({ now, sink: recorder().sink })
    logger.error('failed', new TypeError('said', { cause: new Error('secret') }))
    expect(logger.dump()).toBe('2026-01-01T00:00:00.000Z error failed TypeError: said\n')
  })
})
