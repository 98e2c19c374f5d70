import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currentEntry } from './currentEntry'
import { initialNav } from './NavState'
import { isBackClosing, popToIndex, popView, pushView, replaceView, resetView } from './stack'
import type { ViewEntry } from './views'

const account: ViewEntry = { view: 'Account', data: undefined }
const networks: ViewEntry = { view: 'Networks', data: undefined }
const unsupported: ViewEntry = { view: 'UnsupportedChain', data: {} }
const names = (nav: typeof initialNav) => nav.stack.map(({ view }) => view)

describe('the view stack', () => {
  it('[NAV-2] starts with Connect', () => {
    expect(names(initialNav)).toEqual(['Connect'])
  })

  it('[NAV-3] ignores a push of the current view', () => {
    const nav = pushView(initialNav, account)
    expect(names(nav)).toEqual(['Connect', 'Account'])
    expect(pushView(nav, account)).toBe(nav)
  })

  it('[NAV-4] leaves the modal on back when one view is left or UnsupportedChain is in the history', () => {
    expect(isBackClosing(initialNav)).toBe(true)
    expect(isBackClosing(pushView(initialNav, account))).toBe(false)
    expect(isBackClosing(pushView(pushView(initialNav, unsupported), networks))).toBe(true)
  })

  it('[NAV-5] leaves one view after a reset', () => {
    expect(names(resetView(pushView(initialNav, account), networks))).toEqual(['Networks'])
  })

  it('[NAV-6] replaces the top view and ignores the same one', () => {
    const nav = pushView(initialNav, account)
    expect(names(replaceView(nav, networks))).toEqual(['Connect', 'Networks'])
    expect(replaceView(nav, account)).toBe(nav)
  })

  it('[NAV-7] keeps the entries up to an index on going back, and ignores an index outside the stack', () => {
    const nav = pushView(pushView(initialNav, account), networks)
    expect(names(popToIndex(nav, 0))).toEqual(['Connect'])
    expect(names(popToIndex(nav, 1))).toEqual(['Connect', 'Account'])
    for (const index of [2, 7, -1, 0.5, Number.NaN]) expect(popToIndex(nav, index)).toBe(nav)
  })

  it('is never empty', () => {
    const entry = fc.constantFrom(account, networks, unsupported)
    const step = fc.oneof(
      entry.map((to) => (nav: typeof initialNav) => pushView(nav, to)),
      entry.map((to) => (nav: typeof initialNav) => replaceView(nav, to)),
      entry.map((to) => (nav: typeof initialNav) => resetView(nav, to)),
      fc.integer({ min: -2, max: 5 }).map((index) => (nav: typeof initialNav) => popToIndex(nav, index)),
      fc.constant(popView),
    )
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const nav = steps.reduce((at, move) => move(at), initialNav)
        expect(nav.stack.length).toBeGreaterThan(0)
        expect(currentEntry(nav)).toBe(nav.stack.at(-1))
      }),
    )
  })
})
