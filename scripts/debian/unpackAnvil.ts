import { existsSync } from 'node:fs'
import { chmod, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from '../process/runCommand'
import { SetupFault } from '../process/SetupFault'
import { projectRoot } from '../workspace/projectRoot'
import { openArchive } from './openArchive'
import { unpackTree } from './unpackTree'

const program = '@foundry-rs/anvil-linux-amd64'
/** The emulator is one static program. The others hold the libraries that the emulated program links to. */
const debianPackages = ['qemu-user-static', 'libc6-amd64-cross', 'libgcc-s1-amd64-cross']

/**
 * Unpacks anvil for x86-64 and Debian's emulator under .latchkey, for Linux on ARM with a registry that lacks anvil's own
 * program for it. It is several times slower, and it is the real node. @throws SetupFault
 */
export async function unpackAnvil(home = join(projectRoot, '.latchkey')): Promise<string> {
  const folder = join(home, 'anvil')
  if (existsSync(folder)) return 'is ready'
  if (process.platform !== 'linux' || process.arch !== 'arm64')
    throw new SetupFault('npm has no anvil for this machine. Set ANVIL_PATH to use your own')
  const archive = openArchive('arm64')
  const packages = await archive.packages('bookworm')
  await unpackTree(folder, async (unfinished) => {
    for (const name of debianPackages) {
      const one = packages.find((each) => each.name === name)
      if (!one) throw new SetupFault(`The archive has no package ${name}`)
      await archive.unpack(one, unfinished)
    }
    await unpackProgram(unfinished)
    await writeFile(join(unfinished, 'anvil'), launcher, { mode: 0o755 })
  })
  return 'is ready: x86-64, emulated'
}

const launcher = `#!/bin/sh
here=$(dirname "$0")
exec "$here/usr/bin/qemu-x86_64-static" -L "$here/usr/x86_64-linux-gnu" "$here/anvil-x86_64" "$@"
`

/** npm verifies what it downloads, but not against our lock file: that is done here. */
async function unpackProgram(folder: string): Promise<void> {
  const lock = JSON.parse(await readFile(join(projectRoot, 'package-lock.json'), 'utf8'))
  const { version, integrity } = lock.packages[`node_modules/${program}`]
  const packing = ['pack', `${program}@${version}`, '--json', '--loglevel=error']
  const { code, stdout, output } = await runCommand('npm', packing, { cwd: folder })
  if (code !== 0) throw new SetupFault(output)
  const [packed] = JSON.parse(stdout)
  if (packed.integrity !== integrity) throw new SetupFault(`${program} is not what the lock file says`)
  const unpacked = await runCommand('tar', ['-xzf', packed.filename, 'package/bin/anvil'], { cwd: folder })
  if (unpacked.code !== 0) throw new SetupFault(unpacked.output)
  await rename(join(folder, 'package/bin/anvil'), join(folder, 'anvil-x86_64'))
  await chmod(join(folder, 'anvil-x86_64'), 0o755)
}
