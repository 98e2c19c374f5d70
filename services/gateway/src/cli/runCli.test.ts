import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settings } from '../config/settings'
import { openDatabase } from '../database/openDatabase'
import { createSessions } from '../sign-in/createSessions'
import { runCli } from './runCli'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-cli-'))
  await chmod(folder, 0o755)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function run(args: string[], env: Record<string, string> = {}) {
  const [out, errors]: [string[], string[]] = [[], []]
  const code = await runCli(args, {
    env: { GATEWAY_DATA: folder, GATEWAY_LOG: 'silent', GATEWAY_PORT: '0', ...env },
    print: (line) => out.push(line),
    complain: (line) => errors.push(line),
    untilStopped: async () => undefined,
  })
  return { code, out: out.join('\n'), errors: errors.join('\n') }
}

describe('the command line', () => {
  it.each([['--help'], ['help'], ['project', '--help']])('prints help for %s %s', async (...args) => {
    const { code, out } = await run(args)
    expect(code).toBe(0)
    expect(out).toContain('project create --name')
  })

  it.each([
    [['dance'], 'Unknown command "dance"'],
    [['constructor'], 'Unknown command "constructor"'],
    [['project'], 'Usage: project create'],
    [['project', 'create'], 'Missing --name'],
    [['project', 'create', '--colour', 'red'], '--colour'],
    [['project', 'disable'], 'Missing project id'],
    [['directory', 'import'], 'Missing file or url'],
    [['directory', 'import', 'a', 'b'], 'Unexpected argument "b"'],
    [['descriptors'], 'Usage: descriptors import'],
    [['descriptors', 'import'], 'Missing folder or archive'],
    [['labels'], 'Usage: labels import, reset'],
    [['labels', 'import'], 'Missing file'],
    [['names'], 'Usage: names list, free, reserve, unreserve'],
    [['names', 'free'], 'Missing name'],
    [['names', 'reserve', 'a.b'], 'without a zone'],
    [['sign-in'], 'Usage: sign-in list, revoke'],
    [['sign-in', 'revoke'], 'Missing --id, --project, --address or --all'],
    [['sign-in', 'list', 'all'], 'Unexpected argument "all"'],
    [['start', 'now'], 'Unexpected argument "now"'],
  ])('explains what is wrong with %j, and exits with 2', async (args, text) => {
    const { code, errors } = await run(args)
    expect(code).toBe(2)
    expect(errors).toContain(text)
    expect(errors).toContain('gateway --help')
  })

  it('prints every setting, without secrets', async () => {
    const { code, out } = await run(['config'], {
      DATABASE_URL: 'postgres://user:hunter2@db.example/latchkey?sslpassword=hunter2',
      GATEWAY_SIGN_IN_KEY: `${'5ec7e7'.repeat(11).slice(0, 64)},${'a'.repeat(64)}`,
      GATEWAY_SESSION_KEY: '5ec7e7'.repeat(11).slice(0, 64),
      GATEWAY_PRICE_API: 'https://prices.example/hunter2?key=hunter2',
      GATEWAY_CHAINS: JSON.stringify([
        {
          id: 'eip155:1',
          name: 'Ethereum',
          rpc: ['https://rpc.example/v3/hunter2', 'https://me:hunter2@rpc.example'],
          explorer: { url: 'https://explorer.example/api', key: 'hunter2' },
        },
      ]),
    })
    expect(code).toBe(0)
    for (const name of Object.keys(settings.entries)) expect(out).toContain(`${name} = `)
    expect(out).toContain('DATABASE_URL = postgres://user:***@db.example/latchkey')
    expect(out).toContain('https://rpc.example/***')
    expect(out).not.toContain('hunter2')
    expect(out).not.toContain('5ec7e7')
    expect(out).toContain('GATEWAY_SIGN_IN_KEY = ***')
    expect(out).toContain('GATEWAY_SIGN_IN_TOKEN_MINUTES = 60')
    expect(JSON.parse((await run(['config', '--json'])).out)).toMatchObject({ GATEWAY_PORT: 0 })
  })

  it('names an invalid setting, and exits with 1', async () => {
    const { code, errors } = await run(['config'], { GATEWAY_PORT: 'x' })
    expect(code).toBe(1)
    expect(errors).toMatch(/^Invalid setting GATEWAY_PORT: /)
  })

  it('creates, lists, disables and enables projects', async () => {
    expect((await run(['project', 'list'])).out).toContain('No projects yet')
    const origins = ['--origin', 'https://*.Example.com', '--origin', 'http://localhost:*']
    const { out: id } = await run(['project', 'create', '--name', ' My site ', ...origins, '--quota', '5000'])
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect((await run(['project', 'list'])).out).toBe(
      `${id}  My site  https://*.example.com http://localhost:*  5000 a day`,
    )
    expect((await run(['project', 'disable', id])).code).toBe(0)
    expect((await run(['project', 'list'])).out).toContain('disabled')
    expect((await run(['project', 'enable', id])).code).toBe(0)
    expect(JSON.parse((await run(['project', 'list', '--json'])).out)).toMatchObject([
      { id, disabled: false },
    ])
    expect(await run(['project', 'disable', 'f'.repeat(32)])).toMatchObject({
      code: 1,
      errors: `Project ${'f'.repeat(32)} not found`,
    })
  }, 60_000)

  it.each([
    [['--name', ' ']],
    [['--name', 'x'.repeat(101)]],
    [['--name', 'x', '--origin', 'example.com']],
    [['--name', 'x', '--quota', '0']],
    [['--name', 'x', '--quota', '1e9']],
    [['--name', 'x', '--quota', '-5']],
  ])('rejects a project with %j', async (args) => {
    const { code, out } = await run(['project', 'create', ...args])
    expect([1, 2]).toContain(code)
    expect(out).toBe('')
  })

  it('imports a list from a file or URL, all or nothing', async () => {
    const text = JSON.stringify({ count: 1, data: [{ id: 'a'.repeat(64), name: 'Imported' }] })
    const file = join(folder, 'wallets.json')
    await writeFile(file, text)
    expect((await run(['directory', 'import', file])).out).toBe(
      'Imported 1 wallet: 1 added, 0 changed, 0 removed',
    )
    const server = createServer((request, response) => {
      if (request.url === '/moved') response.writeHead(302, { location: '/' }).end()
      else if (request.url === '/gone') response.writeHead(404).end()
      else if (request.url === '/broken') response.end('{"data": [{}]}')
      else response.end(text)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    expect((await run(['directory', 'import', `${url}/`, '--replace'])).out).toContain('1 changed')
    for (const [path, reason] of [
      ['/moved', 'the address redirects'],
      ['/gone', 'HTTP status 404'],
      ['/broken', 'wallet 1: id'],
    ]) {
      const { code, errors } = await run(['directory', 'import', `${url}${path}`])
      expect([code, errors]).toEqual([1, expect.stringContaining(reason ?? '')])
    }
    server.close()
    expect((await run(['directory', 'import', join(folder, 'nothing.json')])).code).toBe(1)
    expect((await run(['directory', 'reset'])).out).toContain('Removed 1 imported wallet')
  }, 60_000)

  it('lists sessions and ends one, those of an address or a project, or all', async () => {
    expect((await run(['sign-in', 'list'])).out).toBe('No one is signed in')
    const database = await openDatabase({ folder: join(folder, 'postgres'), connections: 2 })
    const sessions = createSessions(database, Date.now, 60_000)
    const [signedInAt, expiresAt] = [new Date(), new Date(Date.now() + 60_000)]
    const begin = (project: string, address: string, nonce: string) =>
      sessions.begin(
        { project, chain: 'eip155:1', address, domain: 'site.example', signedInAt, expiresAt },
        { nonce, expiresAt },
      )
    const one = await begin('p1', '0xAbC', 'n1')
    for (const [project, address, nonce] of [
      ['p1', '0xabc', 'n2'],
      ['p2', '0xabc', 'n3'],
      ['p2', '0xdef', 'n4'],
      ['p2', '0x123', 'n5'],
    ] as const)
      await begin(project, address, nonce)
    const count = async () => JSON.parse((await run(['sign-in', 'list', '--json'])).out).length
    expect((await run(['sign-in', 'list', '--project', 'p1'])).out.split('\n')).toHaveLength(2)
    expect((await run(['sign-in', 'list', '--address', '0xABC'])).out.split('\n')).toHaveLength(3)
    expect((await run(['sign-in', 'revoke', '--id', "' or '1'='1"])).out).toMatch(/^Ended 0 sessions/)
    expect((await run(['sign-in', 'revoke', '--id', one?.id ?? ''])).out).toMatch(/^Ended 1 session/)
    expect((await run(['sign-in', 'revoke', '--address', '0xABC', '--project', 'p2'])).out).toMatch(
      /^Ended 1 session/,
    )
    expect(await count()).toBe(3)
    expect((await run(['sign-in', 'revoke', '--project', 'p1'])).out).toMatch(/^Ended 1 session/)
    expect((await run(['sign-in', 'revoke', '--all'])).out).toMatch(/^Ended 2 sessions/)
    expect(await count()).toBe(0)
    await database.stop()
  }, 60_000)

  it('starts, prints its URL, and stops on request', async () => {
    const { code, out } = await run([])
    expect(code).toBe(0)
    expect(out).toMatch(/^Gateway listening at http:\/\/localhost:\d+$/)
  }, 60_000)

  it('runs as a program: sets the exit code and prints errors to standard error', async () => {
    const main = new URL('../main.ts', import.meta.url).pathname
    const child = spawn(process.execPath, ['--conditions=@latchkey/source', '--import', 'tsx', main, 'dance'])
    let errors = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text
    })
    const [code] = await once(child, 'exit')
    expect([code, errors]).toEqual([2, expect.stringContaining('Unknown command "dance"')])
  })
})
