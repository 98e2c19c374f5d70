import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Fills a folder in one step: it is either missing or complete, even when two processes fill it at once. */
export async function unpackTree(folder: string, fill: (unfinished: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(folder), { recursive: true })
  const unfinished = await mkdtemp(`${folder}-unfinished-`)
  try {
    await fill(unfinished)
    // Another process may have been quicker. Its tree is as good as ours.
    await rename(unfinished, folder).catch((cause: unknown) => {
      if (!existsSync(folder)) throw cause
    })
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}
