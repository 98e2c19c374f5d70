import { describe, expect, it } from 'vitest'
import { longestTask } from './longestTask'
import type { ScrollNumbers } from './measureScroll'
import { isSmooth, scrollReport } from './scrollReport'

const numbersOf = (many: number, work: number, late: number): ScrollNumbers => {
  const scrolling = (longest: number, slow: number) => ({
    frames: Array.from({ length: 100 }, (_, at) => (at < slow ? 40 : 16.7)),
    longTasks: [],
    longest: { clock: longest * 2, work: longest },
    scrolled: 60_000,
    elements: 500,
  })
  const firstPage = { few: [100, 110, 120], many: [many, many, many] }
  return { imported: 10_000, firstPage, list: scrolling(work, late), grid: scrolling(5, 0) }
}

describe('scrollReport', () => {
  it('says that all limits hold', () => {
    expect(isSmooth(numbersOf(220, 50, 5))).toBe(true)
    expect(scrollReport(numbersOf(220, 50, 5))).not.toContain('MISSED')
  })

  it.each([
    ['a first screen that takes too long', numbersOf(221, 10, 0)],
    ['a task that works too long', numbersOf(110, 51, 0)],
    ['frames that are late', numbersOf(110, 10, 6)],
  ])('reports %s', (_, numbers) => {
    expect(isSmooth(numbers)).toBe(false)
    expect(scrollReport(numbers).match(/MISSED/g)).toHaveLength(1)
  })
})

it('longestTask ignores other processes', () => {
  const task = (tid: number, dur: number, tdur: number) => ({
    name: 'ThreadControllerImpl::RunTask',
    pid: 1,
    tid,
    dur,
    tdur,
  })
  const thread = (tid: number, name: string) => ({ name: 'thread_name', pid: 1, tid, args: { name } })
  const traceEvents = [
    thread(1, 'CrRendererMain'),
    thread(2, 'Compositor'),
    task(1, 9000, 2000),
    task(1, 4000, 3000),
    task(2, 99000, 99000),
  ]
  expect(longestTask(JSON.stringify({ traceEvents }))).toEqual({ clock: 9, work: 3 })
})
