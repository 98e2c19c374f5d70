import { chmod, copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openTestDatabase } from '../../services/gateway/src/testing/openTestDatabase'
import { runCommand } from '../process/runCommand'
import { SetupFault } from '../process/SetupFault'
import type { CheckedImage } from './checkedImages'
import { folderBytes } from './folderBytes'

const base = 'docker.io/library/node:22-alpine'
const mostBytes = 250_000_000
const port = 41_902

/** Runs in the image: starts its service, waits until it is ready, and ends it. */
const probe = `
const { spawn } = require('node:child_process')
const service = spawn(process.argv[1], process.argv.slice(2), { stdio: 'inherit' })
const end = (code) => { service.removeAllListeners(); service.once('close', () => process.exit(code)); service.kill() }
service.once('close', (code) => process.exit(code || 1))
const limit = Date.now() + 60000
const ask = () => fetch('http://127.0.0.1:' + process.env.CHECKED_PORT + '/ready').then((answer) => answer.ok, () => false)
const look = async () => {
  if (await ask()) { console.log('user ' + process.getuid()); end(0) }
  else if (Date.now() > limit) end(1)
  else setTimeout(look, 500)
}
look()
`

/**
 * Builds the last stage of the Dockerfile with buildah, which needs no server, and starts it in a chroot. The files of
 * the first stage come from the script that it runs. Without a registry, this machine's Node takes the place of the base
 * image. Returns a line about it. @throws SetupFault
 */
export async function checkChroot(root: string, checked: CheckedImage): Promise<string> {
  const image = `latchkey-${checked.service}:check`
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-chroot-'))
  const run = async (command: string, ...args: readonly string[]) => {
    const { code, output, stdout } = await runCommand(command, args, { cwd: root })
    if (code !== 0) throw new SetupFault(`${command} ${args.join(' ')} failed:\n${output}`)
    return stdout.trim()
  }
  const store = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run'), '--storage-driver', 'vfs']
  const buildah = (...args: readonly string[]) => run('buildah', ...store, ...args)
  try {
    await run('sh', 'scripts/image/build.sh', join(folder, 'build', 'app'), checked.service)
    const isPulled = await buildah('pull', '--quiet', base).then(
      () => true,
      () => false,
    )
    if (!isPulled) {
      await makeBase(join(folder, 'base'), run)
      const made = await buildah('from', 'scratch')
      await buildah('copy', '--quiet', made, join(folder, 'base'), '/')
      await buildah('commit', '--quiet', '--rm', made, base)
    }
    const stage = `build=${join(folder, 'build')}`
    const built = ['--isolation', 'chroot', '--format', 'docker', '--pull-never', '--build-context', stage]
    await buildah('build', ...built, '-f', `services/${checked.service}/Dockerfile`, '-t', image, '.')
    const container = await buildah('from', '--pull-never', image)
    // Buildah reports no size of images that it built itself.
    const bytes = await folderBytes(await buildah('mount', container))
    if (!(bytes < mostBytes)) throw new SetupFault(`The image takes ${bytes} bytes; ${mostBytes} are allowed`)
    const user = await start(buildah, container, checked)
    if (user === 'user 0') throw new SetupFault('The image runs as root')
    const on = isPulled ? '' : ', on this machine’s Node'
    return `${image}: ${Math.round(bytes / 1e6)} MB${on}, ${user}, starts and is ready in a chroot`
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Starts what the image starts, and returns the user that it runs as. */
async function start(
  buildah: (...args: readonly string[]) => Promise<string>,
  container: string,
  { portVariable, settings: own }: CheckedImage,
): Promise<string> {
  const each = (list: string) => `{{range .OCIv1.Config.${list}}}{{println .}}{{end}}`
  const command = await buildah('inspect', '--format', `${each('Entrypoint')}${each('Cmd')}`, container)
  const database = await openTestDatabase()
  const ports = { [portVariable]: String(port), CHECKED_PORT: String(port) }
  const settings = { ...own, ...ports, DATABASE_URL: database.url }
  const variables = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`])
  try {
    const args = ['--isolation', 'chroot', ...variables, container, '--', 'node', '-e', probe]
    const said = await buildah('run', ...args, ...command.split('\n'))
    return /^user \d+$/m.exec(said)?.[0] ?? said
  } finally {
    await database.stop()
  }
}

/** Puts this machine's Node, a shell and what the Dockerfile calls into a folder, with their libraries. */
async function makeBase(
  folder: string,
  run: (command: string, ...args: readonly string[]) => Promise<string>,
): Promise<void> {
  for (const place of ['usr/bin', 'etc', 'tmp']) await mkdir(join(folder, place), { recursive: true })
  await chmod(join(folder, 'tmp'), 0o1777)
  await symlink('usr/bin', join(folder, 'bin'))
  const programs = new Map([['node', process.execPath]])
  for (const name of ['sh', 'mkdir', 'chown']) programs.set(name, `/bin/${name}`)
  for (const [name, path] of programs) {
    await copyFile(path, join(folder, 'usr/bin', name))
    for (const [library] of (await run('ldd', path)).matchAll(/\/\S+/g)) {
      await mkdir(join(folder, dirname(library)), { recursive: true })
      await copyFile(library, join(folder, library))
    }
  }
  await writeFile(join(folder, 'etc/passwd'), 'root:x:0:0::/:/bin/sh\nnode:x:1000:1000::/:/bin/sh\n')
  await writeFile(join(folder, 'etc/group'), 'root:x:0:\nnode:x:1000:\n')
}
