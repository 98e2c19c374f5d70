import { budgets } from '../budgets'
import type { Site } from '../site/Site'
import { familyNames } from './familyNames'
import { earlyBytes, familyScripts } from './familyScripts'
import type { SizeMeasurement, VisitedFamilies, VisitedSite } from './measureSize'
import { clientScripts } from './pairingScripts'
import type { LoadedScript, Step, Visit } from './Visit'

/** A measured number and its budget. */
export type Verdict = {
  readonly what: string
  readonly value: number
  readonly budget: number
  readonly unit: 'bytes' | 'requests' | 'files'
}

/** Compares the measurements with the budgets. */
export function judgeSize({
  bare,
  latchkey,
  pairing,
  embedded,
  families,
}: SizeMeasurement): readonly Verdict[] {
  const { load, open, connect, account } = latchkey.visit
  return [
    {
      what: 'requests before the click',
      value: load.beyond.length,
      budget: budgets.requestsBeforeClick,
      unit: 'requests',
    },
    {
      what: 'before the click, on top of React',
      value: withoutOwnLines(latchkey) - withoutOwnLines(bare),
      budget: budgets.bytesBeforeClick,
      unit: 'bytes',
    },
    { what: 'added on opening', value: scriptBytes(open), budget: budgets.bytesToOpen, unit: 'bytes' },
    { what: 'files on opening', value: open.scripts.length, budget: budgets.filesToOpen, unit: 'files' },
    {
      what: 'added on connecting',
      value: scriptBytes(connect) + scriptBytes(account),
      budget: budgets.bytesToConnect,
      unit: 'bytes',
    },
    {
      what: 'files on connecting',
      value: connect.scripts.length + account.scripts.length,
      budget: budgets.filesToConnect,
      unit: 'files',
    },
    {
      what: 'pairing: requests before the click',
      value: pairing.visit.load.beyond.length,
      budget: budgets.requestsBeforeClick,
      unit: 'requests',
    },
    {
      what: 'pairing: before the click, on top of the same',
      value: withoutOwnLines(pairing) - withoutOwnLines(latchkey),
      budget: budgets.pairingBytesBeforeClick,
      unit: 'bytes',
    },
    {
      what: 'pairing: the client, on asking for a code',
      value: bytesOf(clientScripts(pairing.site, pairing.visit)),
      budget: budgets.pairingBytes,
      unit: 'bytes',
    },
    {
      what: 'embedded wallet: requests before the click',
      value: embedded.visit.load.beyond.length,
      budget: budgets.requestsBeforeClick,
      unit: 'requests',
    },
    {
      what: 'embedded wallet: before the click, on top of the same',
      value: withoutOwnLines(embedded) - withoutOwnLines(latchkey),
      budget: budgets.embeddedBytesBeforeClick,
      unit: 'bytes',
    },
    ...judgeFamilies(families, latchkey),
  ]
}

function judgeFamilies({ site, visits }: VisitedFamilies, latchkey: VisitedSite): readonly Verdict[] {
  const verdict = (what: string, value: number, budget: number): Verdict => ({
    what,
    value,
    budget,
    unit: 'bytes',
  })
  return [
    {
      what: 'four families: requests before the click',
      value: visits.evm.load.beyond.length,
      budget: budgets.requestsBeforeClick,
      unit: 'requests',
    },
    verdict(
      'four families: before the click, on top of the same',
      withoutOwnLines({ site, visit: visits.evm }) - withoutOwnLines(latchkey),
      familyNames.length * budgets.familyBytesBeforeClick,
    ),
    ...familyNames.flatMap((family) => [
      verdict(
        `${family}: its own part before the click`,
        earlyBytes(site, visits.evm, family),
        budgets.familyBytesBeforeClick,
      ),
      verdict(
        `${family}: from opening to the account`,
        bytesOf(familyScripts(site, visits, family)),
        budgets.familyBytes,
      ),
    ]),
  ]
}

/** Whether a number is within budget. */
export function isWithin({ value, budget }: Verdict): boolean {
  return value <= budget
}

/** Returns the gzip bytes of all scripts that a step loaded. */
export function scriptBytes({ scripts }: Step): number {
  return bytesOf(scripts)
}

/** Returns the gzip bytes of scripts. */
export function bytesOf(scripts: readonly LoadedScript[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0)
}

/**
 * Returns what a page loads before the click without its own `main.tsx`: for the bare page, React and Vite's
 * additions.
 */
function withoutOwnLines({
  site,
  visit,
}: {
  readonly site: Site
  readonly visit: Pick<Visit, 'load'>
}): number {
  const modules = visit.load.scripts.flatMap(({ path }) => site.files.get(path)?.weighModules() ?? [])
  const own = modules.filter(({ module }) => module === 'main.tsx').reduce((sum, { bytes }) => sum + bytes, 0)
  return Math.round(scriptBytes(visit.load) - own)
}
