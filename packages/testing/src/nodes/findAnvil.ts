import { createRequire } from 'node:module'
import { join } from 'node:path'
import { anvilMissing } from '../errors'
import { findUnpacked } from './findUnpacked'

const systems: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-amd64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-amd64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'win32-amd64',
}

type Machine = { readonly platform: string; readonly arch: string; readonly env: NodeJS.ProcessEnv }

/**
 * Finds the anvil program: `ANVIL_PATH`, the npm package of this platform, or the one that this repository's `npm test`
 * unpacked under `.latchkey`.
 */
export function findAnvil({ platform, arch, env }: Machine = process): string {
  if (env.ANVIL_PATH) return env.ANVIL_PATH
  const system = `${platform}-${arch}`
  const program = `@foundry-rs/anvil-${systems[system] ?? system}/bin/anvil${platform === 'win32' ? '.exe' : ''}`
  const here = createRequire(import.meta.url)
  const project = createRequire(join(process.cwd(), 'package.json'))
  // A strict package manager shows the platform's package only to the wrapper package.
  const wrapper = (from: NodeJS.Require) => createRequire(from.resolve('@foundry-rs/anvil/package.json'))
  const ways = [() => here, () => project, () => wrapper(here), () => wrapper(project)]
  let cause: unknown
  for (const way of ways) {
    try {
      return way().resolve(program)
    } catch (error) {
      // Not here; the last reason goes into the error below.
      cause = error
    }
  }
  const unpacked = platform === process.platform ? findUnpacked('anvil') : null
  if (unpacked) return unpacked
  throw anvilMissing({ system }, { cause })
}
