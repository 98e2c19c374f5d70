import { expect } from 'vitest'
import { type Boxes, readBoxes } from '../browser/readBoxes'
import type { Engine, Viewport } from '../engines/Driver'
import type { Layouts } from '../engines/describeLayouts'
import { drawBlocks } from '../engines/drawBlocks'
import { familiesQuery, openViewsIn } from './openViews'
import { signInStates } from './signInStates'
import { type ViewState, type ViewVisit, viewStates } from './viewStates'

/** How a walk looks at the views. */
export type Look = {
  readonly query?: Readonly<Record<string, string>>
  readonly viewport?: Viewport
}

type AddressOf = (query: Readonly<Record<string, string>>) => string

/** Opens every view in an engine, expects each to be named by its heading, and returns their layouts by their names. */
export async function walkViews(
  engine: Engine,
  urlOf: AddressOf,
  { query = {}, viewport }: Look = {},
): Promise<Layouts> {
  const seen: Record<string, Boxes> = {}
  const walk = async (states: readonly ViewState[], more: Readonly<Record<string, string>>) => {
    const url = urlOf({ theme: 'light', ...query, ...more })
    const visit = await openViewsIn(engine, url, viewport ? { viewport } : {})
    for (const { name, show } of states) {
      await show(visit)
      await expectHeading(visit, name)
      await untilRead(visit)
      await untilShown(visit)
      await drawBlocks(visit.page)
      await scrollBack(visit)
      seen[name] = await readBoxes(visit)
    }
  }
  await walk(viewStates, { families: familiesQuery() })
  await walk(signInStates, { siwx: '' })
  return seen
}

async function expectHeading({ page, modal }: ViewVisit, view: string): Promise<void> {
  // Firefox leaves marks that isolate a name out of `innerText`; they are part of the dialog's name.
  const title = await modal.frame
    .locator('[data-part="title"] > :not([aria-hidden])')
    .evaluate(({ textContent }) => textContent)
  expect(title, view).not.toBe('')
  await page.getByRole('dialog', { name: title, exact: true }).waitFor()
}

/** Until its node has answered, an account shows a default balance. */
async function untilRead({ page }: ViewVisit): Promise<void> {
  const isReading = () =>
    page.evaluate(() =>
      Object.values(window.fixture.latchkey.getState().account.byAddress).some(
        ({ isBalanceLoading }) => isBalanceLoading,
      ),
    )
  await expect.poll(isReading, { timeout: 30_000 }).toBe(false)
}

/** Texts of a view may load after it. Until then it keeps their place, and a control that is shown says what it does. */
async function untilShown({ modal }: ViewVisit): Promise<void> {
  const isLoading = () =>
    modal.frame.evaluate(
      (frame) =>
        frame.querySelector('[data-part="skeleton-rows"]') !== null ||
        [...frame.querySelectorAll('button')].some(
          (button) => !button.textContent && !button.hasAttribute('aria-label'),
        ),
    )
  await expect.poll(isLoading, { timeout: 30_000 }).toBe(false)
}

/** Drivers scroll to what they press, each in its own way. */
async function scrollBack({ modal }: ViewVisit): Promise<void> {
  await modal.frame.locator('[data-part="scroll-area"]').evaluateAll((areas) => {
    for (const area of areas) area.scrollTop = 0
  })
}
