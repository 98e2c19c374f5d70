import { evm } from '@latchkey/evm'
import { expect } from 'vitest'
import { rowHeight } from '../views/directory/WalletGrid'
import { createDirectory, entriesOf } from './createDirectory'
import { createTestInstance } from './createTestInstance'
import { findInside, shadowOf } from './mountProvider'
import { openView } from './openView'

const columns = 4
const total = 10_000
/** A fast turn of the wheel. */
const stepPx = 3 * rowHeight

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
const rows = () => [...shadowOf().querySelectorAll('[role="row"]')]
const rowIndex = (row: Element) => Number(row.getAttribute('aria-rowindex')) - 1

async function openLongList() {
  const directory = createDirectory(entriesOf(total))
  const latchkey = createTestInstance([evm({ page: new EventTarget() })], directory.options, directory.host)
  await openView(latchkey, { view: 'AllWallets' })
  await findInside('[data-wallet="test.listed20"]')
  const pages = () =>
    directory.asked.filter((query) => query.get('entries') === '40').map((query) => query.get('page'))
  return { area: await findInside('[data-part="scroll-area"]'), pages }
}

/** How many cells one frame adds while scrolling, and the most there are at once. */
function watchDrawing(grid: Element) {
  const drawn = { inFrame: 0, most: 0, elements: 0 }
  const observer = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes])
    drawn.inFrame += added.filter((node) => node instanceof Element && node.matches('[role="row"]')).length
  })
  observer.observe(grid, { childList: true, subtree: true })
  return {
    drawn,
    endFrame() {
      drawn.most = Math.max(drawn.most, drawn.inFrame)
      drawn.inFrame = 0
      drawn.elements = Math.max(drawn.elements, grid.querySelectorAll('*').length)
    },
    stop: () => observer.disconnect(),
  }
}

/** Turns the wheel and records what each turn renders. */
async function turnWheel(area: Element, { turns, by }: { turns: number; by: number }, endFrame: () => void) {
  for (let turn = 0; turn < turns; turn++) {
    area.scrollTop += by
    await nextFrame()
    endFrame()
  }
}

/** Scrolls a long list of wallets down to a row, and expects little drawn at a time and each page requested once. */
export async function expectSmallSteps(lastRow: number): Promise<void> {
  const { area, pages } = await openLongList()
  const { drawn, endFrame, stop } = watchDrawing(area)
  await turnWheel(area, { turns: 12, by: stepPx }, endFrame)
  while (area.scrollTop < lastRow * rowHeight) {
    area.scrollTop = area.scrollHeight
    await nextFrame()
    drawn.elements = Math.max(drawn.elements, area.querySelectorAll('*').length)
  }
  await nextFrame()
  drawn.inFrame = 0
  await turnWheel(area, { turns: 12, by: -stepPx }, endFrame)
  stop()
  // Everything in view is rendered, without gaps and in place.
  const [from = 0, to = 0] = [rows().map(rowIndex).at(0), rows().map(rowIndex).at(-1)]
  expect(rows().map(rowIndex)).toEqual(Array.from({ length: to - from + 1 }, (_, at) => from + at))
  expect(from).toBeGreaterThan(lastRow - 100)
  expect(from).toBeLessThanOrEqual(Math.floor(area.scrollTop / rowHeight))
  expect(to).toBeGreaterThanOrEqual(Math.floor((area.scrollTop + area.clientHeight) / rowHeight))
  expect(rows()[0]?.querySelectorAll('[data-part="wallet-row"]')).toHaveLength(columns)
  // A few rows per frame keep it fast on any machine.
  expect(drawn.most).toBeLessThanOrEqual(10)
  expect(drawn.most).toBeGreaterThan(0)
  expect(drawn.elements).toBeLessThan(700)
  const asked = pages()
  expect(asked).toEqual(Array.from({ length: asked.length }, (_, at) => String(at + 1)))
  expect(asked.length).toBeGreaterThanOrEqual((lastRow * columns) / 40)
  expect(asked.length).toBeLessThan((lastRow * columns) / 40 + 5)
}
