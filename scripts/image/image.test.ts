import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../services/gateway/src/testing/openTestDatabase'
import { runCommand } from '../process/runCommand'
import { SetupFault } from '../process/SetupFault'
import { projectRoot } from '../workspace/projectRoot'
import { temporaryTree } from '../workspace/temporaryTree'
import { contextFiles } from './contextFiles'
import { folderBytes } from './folderBytes'
import { stageContext } from './stageContext'

/** Node's Alpine image takes less than 180 MB, and the whole image may take 250 MB. */
const mostBytes = 60_000_000

describe('contextFiles', () => {
  it('lets the last matching pattern decide, for folders too', async () => {
    const root = await temporaryTree({
      '.dockerignore': '# nothing but\n**\n!a/src\n!**/package.json\n**/*.test.ts\n!b?.txt\n',
      'a/src/deep/one.ts': '',
      'a/src/one.test.ts': '',
      'a/other.ts': '',
      'a/package.json': '{}',
      'package.json': '{}',
      'b1.txt': '',
      'b10.txt': '',
    })
    expect(await contextFiles(root)).toEqual([
      'a/package.json',
      'a/src/deep/one.ts',
      'b1.txt',
      'package.json',
    ])
  })

  it('has every manifest, the settings of npm, and no test', async () => {
    const files = await contextFiles(projectRoot)
    const { workspaces } = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8')) as {
      readonly workspaces: readonly string[]
    }
    for (const workspace of workspaces.filter((one) => !one.includes('*')))
      expect(files).toContain(`${workspace}/package.json`)
    expect(files).toEqual(
      expect.arrayContaining(['.npmrc', 'package-lock.json', 'packages/core/package.json']),
    )
    expect(files.filter((file) => file.endsWith('.test.ts'))).toEqual([])
  })
})

describe('the Dockerfile', () => {
  it('runs the shared script, compiled JavaScript, and not as root', async () => {
    const text = await readFile(join(projectRoot, 'services/gateway/Dockerfile'), 'utf8')
    expect(text).toContain('RUN sh scripts/image/build.sh /app')
    expect(text).toMatch(/^USER node$/m)
    expect(text.slice(text.indexOf('USER node'))).not.toMatch(/^RUN/m)
    expect(text).toContain('ENTRYPOINT ["node", "gateway.js"]')
    expect(text).not.toMatch(/tsx|\.ts\b/)
    expect(text).toContain('NODE_OPTIONS=--max-old-space-size=')
  })
})

describe('the files of the image', () => {
  let folder: string
  let app: string
  let data: string
  let database: TestDatabase
  // Root may start a process as somebody else, as the image does.
  const isRoot = process.getuid?.() === 0
  const nobody = 65_534
  const environment = (more: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    GATEWAY_DATA: data,
    GATEWAY_LOG: 'warn',
    ...more,
  })
  const start = (file: string, args: readonly string[], more: NodeJS.ProcessEnv) =>
    spawn(process.execPath, [file, ...args], {
      cwd: app,
      env: environment(more),
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(isRoot ? { uid: nobody, gid: nobody } : {}),
    })

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'latchkey-image-'))
    await chmod(folder, 0o755)
    app = join(folder, 'app')
    data = join(folder, 'data')
    await mkdir(data)
    if (isRoot) await chown(data, nobody, nobody)
    await stageContext(projectRoot, join(folder, 'context'))
    const built = await runCommand('sh', [join(folder, 'context/scripts/image/build.sh'), app], {
      cwd: folder,
    })
    expect(built.code, built.output).toBe(0)
    // Whatever runs now, it has only the files of the image.
    await rm(join(folder, 'context'), { recursive: true })
    database = await openTestDatabase()
  })
  afterAll(async () => {
    await database?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('are JavaScript, with licences, and small', async () => {
    const files = (await readdir(app, { recursive: true })).map(String)
    expect(files.filter((file) => /\.tsx?$|tsx|esbuild/.test(file))).toEqual([])
    expect(files).toEqual(expect.arrayContaining(['gateway.js', 'relay.js', 'LICENSE', 'licences.md']))
    expect(await readFile(join(app, 'licences.md'), 'utf8')).toContain('hono')
    expect(await folderBytes(app)).toBeLessThan(mostBytes)
  })

  it('serve as another user than root, with commands, pictures and a clean stop', async () => {
    const own = { DATABASE_URL: database.url, GATEWAY_PORT: '0' }
    const gateway = start('gateway.js', ['start'], own)
    try {
      const url = await addressOf(gateway)
      expect((await fetch(`${url}/ready`)).status).toBe(200)
      const picture = await fetch(`${url}/public/getAssetImage/eip155:1`)
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
      const created = start('gateway.js', ['project', 'create', '--name', 'Site'], own)
      const id = (await textOf(created)).trim()
      expect(id).toMatch(/^[0-9a-f]{32}$/)
      const wallets = await fetch(`${url}/getWallets?projectId=${id}&entries=4`)
      expect(await wallets.json()).toMatchObject({ data: [{ name: 'MetaMask' }, {}, {}, {}] })
      gateway.kill('SIGTERM')
      expect(await once(gateway, 'close')).toEqual([0, null])
    } finally {
      gateway.kill('SIGKILL')
    }
  })

  it('run the relay alone', async () => {
    const relay = start('relay.js', [], { DATABASE_URL: database.url, RELAY_PORT: '0', RELAY_LOG: 'warn' })
    try {
      const url = new URL(await addressOf(relay))
      expect((await fetch(`http://${url.host}/health`)).status).toBe(200)
      relay.kill('SIGTERM')
      expect(await once(relay, 'close')).toEqual([0, null])
    } finally {
      relay.kill('SIGKILL')
    }
  })

  it('say what is missing without a database', async () => {
    const gateway = start('gateway.js', ['start'], { GATEWAY_PORT: '0' })
    const [said, [code]] = await Promise.all([textOf(gateway), once(gateway, 'close')])
    expect(said).toContain('set DATABASE_URL to your own PostgreSQL')
    expect(code).toBe(1)
  })
})

/** The address that a server prints when it listens. */
function addressOf(child: ChildProcess): Promise<string> {
  let text = ''
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (part: string) => {
        text += part
        const [, url] = /listening at (\S+)/.exec(text) ?? []
        if (url) resolve(url)
      })
    child.once('close', () => reject(new SetupFault(`It ended, and said: ${text}`)))
  })
}

/** Everything that a process prints. */
async function textOf(child: ChildProcess): Promise<string> {
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
  await once(child, 'close')
  return text
}
