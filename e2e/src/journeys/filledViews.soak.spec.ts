import { expect, it } from 'vitest'
import { findCutText } from '../browser/findCutText'
import { openVisit, type Visit, type VisitOptions } from '../browser/openVisit'
import { readBoxes } from '../browser/readBoxes'
import { settle } from '../browser/settle'
import { useBrowser } from '../browser/useBrowser'
import { usePartitions } from '../browser/usePartitions'
import { findAxeProblems } from '../pages/findAxeProblems'
import { embeddedScreens } from './embeddedScreens'
import { connectHolder, holderSite } from './holderSite'
import { layoutScreens, type Screen, show } from './layoutScreens'
import { namedScreens } from './namedScreens'
import { openEmbeddedHolder } from './openEmbeddedHolder'

type Look = { readonly query: string; readonly context?: VisitOptions['context'] }

const browser = useBrowser()
const partitioned = usePartitions()
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** The longest words, the other direction, and both themes. */
const looks = [
  { query: 'theme=light&locale=ar' },
  { query: 'theme=dark' },
  { query: 'theme=light&locale=de', context: phone },
] as const
const groups = [
  { state: 'a holder', screens: layoutScreens, open: (look: Look) => openHolder(look, false), rest: atRest },
  {
    state: 'a holder with a name',
    screens: namedScreens,
    open: (look: Look) => openHolder(look, true),
    rest: atRest,
  },
  {
    state: 'a visitor with the embedded wallet',
    screens: embeddedScreens,
    open: (look: Look) => openEmbeddedHolder(partitioned(), look),
    // The network of the wallet's frame is never idle.
    rest: readBoxes,
  },
] as const

function atRest({ page }: Visit): Promise<void> {
  return settle(page)
}

async function openHolder({ query, context = {} }: Look, hasName: boolean): Promise<Visit> {
  const { prepare, ...site } = await holderSite(query, { hasName })
  const visit = await openVisit(await browser(), { ...site, context, prepare })
  await connectHolder(visit)
  return visit
}

/** Returns what axe finds on each screen, and our texts that are cut off, once it shows the data of the gateway. */
async function findFaults(
  screens: readonly Screen[],
  { visit, rest }: { readonly visit: Visit; readonly rest: (visit: Visit) => Promise<unknown> },
) {
  const faults: Record<string, readonly string[]> = {}
  for (const screen of screens)
    await show(visit, screen, async () => {
      await rest(visit)
      const found = [
        ...(await findAxeProblems(visit.page)),
        ...(await findCutText(visit.modal.frame))
          // A row may cut the long address of the embedded wallet's visitor.
          .filter((text) => !text.includes('visitor-'))
          .map((text) => `cut off: ${text}`),
      ]
      if (found.length > 0) faults[screen.name] = found
    })
  return faults
}

it.each(looks.flatMap((look) => groups.map((group) => ({ ...look, ...group }))))(
  'every view has no fault for $state, $query',
  { timeout: 300_000 },
  async ({ screens, open, rest, ...look }) => {
    expect(await findFaults(screens, { visit: await open(look), rest })).toEqual({})
  },
)
