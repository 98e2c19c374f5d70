import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { postFarcasterLogin, postFarcasterWait } from '@latchkey/protocol'
import { describe, expect, it, vi } from 'vitest'
import { createSigner } from '../../../testing/createSigner'
import { createVisitor, newEmail } from '../../../testing/createVisitor'
import { setUpFarcaster } from '../../../testing/farcaster/setUpFarcaster'
import type { Trick } from '../../../testing/farcaster/startFarcasterRelay'
import { setUpFrame } from '../../../testing/setUpFrame'
import { siteOrigin } from '../../../testing/setUpSocial'
import { readFrameSettings } from '../../config/readFrameSettings'
import { farcasterContracts } from './createFarcasterRegistry'

const { frame, relay, nodeUrl, createOwner, start, wait, finish } = setUpFarcaster()
const bare = setUpFrame()

const begin = async (of = frame()) => {
  const signer = await createSigner()
  const body = { projectId: 'dev', origin: siteOrigin, publicKey: signer.publicKey }
  return of.call(postFarcasterLogin, { body, signer })
}

/** Answers requests for a path. */
const on =
  (path: string, answer: (response: Parameters<Trick>[1]) => void): Trick =>
  ({ url }, response) => {
    if (url !== path) return false
    answer(response)
    return true
  }

const json = (status: number, body: unknown) => (response: Parameters<Trick>[1]) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

describe('the setting', () => {
  it('[FRM-7] is off unless the operator chose a relay and a node', async () => {
    expect(await begin(bare())).toMatchObject({ code: 'embedded/social-unavailable' })
    const required = { FRAME_MODE: 'development', LATCHKEY_FRAME_KEY: '11'.repeat(32) }
    const read = (env: Record<string, string>) => () => readFrameSettings({ ...required, ...env })
    expect(read({ FRAME_FARCASTER_RELAY: 'https://relay.example' })).toThrow('FRAME_OPTIMISM_RPC')
    const node = { FRAME_OPTIMISM_RPC: 'https://node.example' }
    expect(read(node)).not.toThrow()
    expect(read({ ...node, FRAME_FARCASTER_RELAY: 'file:///etc/passwd' })).toThrow('FRAME_FARCASTER_RELAY')
  })
})

describe('a relay that lies', () => {
  const channel = { channelToken: 'a'.repeat(32), url: 'https://farcaster.xyz/~/siwf', nonce: '0'.repeat(32) }

  it.each<[string, (response: Parameters<Trick>[1]) => void]>([
    ['has a nonce of its own', json(201, channel)],
    ['leads to a script', json(201, { ...channel, url: 'javascript:alert(1)' })],
    ['names no channel', json(201, {})],
    ['sends no JSON', (response) => void response.writeHead(201).end('<html>')],
    ['refuses', json(500, {})],
    ['sends megabytes', (response) => void response.writeHead(201).end('a'.repeat(5_000_000))],
  ])('[FRM-7] that %s starts no login', async (_, answer) => {
    relay().trick = on('/v1/channel', answer)
    expect((await begin()).code).toBe('embedded/social-failed')
  })

  it('[FRM-7] that never ends its answer starts no login', async () => {
    relay().trick = on('/v1/channel', (response) => void response.writeHead(201).write('{'))
    expect((await begin()).code).toBe('embedded/social-failed')
  }, 30_000)

  it('[FRM-17] leads the frame to no other host', async () => {
    const visits: unknown[] = []
    const other = createServer((request, response) => {
      visits.push(request.url)
      response.end('{}')
    }).listen(0, 'localhost')
    await once(other, 'listening')
    const location = `http://localhost:${(other.address() as AddressInfo).port}/v1/channel`
    relay().trick = on('/v1/channel', (response) => void response.writeHead(307, { location }).end())
    expect((await begin()).code).toBe('embedded/social-failed')
    expect(visits).toEqual([])
    other.close()
  })

  it.each<[string, (response: Parameters<Trick>[1]) => void]>([
    ['sends no message', json(200, { state: 'completed', fid: 1, username: 'ada' })],
    ['sends no signature', json(200, { state: 'completed', message: 'hello' })],
    ['sends what no database stores', json(200, { state: 'completed', message: '\0', signature: '0x00' })],
    ['sends megabytes', json(200, { state: 'completed', message: 'a'.repeat(5_000_000), signature: '0x00' })],
    ['sends no JSON', (response) => void response.writeHead(200).end('<html>')],
    ['has forgotten the channel', json(401, { error: 'Unauthorized' })],
  ])('[FRM-7] that %s ends the login', async (_, answer) => {
    const login = await start()
    relay().trick = on('/v1/channel/status', answer)
    expect((await wait(login)).output).toEqual({ state: 'ended' })
  })

  it("[FRM-17] names another account, which isn't the one that was signed", async () => {
    const [own, victim] = [await createOwner(), await createOwner()]
    const login = await start()
    const { message, signature } = await own.app.approve(login.url, { fid: own.fid })
    const lie = { fid: victim.fid, custody: victim.app.account.address, username: 'victim' }
    relay().trick = on('/v1/channel/status', json(200, { state: 'completed', message, signature, ...lie }))
    expect((await wait(login)).output.state).toBe('approved')
    const rows = await frame().services.database.query(
      'select subject from frame_social_logins where attempt_id = $1',
      [login.attempt],
    )
    expect(rows).toEqual([{ subject: String(own.fid) }])
  })
})

describe('what is out of reach', () => {
  it('[FRM-7] a relay that fails for a while loses no login', async () => {
    const { app, fid } = await createOwner()
    const login = await start()
    await app.approve(login.url, { fid })
    let fails = 2
    relay().trick = ({ url }, response) => {
      if (url !== '/v1/channel/status' || fails === 0) return false
      fails -= 1
      response.writeHead(503).end()
      return true
    }
    expect((await wait(login)).output.state).toBe('approved')
  }, 30_000)

  it('[FRM-7] the answer is kept until the node can be asked, though the relay gives it once', async () => {
    const { app, fid } = await createOwner()
    const login = await start()
    const setCode = (code: string) => ask('anvil_setCode', farcasterContracts.ids, code)
    const code = await ask('eth_getCode', farcasterContracts.ids, 'latest')
    await setCode('0x')
    const waiting = wait(login)
    await app.approve(login.url, { fid })
    await expect.poll(() => isKept(login.attempt), { timeout: 15_000 }).toBe(true)
    await setCode(String(code))
    const { output } = await waiting
    expect(output.state).toBe('approved')
    expect((await finish(login, output.code ?? '')).status).toBe(200)
  }, 30_000)

  it('[FRM-17] a node of another chain signs nobody in', async () => {
    const { app, fid } = await createOwner()
    const login = await start()
    await ask('anvil_setChainId', 1)
    const waiting = wait(login)
    await app.approve(login.url, { fid })
    await expect.poll(() => isKept(login.attempt), { timeout: 15_000 }).toBe(true)
    await ask('anvil_setChainId', 10)
    expect((await waiting).output.state).toBe('approved')
  }, 30_000)

  it('[FRM-7] requests that wait for one login ask the relay in turn', async () => {
    const { app, fid } = await createOwner()
    const login = await start()
    const open: Parameters<Trick>[1][] = []
    relay().trick = on('/v1/channel/status', (response) => void open.push(response))
    const waiting = [wait(login), wait(login), wait(login)]
    await expect.poll(() => frame().services.wakeUps.sleeping(), { timeout: 15_000 }).toBe(2)
    expect(open.length).toBe(1)
    relay().trick = undefined
    await app.approve(login.url, { fid })
    for (const response of open) json(202, { state: 'pending' })(response)
    const answers = await Promise.all(waiting)
    expect(answers.map(({ output }) => output.state)).toEqual(['approved', 'approved', 'approved'])
  }, 30_000)

  it('[FRM-17] one address asks the relay a few times a second, so it holds up nobody else', async () => {
    const logins = await Promise.all(Array.from({ length: 8 }, () => start()))
    // A second in which nobody has asked yet, and that doesn't end.
    const time = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2_000)
    const before = relay().requests.length
    const headers = { 'x-forwarded-for': '10.0.0.1' }
    const waiting = logins.map(({ attempt, signer }) =>
      frame().call(postFarcasterWait, { params: { attempt }, body: {}, signer, headers }),
    )
    await expect.poll(() => frame().services.wakeUps.sleeping(), { timeout: 15_000 }).toBe(8)
    expect(relay().requests.length - before).toBe(5)
    time.mockRestore()
    relay().trick = on('/v1/channel/status', json(401, { error: 'Unauthorized' }))
    for (const { output } of await Promise.all(waiting)) expect(output).toEqual({ state: 'ended' })
  }, 30_000)

  it('[FRM-17] a login in another way has no channel', async () => {
    const visitor = await createVisitor(frame(), { email: newEmail() })
    const { attempt } = await visitor.start()
    const { signer } = visitor
    const before = relay().requests.length
    const { output } = await frame().call(postFarcasterWait, { params: { attempt }, body: {}, signer })
    expect(output).toEqual({ state: 'ended' })
    expect(relay().requests.length).toBe(before)
  })
})

async function ask(method: string, ...params: readonly unknown[]): Promise<unknown> {
  const response = await fetch(nodeUrl(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return ((await response.json()) as { result: unknown }).result
}

/** Whether an answer waits to be verified. */
async function isKept(attempt: string): Promise<boolean> {
  const [row] = await frame().services.database.query<{ kept: boolean }>(
    'select answer is not null as kept from frame_social_logins where attempt_id = $1',
    [attempt],
  )
  return row?.kept ?? false
}
