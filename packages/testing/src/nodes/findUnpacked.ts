import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Finds an x86-64 program that this repository's `npm test` unpacked with an emulator, for ARM machines. */
export function findUnpacked(name: string, folder = process.cwd()): string | null {
  const found = join(folder, '.latchkey/x86-64', name)
  if (existsSync(found)) return found
  const above = dirname(folder)
  return above === folder ? null : findUnpacked(name, above)
}
