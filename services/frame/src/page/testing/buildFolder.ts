import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writePages } from '../build/writePages'

/** Builds the pages into a folder of their own, so tests that run at the same time don't meet. */
export async function buildFolder(): Promise<{ readonly path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'latchkey-frame-'))
  await writePages(path)
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}
