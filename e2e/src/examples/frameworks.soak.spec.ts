import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { base, mainnet } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { runCommand } from '../../../scripts/process/runCommand'
import { useBrowser } from '../browser/useBrowser'
import { readSite } from '../pages/readSite'
import { serveSite } from '../pages/serveSite'
import { strictHeaders } from '../pages/strictHeaders'
import { clickThrough } from './clickThrough'
import { type Framework, frameworks } from './frameworks'
import { type InstalledExample, installExample } from './installExample'
import { type Sizes, sizeTable } from './measureScripts'

const browser = useBrowser()
const measured: [string, Sizes][] = []
const env = { NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', NG_CLI_ANALYTICS: 'false' }

afterAll(() => {
  process.stdout.write(`\n${sizeTable(measured)}\n\n`)
})

/** The strictest policy that the framework works under. */
function headersOf({ trustedTypes }: Framework): Readonly<Record<string, string>> {
  const [name, policy = ''] =
    Object.entries(strictHeaders([mainnet, base].map(({ rpcUrls }) => rpcUrls.default.http[0])))[0] ?? []
  const own =
    trustedTypes === null
      ? policy.replace(/; require-trusted-types-for.*/, '')
      : policy.replace("trusted-types 'none'", `trusted-types ${trustedTypes ?? "'none'"}`)
  return { [name ?? '']: own }
}

describe.each(frameworks)('examples/$name', (framework) => {
  const { name, commands, output, most, tolerated = /$^/ } = framework
  let example: InstalledExample
  beforeAll(async () => {
    example = await installExample(name, framework.base)
  }, 1_200_000)
  afterAll(() => example?.remove())

  it('[CON-14] passes its checker, builds without a warning, and connects, signs, switches, comes back and disconnects silently under a strict policy', {
    timeout: 900_000,
  }, async () => {
    const { folder: cwd } = example
    for (const [program = '', ...args] of commands) {
      const { code, output: said } = await runCommand(program, args, { cwd, env })
      const output = stripVTControlCharacters(said).replace(tolerated, '')
      expect({ code, output }, args.join(' ')).toEqual({
        code: 0,
        output: expect.not.stringMatching(/\b(warn|error)\b|\w*Warning\b|\(!\)/i),
      })
    }
    const served = await serveSite(await readSite(join(cwd, output)), { headers: headersOf(framework) })
    onTestFinished(() => served.stop())
    const sizes = await clickThrough(await browser(), served.origin, framework)
    measured.push([name, sizes])
    expect(sizes.early).toBeLessThanOrEqual(most.early * 1000)
    expect(sizes.open).toBeLessThanOrEqual(most.open * 1000)
  })
})
