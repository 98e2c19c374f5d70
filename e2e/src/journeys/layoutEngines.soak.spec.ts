import { beforeAll, describe } from 'vitest'
import { type Boxes, readBoxes } from '../browser/readBoxes'
import type { Engine, Viewport } from '../engines/Driver'
import { describeLayouts, type Layouts } from '../engines/describeLayouts'
import { drawBlocks } from '../engines/drawBlocks'
import { openIn } from '../engines/openIn'
import { connectHolder, type HolderSite, holderSite } from './holderSite'
import { layoutScreens, show } from './layoutScreens'

let site: HolderSite
beforeAll(async () => {
  site = await holderSite()
})

/** Shows every screen with the data of a gateway, and returns their layouts. */
async function walkScreens(engine: Engine, viewport?: Viewport): Promise<Layouts> {
  const visit = await openIn(engine, { ...site, ...(viewport ? { viewport } : {}) })
  await connectHolder(visit)
  // The first time loads the data, which may come late.
  for (const screen of layoutScreens) await show(visit, screen)
  const seen: Record<string, Boxes> = {}
  for (const screen of layoutScreens)
    await show(visit, screen, async () => {
      await drawBlocks(visit.page)
      seen[screen.name] = await readBoxes(visit)
    })
  return seen
}

describe.each([
  ['on a desktop', undefined],
  ['on a phone', { width: 390, height: 844 }],
] as const)('%s, with a gateway', (_name, viewport) => {
  describeLayouts('shows every screen without an error, laid out as in Chromium', (engine) =>
    walkScreens(engine, viewport),
  )
})
