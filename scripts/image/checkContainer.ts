import { setTimeout as wait } from 'node:timers/promises'
import { openTestDatabase } from '../../services/gateway/src/testing/openTestDatabase'
import { runCommand } from '../process/runCommand'
import { SetupFault } from '../process/SetupFault'
import type { CheckedImage } from './checkedImages'

const mostBytes = 250_000_000
const port = 41_901
const startLimitMs = 60_000

/** Builds an image, checks its size and user, starts it with a database, and returns a line about it. @throws SetupFault */
export async function checkContainer(
  root: string,
  builder: string,
  { service, portVariable, settings: own }: CheckedImage,
): Promise<string> {
  const image = `latchkey-${service}:check`
  const run = async (...args: readonly string[]) => {
    const { code, output, stdout } = await runCommand(builder, args, { cwd: root })
    if (code !== 0) throw new SetupFault(`${builder} ${args.join(' ')} failed:\n${output}`)
    return stdout.trim()
  }
  await run('build', '-f', `services/${service}/Dockerfile`, '-t', image, '.')
  const bytes = Number(await run('image', 'inspect', '--format', '{{.Size}}', image))
  if (!(bytes < mostBytes)) throw new SetupFault(`The image takes ${bytes} bytes; ${mostBytes} are allowed`)
  const user = await run('run', '--rm', '--entrypoint', 'id', image, '-u')
  if (user === '0') throw new SetupFault('The image runs as root')

  const database = await openTestDatabase()
  const settings = { ...own, DATABASE_URL: database.url, [portVariable]: String(port) }
  const variables = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`])
  const hardened = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL']
  try {
    const container = await run('run', '--detach', '--network', 'host', ...hardened, ...variables, image)
    try {
      await untilReady(`http://127.0.0.1:${port}/ready`)
    } finally {
      await run('rm', '--force', '--volumes', container)
    }
  } finally {
    await database.stop()
  }
  return `${image}: ${Math.round(bytes / 1e6)} MB, user ${user}, starts and is ready`
}

async function untilReady(url: string): Promise<void> {
  const end = Date.now() + startLimitMs
  while (Date.now() < end) {
    // It refuses connections until it listens.
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await wait(500)
  }
  throw new SetupFault(`${url} doesn't answer`)
}
