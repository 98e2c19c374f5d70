import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Finds a program for x86-64 that `npm test` of this repository has unpacked with an emulator, for machines on ARM. */
export function findUnpacked(name: string, folder = process.cwd()): string | null {
  const found = join(folder, '.latchkey/x86-64', name)
  if (existsSync(found)) return found
  const above = dirname(folder)
  return above === folder ? null : findUnpacked(name, above)
}
