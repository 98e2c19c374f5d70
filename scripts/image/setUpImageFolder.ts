import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { openTestDatabase } from '../../services/gateway/src/testing/openTestDatabase'
import { runCommand } from '../process/runCommand'
import { SetupFault } from '../process/SetupFault'
import { projectRoot } from '../workspace/projectRoot'
import { stageContext } from './stageContext'

/** The files of an image in a folder, and a database. */
export type ImageFolder = {
  readonly app: string
  /** A folder that its user may write to. */
  readonly data: string
  readonly databaseUrl: string
  /** Starts a file of the image, as another user than root. */
  start(file: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess
}

// Root may start a process as somebody else, as the image does.
const isRoot = process.getuid?.() === 0
const nobody = 65_534

/** Builds the files of an image for the tests of a file, from what a builder of images would get. */
export function setUpImageFolder(service: string): () => ImageFolder {
  let image: ImageFolder | undefined
  let stop: (() => Promise<void>) | undefined
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'latchkey-image-'))
    stop = () => rm(folder, { recursive: true, force: true })
    await chmod(folder, 0o755)
    const [app, data] = [join(folder, 'app'), join(folder, 'data')]
    await mkdir(data)
    if (isRoot) await chown(data, nobody, nobody)
    await stageContext(projectRoot, join(folder, 'context'))
    const args = [join(folder, 'context/scripts/image/build.sh'), app, service]
    const built = await runCommand('sh', args, { cwd: folder })
    if (built.code !== 0) throw new SetupFault(built.output)
    // Whatever runs now, it has only the files of the image.
    await rm(join(folder, 'context'), { recursive: true })
    const database = await openTestDatabase()
    stop = async () => {
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    }
    const start: ImageFolder['start'] = (file, more, env) =>
      spawn(process.execPath, [file, ...more], {
        cwd: app,
        env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
        ...(isRoot ? { uid: nobody, gid: nobody } : {}),
      })
    image = { app, data, databaseUrl: database.url, start }
  })
  afterAll(() => stop?.())
  return () => {
    if (!image) throw new TypeError('Call this inside a test')
    return image
  }
}
