import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { closureOf } from './debian/closureOf'
import { openArchive } from './debian/openArchive'
import { projectRoot } from './workspace/projectRoot'

// Unpacks Debian's bitcoind (bitcoin-knots, with its libraries) under .latchkey, where the Bitcoin tests find it. Nothing is
// installed, and nothing is fetched from anywhere but the Debian archive that this machine uses.
const folder = join(projectRoot, '.latchkey/bitcoind')
if (existsSync(folder)) {
  console.log('bitcoind is there already')
} else {
  const archive = openArchive()
  const packages = [...(await archive.packages('trixie')), ...(await archive.packages('trixie-backports'))]
  const wanted = closureOf(packages, 'bitcoin-knots')
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  for (const one of wanted) await archive.unpack(one, unfinished)
  // In one step, so that a tree that is there is whole.
  await rename(unfinished, folder)
  console.log(`bitcoind is there, with ${wanted.length - 1} packages that it needs`)
}
