import { describe, expect, it, vi } from 'vitest'
import { createBodyBudget } from './createBodyBudget'
import { refusals } from './refusals'

const never = () => expect.unreachable()
const setUp = () => createBodyBudget({ most: 100_000, mostPerAddress: 40_000 })
const kindOf = (run: () => unknown) => {
  try {
    run()
    return 'taken'
  } catch (error) {
    return refusals.tooMany.is(error) ? 'tooMany' : refusals.busy.is(error) ? 'busy' : `${error}`
  }
}

describe('createBodyBudget', () => {
  it('limits one address, and gives the bytes back', () => {
    const budget = setUp()
    const first = budget.open('a', never)
    first.grow(30_000)
    const second = budget.open('a', never)
    expect(kindOf(() => second.grow(10_000))).toBe('tooMany')
    expect(kindOf(() => budget.open('b', never).grow(30_000))).toBe('taken')
    first.release()
    first.release()
    expect(kindOf(() => second.grow(10_000))).toBe('taken')
    expect(budget.held()).toBe(11_000 + 31_000)
  })

  it('counts every open request, however little it sends', () => {
    const budget = setUp()
    const opened = Array.from({ length: 50 }, () => kindOf(() => budget.open('a', never)))
    expect(opened.filter((kind) => kind === 'taken')).toHaveLength(40)
  })

  it('lets the address with the most unfinished bodies give way when all is taken', () => {
    const budget = setUp()
    const ended = vi.fn()
    for (const address of ['a', 'a', 'a']) budget.open(address, ended).grow(12_000)
    budget.open('b', never).grow(35_000)
    const c = budget.open('c', never)
    c.grow(20_000)
    expect(ended).not.toHaveBeenCalled()
    budget.open('d', never).grow(10_000)
    expect(ended).toHaveBeenCalledTimes(1)
    expect(refusals.busy.is(ended.mock.calls[0]?.[0])).toBe(true)
    expect(budget.held()).toBeLessThanOrEqual(100_000)
  })

  it('refuses the address itself if it is the one that holds the most', () => {
    const budget = setUp()
    budget.open('b', never).grow(30_000)
    budget.open('c', never).grow(30_000)
    const a = budget.open('a', never)
    a.grow(36_000)
    expect(kindOf(() => a.grow(2_000))).toBe('busy')
  })

  it('never ends a body that has arrived', () => {
    const budget = setUp()
    for (const address of ['a', 'b', 'c']) {
      const hold = budget.open(address, never)
      hold.grow(32_000)
      hold.complete()
    }
    expect(kindOf(() => budget.open('d', never).grow(1_000))).toBe('busy')
  })

  it('holds nothing after everything has ended, and ignores those who were ended', () => {
    const budget = setUp()
    const holds = ['a', 'b', 'c', 'd'].map((address) => {
      const hold = budget.open(address, () => undefined)
      hold.grow(kindOf(() => hold.grow(20_000)) === 'taken' ? 3_000 : 0)
      return hold
    })
    for (const hold of [...holds, ...holds]) hold.release()
    holds[0]?.grow(5_000)
    expect(budget.held()).toBe(0)
  })
})
