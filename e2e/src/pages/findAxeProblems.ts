import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { settle } from '../browser/settle'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Returns axe's findings on a page, one line each; also reports if axe didn't look into the modal. */
export async function findAxeProblems(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const first = await look(page)
  if (first.length === 0) return first
  // On a busy machine a view may start to move while axe runs. A real problem is still there once it has settled.
  await settle(page)
  return look(page)
}

function look(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    // Colours aren't final during a fade. Endless animations aren't waited for.
    const roots = [document, document.querySelector('latchkey-modal')?.shadowRoot]
    const moving = roots
      .flatMap((root) => root?.getAnimations() ?? [])
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(moving.map(({ finished }) => finished))
    const { violations, passes } = await window.axe.run(document, {
      resultTypes: ['violations', 'passes'],
      // Off by default, because it is new in WCAG 2.2.
      rules: { 'target-size': { enabled: true } },
    })
    const measured = passes
      .filter(({ id }) => id === 'color-contrast')
      .flatMap(({ nodes }) => nodes.filter(({ target }) => target.flat().includes('latchkey-modal')))
    const faults = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.flat().join(' ')} ${node.failureSummary}`),
    )
    // Every view has at least a title and one thing to read or press. axe doesn't treat Arabic letters as text; their
    // colours are those of English.
    const language = document
      .querySelector('latchkey-modal')
      ?.shadowRoot?.querySelector<HTMLElement>('[lang]')?.lang
    const isMeasured = measured.length >= 2 || language === 'ar'
    return isMeasured ? faults : [...faults, `only ${measured.length} texts of the modal were measured`]
  })
}
