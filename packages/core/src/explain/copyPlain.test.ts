import { describe, expect, it } from 'vitest'
import { copyPlain } from './copyPlain'

class Account {
  address = '0x1'
}

describe('copyPlain', () => {
  it('copies lists, objects and bytes, however deep', () => {
    const given = { list: [{ to: '0x1' }], bytes: Uint8Array.of(1, 2), none: null, big: 3n }
    const copied = copyPlain(given)
    expect(copied).toEqual(given)
    given.bytes[0] = 9
    Object.assign(given.list[0] as object, { to: '0x2' })
    expect(copied).toEqual({ list: [{ to: '0x1' }], bytes: Uint8Array.of(1, 2), none: null, big: 3n })
  })

  it('copies bytes whose class shares its memory', () => {
    const given = Buffer.from([1, 2])
    const copied = copyPlain(given)
    given[0] = 9
    expect([...copied]).toEqual([1, 2])
  })

  it('leaves functions and what has a class as they are', () => {
    const account = new Account()
    const run = () => undefined
    const copied = copyPlain({ account, run })
    expect(copied.account).toBe(account)
    expect(copied.run).toBe(run)
  })

  it('keeps an object if told so', () => {
    const account = { address: '0x1' }
    const copied = copyPlain({ account, other: { ...account } }, { isKept: (one) => one === account })
    expect(copied.account).toBe(account)
    expect(copied.other).not.toBe(account)
  })

  it('reads each value once, so it can’t be another one the next time', () => {
    let reads = 0
    const copied = copyPlain({
      get method() {
        reads += 1
        return `read ${reads}`
      },
    })
    expect([copied.method, copied.method, reads]).toEqual(['read 1', 'read 1', 1])
  })

  it('copies what contains itself, and a key that would set the prototype', () => {
    const given: { self?: unknown } = JSON.parse('{"__proto__": {"to": "0x1"}}')
    given.self = given
    const copied = copyPlain(given)
    expect(copied.self).toBe(copied)
    expect(Object.getPrototypeOf(copied)).toBe(Object.prototype)
    expect(Object.keys(copied)).toEqual(['__proto__', 'self'])
  })

  it('copies objects of another realm', async () => {
    const { runInNewContext } = await import('node:vm')
    const given = runInNewContext('({ list: [{ to: 1 }] })')
    const copied = copyPlain(given)
    given.list[0].to = 2
    expect(copied).toMatchObject({ list: [{ to: 1 }] })
  })

  it('can freeze what it copies', () => {
    const copied = copyPlain([{ to: '0x1' }], { finish: Object.freeze })
    expect(Object.isFrozen(copied) && Object.isFrozen(copied[0])).toBe(true)
  })
})
