import { describe } from 'vitest'
import { type Boxes, readBoxes } from '../browser/readBoxes'
import type { Engine, Viewport } from '../engines/Driver'
import { describeLayouts, type Layouts } from '../engines/describeLayouts'
import { drawBlocks } from '../engines/drawBlocks'
import { openIn } from '../engines/openIn'
import { connectHolder, type HolderSite, holderSite } from './holderSite'
import { layoutScreens, type Screen, show } from './layoutScreens'
import { namedScreens } from './namedScreens'

/** One holder for all engines, so they show the same. */
let site: Promise<HolderSite> | null = null
/** The same with a name. */
let namedSite: Promise<HolderSite> | null = null

/** Shows every screen with the data of a gateway, and returns their layouts. */
async function walkScreens(engine: Engine, viewport?: Viewport): Promise<Layouts> {
  site ??= holderSite()
  namedSite ??= holderSite(undefined, { hasName: true })
  const seen: Record<string, Boxes> = {}
  const walk = async (holder: HolderSite, screens: readonly Screen[]) => {
    const visit = await openIn(engine, { ...holder, ...(viewport ? { viewport } : {}) })
    await connectHolder(visit)
    // The first time loads the data, which may come late.
    for (const screen of screens) await show(visit, screen)
    for (const screen of screens)
      await show(visit, screen, async () => {
        await drawBlocks(visit.page)
        seen[screen.name] = withBrandNamed(await readBoxes(visit))
      })
  }
  await walk(await site, layoutScreens)
  await walk(await namedSite, namedScreens)
  return seen
}

/** A brand's row has the id of the wallet that was found first, which may be that of any of its families. */
function withBrandNamed(boxes: Boxes): Boxes {
  return Object.fromEntries(
    Object.entries(boxes).map(([name, box]) => [name.replace(/^Brand /, 'com.example.brand '), box]),
  )
}

describe.each([
  ['on a desktop', undefined],
  ['on a phone', { width: 390, height: 844 }],
] as const)('%s, with a gateway', (_name, viewport) => {
  describeLayouts('shows every screen without an error, laid out as in Chromium', (engine) =>
    walkScreens(engine, viewport),
  )
})
