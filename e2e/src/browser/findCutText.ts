import type { Locator } from 'playwright-core'

/**
 * Lists our texts that a visitor can't read to the end, because something cuts them off at the side. Names that others
 * have chosen may be cut.
 */
export function findCutText(frame: Locator): Promise<readonly string[]> {
  return frame.evaluate((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const found: string[] = []
    /** What hides text beyond its sides, up to the window. */
    const clips = (element: Element) => ['hidden', 'clip'].includes(getComputedStyle(element).overflowX)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true }) || text.textContent?.trim() === '') continue
      if (parent.closest('bdi')) continue
      range.selectNodeContents(text)
      const { left, right, width } = range.getBoundingClientRect()
      if (width === 0) continue
      for (let box: Element | null = parent; box; box = box === root ? null : box.parentElement) {
        const limit = box.getBoundingClientRect()
        // What is for screen readers alone takes a pixel.
        if (limit.width <= 1) break
        if (!clips(box) && box !== root) continue
        const [start, end] = [Math.max(0, limit.left), Math.min(innerWidth, limit.right)]
        if (left < start - 1 || right > end + 1) {
          found.push(
            `${text.textContent?.trim()} (${Math.round(left)}–${Math.round(right)} in ${Math.round(start)}–${Math.round(end)})`,
          )
          break
        }
      }
    }
    return found
  })
}
