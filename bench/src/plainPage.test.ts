import { beforeAll, describe, expect, it } from 'vitest'
import { budgets } from './budgets'
import { measurePlainPage, type PlainPageMeasurement } from './size/measurePlainPage'

let measured: PlainPageMeasurement

beforeAll(async () => {
  measured = await measurePlainPage()
}, 180_000)

const bytesOf = (scripts: PlainPageMeasurement['open']) => scripts.reduce((sum, { bytes }) => sum + bytes, 0)

describe('a page of plain HTML with the files for pages without a bundler, visited in Chromium', () => {
  it(`loads one file of at most ${budgets.plainBytesBeforeIntent} gzip bytes before the first sign of a press`, () => {
    expect(measured.early.map(({ path }) => path)).toEqual(['/cdn/latchkey.js'])
    expect(bytesOf(measured.early)).toBeLessThanOrEqual(budgets.plainBytesBeforeIntent)
  })

  it(`loads at most ${budgets.plainBytesToOpen} gzip bytes until the first wallet is shown, React included`, () => {
    expect(measured.open.map(({ path }) => path)).toContain('/cdn/chunks/modal.js')
    expect(bytesOf(measured.open), JSON.stringify(measured.open)).toBeLessThanOrEqual(
      budgets.plainBytesToOpen,
    )
  })
})
