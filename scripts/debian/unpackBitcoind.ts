import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SetupFault } from '../process/SetupFault'
import { projectRoot } from '../workspace/projectRoot'
import { closureOf } from './closureOf'
import { openArchive } from './openArchive'
import { unpackTree } from './unpackTree'

/** Debian's names of the processors it is unpacked for. */
const architectures: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' }

/** An archive serves this many downloads at a time without complaint. */
const atOnce = 6

/**
 * Unpacks Debian's bitcoind (bitcoin-knots, with its libraries) under .latchkey, where the Bitcoin tests find it.
 * Installs nothing, and downloads only from the Debian archive that this machine uses. @throws SetupFault
 */
export async function unpackBitcoind(home = join(projectRoot, '.latchkey')): Promise<string> {
  const folder = join(home, 'bitcoind')
  if (existsSync(folder)) return 'is ready'
  const architecture = process.platform === 'linux' ? architectures[process.arch] : undefined
  if (!architecture)
    throw new SetupFault('Debian has no bitcoind for this machine. Set BITCOIND_PATH to use your own')
  const archive = openArchive(architecture)
  const suites = await Promise.all(['trixie', 'trixie-backports'].map(archive.packages))
  const wanted = closureOf(suites.flat(), 'bitcoin-knots')
  await unpackTree(folder, async (unfinished) => {
    const queue = [...wanted]
    const work = async () => {
      for (let one = queue.shift(); one; one = queue.shift()) await archive.unpack(one, unfinished)
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  })
  return `is ready, with the ${wanted.length - 1} packages it needs`
}
