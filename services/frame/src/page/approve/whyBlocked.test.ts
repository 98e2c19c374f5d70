import { describe, expect, it } from 'vitest'
import { isOwnPress } from './isOwnPress'
import { type Sight, settleMs, whyBlocked } from './whyBlocked'

const start = 10_000
const now = start + settleMs
const seen: Sight = {
  canTell: true,
  visibleSince: start,
  changedAt: start,
  isExplained: true,
  isRead: true,
  panel: { width: 360, height: 600 },
  screen: { width: 1440, height: 900 },
}
const phone = { width: 390, height: 664 }

describe('whyBlocked', () => {
  it('[FRM-10] lets a request through that was in sight for 600 ms', () => {
    expect(whyBlocked(seen, now)).toBeNull()
  })

  it.each<[string, Partial<Sight>, string]>([
    ['in a browser that can’t tell what covers the panel', { canTell: false }, 'window'],
    ['while something covers the panel', { visibleSince: null }, 'hidden'],
    ['when the panel was uncovered a moment ago', { visibleSince: start + 1 }, 'wait'],
    ['when the request changed a moment ago', { changedAt: start + 1 }, 'wait'],
    ['before the request is explained', { isExplained: false }, 'checking'],
    ['before the visitor scrolled to the end', { isRead: false }, 'unread'],
    ['in a frame that is cut to 70 px', { panel: { width: 360, height: 70 } }, 'small'],
    ['in a narrow frame', { panel: { width: 319, height: 600 } }, 'small'],
    ['in a low frame', { panel: { width: 360, height: 479 } }, 'small'],
    ['in half the width of a phone', { panel: { width: 195, height: 600 }, screen: phone }, 'small'],
    ['in a strip of a phone', { panel: { width: 390, height: 300 }, screen: phone }, 'small'],
  ])('[FRM-10] blocks %s', (_, change, block) => {
    expect(whyBlocked({ ...seen, ...change }, now)).toBe(block)
  })

  it('accepts the full width of a phone, lower than elsewhere', () => {
    expect(whyBlocked({ ...seen, panel: { width: 390, height: 400 }, screen: phone }, now)).toBeNull()
    const tiny = { width: 300, height: 533 }
    expect(whyBlocked({ ...seen, panel: { width: 300, height: 480 }, screen: tiny }, now)).toBeNull()
  })
})

describe('isOwnPress', () => {
  const click = { isTrusted: true, isByKey: false, isWholeClick: true, focusedSince: null }
  const key = { isTrusted: true, isByKey: true, isWholeClick: false, focusedSince: start }

  it('[FRM-10] accepts a click and a key of the visitor', () => {
    expect(isOwnPress(click, now)).toBe(true)
    expect(isOwnPress(key, now)).toBe(true)
  })

  it.each([
    ['a click by a script', { ...click, isTrusted: false }],
    ['a key by a script', { ...key, isTrusted: false }],
    ['a pointer that went down elsewhere', { ...click, isWholeClick: false }],
    ['a key just after the focus came', { ...key, focusedSince: start + 1 }],
    ['a key without the focus', { ...key, focusedSince: null }],
  ])('[FRM-10] ignores %s', (_, press) => {
    expect(isOwnPress(press, now)).toBe(false)
  })
})
