import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../workspace/projectRoot'
import { temporaryTree } from '../workspace/temporaryTree'
import { addressOf } from './addressOf'
import { contextFiles } from './contextFiles'
import { folderBytes } from './folderBytes'
import { outputOf } from './outputOf'
import { setUpImageFolder } from './setUpImageFolder'

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

describe.each(['gateway', 'frame'])('the Dockerfile of the %s', (service) => {
  it('runs the shared script, compiled JavaScript, and not as root', async () => {
    const text = await readFile(join(projectRoot, `services/${service}/Dockerfile`), 'utf8')
    expect(text).toContain(`RUN sh scripts/image/build.sh /app ${service}\n`)
    expect(text).toMatch(/^USER node$/m)
    expect(text.slice(text.indexOf('USER node'))).not.toMatch(/^RUN/m)
    expect(text).toContain(`ENTRYPOINT ["node", "${service}.js"]`)
    expect(text).not.toMatch(/tsx|\.ts\b/)
    expect(text).toContain('NODE_OPTIONS=--max-old-space-size=')
  })
})

describe('the files of the image', () => {
  const image = setUpImageFolder('gateway')
  const start = (file: string, args: readonly string[], more: NodeJS.ProcessEnv) =>
    image().start(file, args, { GATEWAY_DATA: image().data, GATEWAY_LOG: 'warn', ...more })

  it('are JavaScript, with licences, and small', async () => {
    const { app } = image()
    const files = (await readdir(app, { recursive: true })).map(String)
    expect(files.filter((file) => /\.tsx?$|tsx|esbuild/.test(file))).toEqual([])
    expect(files).toEqual(expect.arrayContaining(['gateway.js', 'relay.js', 'LICENSE', 'licences.md']))
    expect(await readFile(join(app, 'licences.md'), 'utf8')).toContain('hono')
    expect(await folderBytes(app)).toBeLessThan(mostBytes)
  })

  it('serve as another user than root, with commands, pictures and a clean stop', async () => {
    const own = { DATABASE_URL: image().databaseUrl, GATEWAY_PORT: '0' }
    const gateway = start('gateway.js', ['start'], own)
    try {
      const url = await addressOf(gateway)
      expect((await fetch(`${url}/ready`)).status).toBe(200)
      const picture = await fetch(`${url}/public/getAssetImage/eip155:1`)
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
      const created = start('gateway.js', ['project', 'create', '--name', 'Site'], own)
      const id = (await outputOf(created)).trim()
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
    const relay = start('relay.js', [], {
      DATABASE_URL: image().databaseUrl,
      RELAY_PORT: '0',
      RELAY_LOG: 'warn',
    })
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
    const [said, [code]] = await Promise.all([outputOf(gateway), once(gateway, 'close')])
    expect(said).toContain('set DATABASE_URL to your own PostgreSQL')
    expect(code).toBe(1)
  })
})
