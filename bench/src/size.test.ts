import { beforeAll, describe, expect, it } from 'vitest'
import { budgets } from './budgets'
import { findNodeGlobals } from './site/findNodeGlobals'
import { familyNames } from './size/familyNames'
import { familyPaths, familyScripts } from './size/familyScripts'
import { judgeSize, type Verdict } from './size/judgeSize'
import { measureSize, type SizeMeasurement } from './size/measureSize'
import { pairingPaths } from './size/pairingScripts'
import { sizeReport } from './size/sizeReport'
import type { Step, Visit } from './size/Visit'
import { withImports } from './size/withImports'

let measured: SizeMeasurement
let verdicts: ReadonlyMap<string, Verdict>

beforeAll(async () => {
  measured = await measureSize()
  verdicts = new Map(judgeSize(measured).map((verdict) => [verdict.what, verdict]))
}, 180_000)

describe('a small site with latchkey/react and evm(), built by Vite and visited in Chromium', () => {
  it.each([
    ['requests before the click', `${budgets.requestsBeforeClick}`],
    ['before the click, on top of React', `${budgets.bytesBeforeClick} gzip bytes`],
    ['added on opening', `${budgets.bytesToOpen} gzip bytes`],
    ['files on opening', `${budgets.filesToOpen}`],
    ['added on connecting', `${budgets.bytesToConnect} gzip bytes`],
    ['files on connecting', `${budgets.filesToConnect}`],
    ['pairing: requests before the click', `${budgets.requestsBeforeClick}`],
    ['pairing: before the click, on top of the same', `${budgets.pairingBytesBeforeClick} gzip bytes`],
    ['pairing: the client, on asking for a code', `${budgets.pairingBytes} gzip bytes`],
    ['embedded wallet: requests before the click', `${budgets.requestsBeforeClick}`],
    [
      'embedded wallet: before the click, on top of the same',
      `${budgets.embeddedBytesBeforeClick} gzip bytes`,
    ],
    ['four families: requests before the click', `${budgets.requestsBeforeClick}`],
    [
      'four families: before the click, on top of the same',
      `${familyNames.length * budgets.familyBytesBeforeClick} gzip bytes`,
    ],
    ...familyNames.flatMap((family) => [
      [`${family}: its own part before the click`, `${budgets.familyBytesBeforeClick} gzip bytes`],
      [`${family}: from opening to the account`, `${budgets.familyBytes} gzip bytes`],
    ]),
  ])('%s: at most %s', (what) => {
    const verdict = verdicts.get(what)
    expect(verdict?.value, `\n${sizeReport(measured)}\n`).toBeLessThanOrEqual(verdict?.budget ?? Number.NaN)
  })

  it('measures something: each step loads scripts, and the bare page loads only itself', () => {
    const { bare, latchkey, pairing } = measured
    const { load, open, connect } = latchkey.visit
    for (const step of [load, open, connect, pairing.visit.pair])
      expect(step.scripts.length).toBeGreaterThan(0)
    expect(bare.visit.load.scripts.map(({ path }) => path)).toContain(bare.site.react)
    expect(latchkey.visit.load.scripts.map(({ path }) => path)).toContain(latchkey.site.react)
    for (const step of [bare.visit.open, bare.visit.connect, bare.visit.account])
      expect(step.requests).toBe(0)
  })

  it('loads the pairing client when a code is requested, and one-click sign-in not even then', () => {
    const { site, visit } = measured.pairing
    const paths = (step: Step) => step.scripts.map(({ path }) => path)
    const { client, lazy } = pairingPaths(site)
    expect(client.length).toBeGreaterThan(0)
    expect(lazy.length).toBeGreaterThan(0)
    expect(paths(visit.pair)).toEqual(expect.arrayContaining([...client]))
    for (const path of [...paths(visit.load), ...paths(visit.open)]) expect(client).not.toContain(path)
    for (const path of paths(visit.pair)) expect(lazy).not.toContain(path)
  })

  it.each(familyNames)(
    'loads the code to connect a %s wallet with that wallet, and the transaction builder not even then',
    (family) => {
      const { site, visits } = measured.families
      const all = familyPaths(site, family)
      const loadedBy = ({ load, open, connect, account }: Visit) =>
        [load, open, connect, account].flatMap(({ scripts }) => scripts.map(({ path }) => path))
      const connecting = familyScripts(site, visits, family).map(({ path }) => path)
      expect(connecting.length).toBeGreaterThan(1)
      const byOthers = loadedBy(visits.evm).filter((path) => connecting.includes(path))
      // A visitor of another family loads the code that looks for wallets, but not the code that connects
      // one.
      const sourcesOf = (paths: readonly string[]) =>
        paths.flatMap((path) => site.files.get(path)?.sources ?? [])
      expect(sourcesOf(connecting)).toContain(`${family}/wallet/connect`)
      expect(sourcesOf(byOthers)).not.toContain(`${family}/wallet/connect`)
      const later = all.filter((path) => !loadedBy(visits[family]).includes(path))
      expect(sourcesOf(later)).toContain(`${family}/transaction/sendTransaction`)
    },
  )

  it.each(familyNames)('uses no Buffer, process or global in any script of %s', (family) => {
    const { site } = measured.families
    const all = [...withImports(site, familyPaths(site, family))].filter((path) => path !== site.react)
    expect(all.length).toBeGreaterThan(3)
    const found = all.map((path) => [
      site.files.get(path)?.name,
      findNodeGlobals(site.files.get(path)?.code ?? ''),
    ])
    expect(found.filter(([, names]) => names?.length)).toEqual([])
  })

  it('uses no Buffer, process or global in the pairing client and its later scripts', () => {
    const { site } = measured.pairing
    const { client, lazy } = pairingPaths(site)
    const all = withImports(site, [...client, ...lazy])
    const found = [...all]
      .filter((path) => path !== site.react)
      .map((path) => [path, findNodeGlobals(site.files.get(path)?.code ?? '')])
    expect(found.filter(([, names]) => names?.length)).toEqual([])
  })

  it('builds React for production, even inside a test runner', () => {
    const react = measured.bare.site.files.get(measured.bare.site.react)
    expect(react?.gzip.length).toBeLessThan(80_000)
  })
})
