import { createRequire } from 'node:module'
import { anvilMissing } from '../errors'

const systems: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-amd64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-amd64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'win32-amd64',
}

/** Finds the anvil program inside the npm package of this platform; `ANVIL_PATH` overrides. */
export function findAnvil(): string {
  const given = process.env.ANVIL_PATH
  if (given) return given
  const system = `${process.platform}-${process.arch}`
  const program = `@foundry-rs/anvil-${systems[system] ?? system}/bin/anvil${process.platform === 'win32' ? '.exe' : ''}`
  // The platform's package is a dependency of @foundry-rs/anvil, which a strict package manager shows only to that one.
  const here = createRequire(import.meta.url)
  try {
    return here.resolve(program)
  } catch {
    // Not beside us; it may still be beside the wrapper package, or beside the project that runs the test.
  }
  try {
    return createRequire(here.resolve('@foundry-rs/anvil/package.json')).resolve(program)
  } catch (cause) {
    throw anvilMissing({ system }, { cause })
  }
}
