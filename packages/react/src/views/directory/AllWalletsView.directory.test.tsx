import { evm } from '@latchkey/evm'
import { createEvmWallet } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createDirectory, type DirectoryEntry, entriesOf } from '../../testing/createDirectory'
import { createTestInstance } from '../../testing/createTestInstance'
import { findInside, shadowOf } from '../../testing/mountProvider'
import { findControl, findView, openView, poll, spoken } from '../../testing/openView'

async function openAll(entries: readonly DirectoryEntry[], isDown = false, options = {}) {
  const page = new EventTarget()
  createEvmWallet({ name: 'Fox', rdns: 'test.fox' }).announce({ target: page })
  const directory = createDirectory(entries)
  directory.isDown = isDown
  const latchkey = createTestInstance([evm({ page })], { ...directory.options, ...options }, directory.host)
  await openView(latchkey, { view: 'AllWallets' })
  await findInside('[data-wallet="test.fox"]')
  return { latchkey, directory }
}

const names = () =>
  [...shadowOf().querySelectorAll('[data-part="wallet-name"]')].map(({ textContent }) => textContent)
const area = () => findInside('[data-part="scroll-area"]')
const field = () => findInside<HTMLInputElement>('input[type="search"]')
const focused = () => shadowOf().activeElement?.textContent
const pages = ({ asked }: { asked: readonly URLSearchParams[] }) =>
  asked.filter((query) => query.get('entries') === '40').map((query) => query.get('page'))

describe('the whole directory', () => {
  it('[DIR-4] loads page by page on scroll, installed wallets first, without duplicates', async () => {
    const { directory } = await openAll(entriesOf(100))
    await poll(() => names().length).toBeGreaterThanOrEqual(41)
    expect(names()[0]).toBe('Fox')
    expect(pages(directory)[0]).toBe('1')
    const scroller = await area()
    const seen = new Map<string | null, number>()
    await expect
      .poll(
        () => {
          scroller.scrollTop += 300
          for (const row of shadowOf().querySelectorAll('[role="row"]'))
            for (const name of row.querySelectorAll('[data-part="wallet-name"]'))
              seen.set(name.textContent, Number(row.getAttribute('aria-rowindex')))
          return seen.size
        },
        { timeout: 10_000 },
      )
      .toBe(101)
    // Four in a row, each in its place, the last one alone.
    expect([...seen.values()]).toEqual(Array.from({ length: 101 }, (_, at) => Math.floor(at / 4) + 1))
    expect(pages(directory)).toEqual(['1', '2', '3'])
    expect(shadowOf().querySelector('[data-part="loading-rows"]')).toBe(null)
  })

  it('[DIR-4] loads only the pages in view', async () => {
    const { directory } = await openAll(entriesOf(400))
    await poll(() => names().length).toBeGreaterThanOrEqual(41)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(pages(directory).length).toBeLessThanOrEqual(2)
  })

  it('[DIR-5] loads images from the gateway, and shows a letter for a missing one', async () => {
    const { latchkey } = await openAll(entriesOf(3, { image_id: 'one' }))
    await poll(() => names().length).toBe(4)
    const image = latchkey.getState().directory?.all?.wallets[0]?.imageUrl ?? ''
    expect(image).toMatch(/^https:\/\/gateway\.test\/getWalletImage\/one\?projectId=test&/)
    await poll(
      () => shadowOf().querySelectorAll('[role="gridcell"] button [data-part="monogram"]').length,
    ).toBe(3)
  })

  it('opens the downloads of a listed wallet', async () => {
    await openAll(entriesOf(3))
    await userEvent.click(await findInside('[data-wallet="test.listed1"]'))
    const view = await findView('Downloads')
    await poll(() => view.querySelector('a')?.href).toBe('https://listed1.test/')
    expect((await findInside('[data-part="header"]')).textContent).toContain('Get Listed 1')
  })
})

describe('a search', () => {
  it("[DIR-4] shows local matches at once, then the directory's, and announces the count", async () => {
    const { directory } = await openAll([
      ...entriesOf(60),
      { id: 'f'.repeat(64), name: 'Foxglove', chains: [] },
    ])
    await poll(() => names().length).toBeGreaterThanOrEqual(41)
    await userEvent.fill(await field(), 'fox')
    await poll(names).toEqual(['Fox'])
    await findInside('[data-part="loading-rows"]')
    await poll(names).toEqual(['Fox', 'Foxglove'])
    await poll(spoken).toBe('2 wallets')
    expect(
      directory.asked.filter((query) => query.has('search')).map((query) => query.get('search')),
    ).toEqual(['fox'])
    await userEvent.fill(await field(), 'nothing at all')
    await findInside('[data-part="empty-state"]')
    await userEvent.click(await findControl('Clear search'))
    await poll(() => names().length).toBeGreaterThanOrEqual(41)
  })

  it('can be limited to certified wallets, like the list', async () => {
    const certified = { id: 'c'.repeat(64), name: 'Sealed fox', rdns: 'test.fox', badge_type: 'certified' }
    const other = { id: 'd'.repeat(64), name: 'Sealed', badge_type: 'certified' }
    await openAll([...entriesOf(10), certified, other])
    const toggle = await findControl('Certified')
    await userEvent.click(toggle)
    expect(toggle.getAttribute('aria-pressed')).toBe('true')
    await poll(names).toEqual(['Fox', 'Sealed'])
    await userEvent.fill(await field(), 'sealed')
    await poll(names).toEqual(['Fox', 'Sealed'])
    await userEvent.click(toggle)
    await userEvent.click(await findControl('Clear search'))
    await poll(() => names().length).toBeGreaterThanOrEqual(12)
  })
})

describe('an unreachable directory', () => {
  it('leaves the built-in wallets, and recovers', async () => {
    const { directory } = await openAll(entriesOf(60), true)
    await poll(names).toContain('MetaMask')
    const failure = await findInside('[data-part="failure"]')
    expect(failure.textContent).toContain('Can’t reach the service')
    await poll(spoken).toContain('Can’t reach the service')
    directory.isDown = false
    const before = names()
    await userEvent.click(await findControl('Try again'))
    await poll(() => names().length).toBeGreaterThan(before.length + 20)
    expect(names().slice(0, before.length)).toEqual(before)
    expect(shadowOf().querySelector('[data-part="failure"]')).toBe(null)
  })

  it('keeps the loaded pages', async () => {
    const { directory } = await openAll(entriesOf(200))
    await poll(() => names().length).toBeGreaterThanOrEqual(41)
    directory.isDown = true
    const scroller = await area()
    await expect
      .poll(
        () => {
          scroller.scrollTop = scroller.scrollHeight
          return shadowOf().querySelector('[data-part="failure"]')
        },
        { timeout: 5_000 },
      )
      .toBeTruthy()
    expect(names().length).toBeGreaterThanOrEqual(41)
    expect(names()).not.toContain('MetaMask')
    directory.isDown = false
    const before = names().length
    await userEvent.click(await findControl('Try again'))
    await poll(() => names().length).toBeGreaterThan(before)
  })
})

describe('by keyboard', () => {
  it('moves between wallets with arrows, Home and End, and to the search with letters and Up', async () => {
    await openAll(entriesOf(11))
    await poll(() => names().length).toBe(12)
    ;(await field()).focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(focused()).toContain('Fox')
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    expect(focused()).toContain('Listed 4')
    await userEvent.keyboard('{End}')
    expect(focused()).toContain('Listed 10')
    await userEvent.keyboard('{Home}{ArrowUp}')
    expect(shadowOf().activeElement).toBe(await field())
    await userEvent.keyboard('{ArrowDown}{ArrowRight}7')
    expect(shadowOf().activeElement).toBe(await field())
    await poll(names).toEqual(['Listed 7'])
    expect((await field()).value).toBe('7')
    // Tab stops at one wallet only.
    await poll(() => shadowOf().querySelectorAll('[role="gridcell"] button[tabindex="0"]').length).toBe(1)
  })

  it('reaches both ends of a partly rendered list', async () => {
    const { latchkey } = await openAll(entriesOf(600))
    const scroller = await area()
    const loaded = () => {
      scroller.scrollTop = scroller.scrollHeight
      return latchkey.getState().directory?.all?.isDone
    }
    await expect.poll(loaded, { timeout: 10_000, interval: 20 }).toBe(true)
    await poll(() => names().at(-1)).toBe('Listed 599')
    expect(names().length).toBeLessThan(300)
    ;(await field()).focus()
    await userEvent.keyboard('{ArrowDown}{Home}')
    await poll(focused).toContain('Fox')
    expect(names()[0]).toBe('Fox')
    await userEvent.keyboard('{End}')
    await poll(focused).toContain('Listed 599')
  })
})
