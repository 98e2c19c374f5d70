import { beforeAll, describe, expect, it } from 'vitest'
import { budgets } from './budgets'
import { judgeSize, type Verdict } from './size/judgeSize'
import { measureSize, type SizeMeasurement } from './size/measureSize'
import { sizeReport } from './size/sizeReport'

let measured: SizeMeasurement
let verdicts: ReadonlyMap<string, Verdict>

beforeAll(async () => {
  measured = await measureSize()
  verdicts = new Map(judgeSize(measured).map((verdict) => [verdict.what, verdict]))
}, 90_000)

describe('a small site with latchkey/react and evm(), built by Vite and visited in Chromium', () => {
  it.each([
    ['requests before the click', `${budgets.requestsBeforeClick}`],
    ['before the click, on top of React', `${budgets.bytesBeforeClick} gzip bytes`],
    ['added on opening', `${budgets.bytesToOpen} gzip bytes`],
    ['added on connecting', `${budgets.bytesToConnect} gzip bytes`],
  ])('%s: at most %s', (what) => {
    const verdict = verdicts.get(what)
    expect(verdict?.value, `\n${sizeReport(measured)}\n`).toBeLessThanOrEqual(verdict?.budget ?? Number.NaN)
  })

  it('measures something: each step loads scripts, and the bare page nothing but itself', () => {
    const { bare, latchkey } = measured
    for (const step of [latchkey.visit.load, latchkey.visit.open, latchkey.visit.connect])
      expect(step.scripts.length).toBeGreaterThan(0)
    expect(bare.visit.load.scripts.map(({ path }) => path)).toContain(bare.site.react)
    expect(latchkey.visit.load.scripts.map(({ path }) => path)).toContain(latchkey.site.react)
    for (const step of [bare.visit.open, bare.visit.connect, bare.visit.account])
      expect(step.requests).toBe(0)
  })

  it('builds React for production, also inside a test runner', () => {
    const react = measured.bare.site.files.get(measured.bare.site.react)
    expect(react?.gzip.length).toBeLessThan(80_000)
  })
})
