import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PackedPackage, packPackages } from '../../../scripts/workspace/packPackages'
import { projectRoot } from '../../../scripts/workspace/projectRoot'
import { buildPackages } from '../pages/buildPackages'

let packed: Promise<readonly PackedPackage[]> | null = null

/** Builds and packs the packages, once for all examples that a process installs. */
export function packOnce(): Promise<readonly PackedPackage[]> {
  packed ??= pack()
  return packed
}

async function pack(): Promise<readonly PackedPackage[]> {
  await buildPackages()
  // Another process packs into a folder of its own, or it would delete these while npm reads them.
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-packed-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return packPackages(projectRoot, folder)
}
