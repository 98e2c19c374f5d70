import { expect } from 'vitest'
import type { EngineVisit } from '../engines/openIn'

/** `x y width height` of every part and control, by its name and index. */
export type Boxes = Readonly<Record<string, readonly number[]>>

/** Reads the boxes of everything in the modal, once nothing moves. */
export async function readBoxes({ modal }: Pick<EngineVisit, 'modal'>): Promise<Boxes> {
  const read = () =>
    modal.frame.evaluate((frame) => {
      const counts: Record<string, number> = {}
      const boxes: Record<string, readonly number[]> = {}
      const parts = '[data-part], [role="row"], [role="tab"], li, button, input, summary, h2'
      for (const part of frame.querySelectorAll<HTMLElement>(parts)) {
        const name = part.dataset.part ?? part.tagName
        // Messages come and go.
        if (part.closest('[data-part="notice"], [aria-live]')) continue
        counts[name] = (counts[name] ?? 0) + 1
        const { x, y, width, height } = part.getBoundingClientRect()
        boxes[`${name} ${counts[name]}`] = [x, y, width, height].map((px) => Math.round(px * 10) / 10)
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
