import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { SetupFault } from '../process/SetupFault'
import { projectRoot } from '../workspace/projectRoot'
import { closureOf } from './closureOf'
import { openArchive } from './openArchive'

/** What there was to do. */
export type Unpacked = 'is there already' | `is there, with ${number} packages that it needs`

/** As many downloads at a time as an archive likes to serve. */
const atOnce = 6

/**
 * Unpacks Debian's bitcoind (bitcoin-knots, with its libraries) under .latchkey, where the Bitcoin tests find it. Nothing is
 * installed, and nothing is fetched from anywhere but the Debian archive that this machine uses. @throws SetupFault
 */
export async function unpackBitcoind(home = join(projectRoot, '.latchkey')): Promise<Unpacked> {
  const folder = join(home, 'bitcoind')
  if (existsSync(folder)) return 'is there already'
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new SetupFault('It is unpacked from Debian for x86-64 only; elsewhere set BITCOIND_PATH')
  const archive = openArchive()
  const suites = await Promise.all(['trixie', 'trixie-backports'].map(archive.packages))
  const wanted = closureOf(suites.flat(), 'bitcoin-knots')
  await mkdir(home, { recursive: true })
  const unfinished = await mkdtemp(join(home, 'bitcoind-unfinished-'))
  try {
    const queue = [...wanted]
    const work = async () => {
      for (let one = queue.shift(); one; one = queue.shift()) await archive.unpack(one, unfinished)
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    // In one step, so that a tree that is there is whole. Somebody else may have been quicker, which is as good.
    await rename(unfinished, folder).catch((cause: unknown) => {
      if (!existsSync(folder)) throw cause
    })
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  return `is there, with ${wanted.length - 1} packages that it needs`
}
