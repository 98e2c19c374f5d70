import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { settle } from '../browser/settle'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** What axe has against a page and everything on it, one line for each thing; also that it has not looked into the modal. */
export async function findAxeProblems(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const first = await look(page)
  if (first.length === 0) return first
  // On a busy machine a view may start to move while axe looks at it. A real problem is still there when it has come to rest.
  await settle(page)
  return look(page)
}

function look(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    // What is still fading in has not its colours yet; what turns for ever is not waited for.
    const roots = [document, document.querySelector('latchkey-modal')?.shadowRoot]
    const moving = roots
      .flatMap((root) => root?.getAnimations() ?? [])
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(moving.map(({ finished }) => finished))
    const { violations, passes } = await window.axe.run(document, {
      resultTypes: ['violations', 'passes'],
      // Off by default, as it is new in WCAG 2.2.
      rules: { 'target-size': { enabled: true } },
    })
    const measured = passes
      .filter(({ id }) => id === 'color-contrast')
      .flatMap(({ nodes }) => nodes.filter(({ target }) => target.flat().includes('latchkey-modal')))
    const faults = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.flat().join(' ')} ${node.failureSummary}`),
    )
    // A title and one thing to read or press is the least that a view has. Arabic letters axe does not take for text;
    // their colours are those of English.
    const language = document
      .querySelector('latchkey-modal')
      ?.shadowRoot?.querySelector<HTMLElement>('[lang]')?.lang
    const isMeasured = measured.length >= 2 || language === 'ar'
    return isMeasured ? faults : [...faults, `only ${measured.length} texts of the modal were measured`]
  })
}
