import { expect, it } from 'vitest'
import { findCutText } from '../browser/findCutText'
import { openVisit } from '../browser/openVisit'
import { settle } from '../browser/settle'
import { useBrowser } from '../browser/useBrowser'
import { findAxeProblems } from '../pages/findAxeProblems'
import { connectHolder, holderSite } from './holderSite'
import { layoutScreens, type Screen, show } from './layoutScreens'
import { namedScreens } from './namedScreens'

const browser = useBrowser()
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** The longest words, the other direction, and both themes. */
const looks = [
  { query: 'theme=light&locale=ar' },
  { query: 'theme=dark' },
  { query: 'theme=light&locale=de', context: phone },
] as const
const groups = [
  { state: 'a holder', hasName: false, screens: layoutScreens },
  { state: 'a holder with a name', hasName: true, screens: namedScreens },
] as const

/** Returns what axe finds on each screen, and our texts that are cut off, once it shows the data of the gateway. */
async function findFaults(
  screens: readonly Screen[],
  { query, context = {}, hasName }: { query: string; context?: typeof phone | object; hasName: boolean },
) {
  const { prepare, ...site } = await holderSite(query, { hasName })
  const visit = await openVisit(await browser(), { ...site, context, prepare })
  await connectHolder(visit)
  const faults: Record<string, readonly string[]> = {}
  for (const screen of screens)
    await show(visit, screen, async () => {
      await settle(visit.page)
      const found = [
        ...(await findAxeProblems(visit.page)),
        ...(await findCutText(visit.modal.frame)).map((text) => `cut off: ${text}`),
      ]
      if (found.length > 0) faults[screen.name] = found
    })
  return faults
}

it.each(looks.flatMap((look) => groups.map((group) => ({ ...look, ...group }))))(
  'every view has no fault for $state, $query',
  { timeout: 300_000 },
  async ({ screens, ...look }) => {
    expect(await findFaults(screens, look)).toEqual({})
  },
)
