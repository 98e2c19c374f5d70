import { bytesPerKb } from '../budgets'
import type { Site } from '../site/Site'
import { textTable } from '../textTable'
import { familyNames } from './familyNames'
import { familyScripts } from './familyScripts'
import { bytesOf, isWithin, judgeSize, scriptBytes, type Verdict } from './judgeSize'
import type { SizeMeasurement } from './measureSize'
import { clientScripts, sharedScripts, signInBytes } from './pairingScripts'
import type { LoadedScript, Step, Visit } from './Visit'

const steps = [
  ['load', 'before the click'],
  ['open', 'opening'],
  ['connect', 'connecting'],
  ['account', 'showing the account'],
] as const satisfies readonly (readonly [keyof Visit, string])[]

/** Smaller modules aren't listed. */
const leastBytes = 150
const mostModules = 12

/** Formats the output of `npm run bench:size`. */
export function sizeReport(measured: SizeMeasurement): string {
  return [
    'JavaScript (gzip) and requests of each step, beside a bare React page with a <dialog>',
    comparison(measured),
    textTable([['', 'measured', 'budget', ''], ...judgeSize(measured).map(verdictRow)]),
    `On top of React: all scripts before the click without the site's own main.tsx (by its part of the minified text),
minus the same of the bare page, which is React, ReactDOM and what Vite adds to every page. 1 KB = ${bytesPerKb} bytes.`,
    ...steps.map(([name, title]) =>
      breakdown(title, measured.latchkey.visit[name].scripts, measured.latchkey.site),
    ),
    pairingPart(measured),
    familiesPart(measured),
  ].join('\n\n')
}

function pairingPart({ pairing: { site, visit } }: SizeMeasurement): string {
  const scripts = clientScripts(site, visit)
  const shared = bytesOf(sharedScripts(site, visit))
  const all = scriptBytes(visit.pair)
  return [
    breakdown('the pairing client, on asking for a code', scripts, site, 2 * mostModules),
    textTable([
      ['  shared by it with the view and the adapter, which load it as well', kb(shared)],
      ['  the view with its code, the directory, the adapter', kb(all - shared - bytesOf(scripts))],
      ['  all that the press loaded', kb(all)],
      ['  one-click sign-in, for sites that use it, would load on top', kb(signInBytes(site, visit))],
    ]),
  ].join('\n')
}

function familiesPart({ families: { site, visits } }: SizeMeasurement): string {
  const all = ({ open, connect, account }: Visit) =>
    scriptBytes(open) + scriptBytes(connect) + scriptBytes(account)
  return [
    ...familyNames.map((family) =>
      breakdown(
        `${family}, from opening to the account, beyond what an EVM wallet loads`,
        familyScripts(site, visits, family),
        site,
      ),
    ),
    'all that a visitor loads from opening to the account, on the page with four families',
    textTable(
      (['evm', ...familyNames] as const).map((family) => [
        `  with a wallet of ${family}`,
        kb(all(visits[family])),
      ]),
    ),
  ].join('\n')
}

function comparison({ bare, latchkey }: SizeMeasurement): string {
  return textTable([
    ['', 'bare page', '', 'Latchkey', '', ''],
    ...steps.map(([name, title]) => [
      title,
      kb(scriptBytes(bare.visit[name])),
      requests(bare.visit[name]),
      kb(scriptBytes(latchkey.visit[name])),
      requests(latchkey.visit[name]),
      rounds(latchkey.visit[name]),
    ]),
  ])
}

function verdictRow(verdict: Verdict): readonly string[] {
  const { what, value, budget, unit } = verdict
  const show = unit === 'bytes' ? kb : String
  return [what, show(value), show(budget), isWithin(verdict) ? 'ok' : 'OVER']
}

function breakdown(title: string, scripts: readonly LoadedScript[], site: Site, most = mostModules): string {
  const files = scripts.filter(({ path }) => path !== site.react)
  const weights = new Map<string, number>()
  for (const { module, bytes } of files.flatMap(({ path }) => site.files.get(path)?.weighModules() ?? []))
    weights.set(module, (weights.get(module) ?? 0) + bytes)
  const heaviest = [...weights]
    .filter(([, bytes]) => bytes >= leastBytes)
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
  const lines = [
    ...files.map(({ path, bytes, round }) => [`  ${path}`, kb(bytes), `round ${round}`]),
    ...(heaviest.length > 0 ? [['  of which about', '', '']] : []),
    ...heaviest.map(([module, bytes]) => [`    ${module}`, kb(bytes), '']),
  ]
  return [`${title}: ${files.length} scripts besides React`, textTable(lines)].join('\n')
}

function rounds({ scripts }: Step): string {
  const last = Math.max(0, ...scripts.map(({ round }) => round))
  return last > 1 ? `in ${last} rounds` : ''
}

function requests(step: Step): string {
  return `${step.requests} requests`
}

function kb(bytes: number): string {
  return `${(bytes / bytesPerKb).toFixed(2)} KB`
}
