import { expect } from 'vitest'
import type { Page } from '../engines/Driver'

/** The focused element, through shadow roots: its part, then its wallet, network or name. */
export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    if (!element) return 'nothing'
    const { part, wallet, network } = (element as HTMLElement).dataset
    const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return [part ?? element.localName, wallet ?? network ?? name.trim()].join(' ')
  })
}

/** Presses a key until focus is on the wanted element, as often as a patient visitor would. */
export async function pressUntil(page: Page, key: string, wanted: RegExp): Promise<void> {
  const seen: string[] = []
  for (let presses = 0; presses < 40; presses++) {
    const now = await focusedName(page)
    if (wanted.test(now)) return
    seen.push(now)
    await page.keyboard.press(key)
  }
  expect(seen).toContain(wanted)
}
