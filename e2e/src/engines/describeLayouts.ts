import { describe, expect, it } from 'vitest'
import { type Boxes, findMoved } from '../browser/readBoxes'
import type { Engine } from './Driver'
import { availableEngines, useEngine } from './useEngine'

/** The boxes of each screen by its name. */
export type Layouts = Readonly<Record<string, Boxes>>

/** Tests a walk through screens in every engine: every layout is within 2 px of Chromium's. */
export function describeLayouts(title: string, walk: (engine: Engine) => Promise<Layouts>): void {
  const chromium = useEngine('Chromium')
  let known: Layouts | null = null

  describe.each(availableEngines())('in %s', { timeout: 300_000 }, (name) => {
    const engine = name === 'Chromium' ? chromium : useEngine(name)

    it(title, async () => {
      known ??= await walk(chromium())
      const layouts = name === 'Chromium' ? known : await walk(engine())
      expect(Object.keys(layouts)).toEqual(Object.keys(known))
      expect(findDifferences(known, layouts)).toEqual({})
    })
  })
}

function findDifferences(expected: Layouts, layouts: Layouts): Readonly<Record<string, readonly string[]>> {
  const moved = Object.entries(expected).map(([screen, boxes]) => {
    expect(Object.keys(boxes).length, screen).toBeGreaterThan(5)
    return [screen, findMoved(boxes, layouts[screen] ?? {}, 2)] as const
  })
  return Object.fromEntries(moved.filter(([, parts]) => parts.length > 0))
}
