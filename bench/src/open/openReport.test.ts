import { describe, expect, it } from 'vitest'
import { bareName, latchkeyName } from './buildContenders'
import type { ContenderTimes } from './measureOpening'
import { openReport, openRows } from './openReport'

type Given = Partial<Record<'firstFrame' | 'readable' | 'connected' | 'slow' | 'sinceNavigation', number>> & {
  readonly files?: number
}

/** Three visits around the given medians. */
function timesOf(name: string, given: Given = {}): ContenderTimes {
  const {
    firstFrame = 10,
    readable = 10,
    connected = 10,
    slow = 50,
    sinceNavigation = 900,
    files = 1,
  } = given
  const loaded = { files, bytes: 20_000 }
  const visits = [-1, 0, 1].map((part) => ({
    load: { files: 1, bytes: 70_000 },
    opening: loaded,
    connecting: loaded,
    firstFrame: firstFrame + part,
    readable: readable + part,
    connected: connected + part,
  }))
  return {
    name,
    touch: visits,
    hover: visits,
    slow: [-1, 0, 1].map((part) => ({ readable: slow + part, sinceNavigation: sinceNavigation + part })),
  }
}

const missed = (latchkey: Given, peer: Given = { readable: 40 }) =>
  openRows([timesOf(bareName), timesOf('Peer 1.0', peer), timesOf(latchkeyName, latchkey)])
    .filter(({ isMet }) => isMet === false)
    .map(({ title }) => title)

describe('openRows', () => {
  it.each([
    [{}, []],
    [{ firstFrame: 31, readable: 28 }, ['press to first frame']],
    [{ readable: 29 }, ['press to readable']],
    [{ firstFrame: 5, readable: 66 }, ['press to readable', 'first frame to readable']],
    [{ connected: 31 }, ['wallet click to connected']],
    [{ slow: 351 }, ['slow phone: press to readable']],
    [{ sinceNavigation: 1_601 }, ['slow phone: navigation to open modal']],
    [{ files: 2 }, ['files / JavaScript on opening']],
    [{ files: 3 }, ['files / JavaScript on opening', 'files / JavaScript on connecting']],
  ])('misses what %o takes too long for: %o', (latchkey, titles) => {
    expect(missed(latchkey)).toEqual(titles)
  })

  it('wants Latchkey readable before every peer', () => {
    expect(missed({ readable: 20 }, { readable: 20 })).toEqual(['press to readable'])
    expect(missed({ readable: 20 }, { readable: 21 })).toEqual([])
  })
})

describe('openReport', () => {
  it('shows medians, 90th percentiles and the ratio to the bare page', () => {
    const text = openReport([timesOf(bareName), timesOf(latchkeyName, { firstFrame: 25, readable: 25 })])
    expect(text).toMatch(/press to first frame +10\.0 \(10\.8\) +25\.0 \(25\.8\) +2\.50 x +3 x bare +ok/)
    expect(text).toMatch(/JavaScript at load +70\.0 KB +70\.0 KB +77\.0 KB +ok/)
    expect(text).toMatch(/files \/ JavaScript on opening +1 \/ 20\.0 KB +1 \/ 20\.0 KB/)
  })
})
