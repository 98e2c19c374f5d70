import { expect } from 'vitest'
import type { EngineVisit } from '../engines/openIn'

/** `x y width height` of every part and control, by its name and index. */
export type Boxes = Readonly<Record<string, readonly number[]>>

/** Reads the boxes of everything in the modal, once nothing moves. */
export async function readBoxes({ modal }: Pick<EngineVisit, 'modal'>): Promise<Boxes> {
  const read = () =>
    modal.frame.evaluate(async (frame) => {
      // The card takes its new height with a frame, and WebKit may draw few of them.
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
      const counts: Record<string, number> = {}
      const boxes: Record<string, readonly number[]> = {}
      const parts = '[data-part], [role="row"], [role="tab"], ul, ol, li, button, input, summary, h2'
      for (const part of frame.querySelectorAll<HTMLElement>(parts)) {
        // Messages come and go; what is for screen readers alone is nowhere in particular.
        if (part.closest('[data-part="notice"], [data-part="unseen"], [aria-live]')) continue
        // Wallets are listed as they are found, so what is in a row is read from the row's corner.
        const row = part.parentElement?.closest<HTMLElement>('[data-wallet]')
        const corner = row?.getBoundingClientRect() ?? { x: 0, y: 0 }
        const name = [row?.dataset.wallet ?? [], part.dataset.part ?? part.tagName].flat().join(' ')
        counts[name] = (counts[name] ?? 0) + 1
        const { x, y, width, height } = part.getBoundingClientRect()
        boxes[`${name} ${counts[name]}`] = [x - corner.x, y - corner.y, width, height].map(
          (px) => Math.round(px * 10) / 10,
        )
      }
      return boxes
    })
  let boxes = await read()
  await expect
    .poll(async () => {
      const last = JSON.stringify(boxes)
      boxes = await read()
      return JSON.stringify(boxes) === last
    })
    .toBe(true)
  return boxes
}

/** Lists what is missing, new, or more than `tolerance` pixels away from where it was. */
export function findMoved(was: Boxes, is: Boxes, tolerance: number): readonly string[] {
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((name) => {
      const [left, right] = [was[name], is[name]]
      return !left || !right || left.some((px, at) => Math.abs(px - (right[at] ?? Number.NaN)) > tolerance)
    })
    .map((name) => `${name}: ${was[name]} → ${is[name]}`)
}
