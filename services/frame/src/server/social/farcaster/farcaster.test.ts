import { createAppClient, viemConnector } from '@farcaster/auth-client'
import { getFrameSession, postFarcasterLogin, postFarcasterWait, postSocialResult } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { createSigner } from '../../../testing/createSigner'
import type { AppAnswer } from '../../../testing/farcaster/createFarcasterApp'
import { setUpFarcaster } from '../../../testing/farcaster/setUpFarcaster'
import { siteOrigin } from '../../../testing/setUpSocial'

const { frame, relay, accounts, nodeUrl, createOwner, createApp, start, wait, finish } = setUpFarcaster()

async function signIn(app: ReturnType<typeof createApp>, answer: AppAnswer) {
  const login = await start()
  await app.approve(login.url, answer)
  const { output } = await wait(login)
  return finish(login, output.code ?? '')
}

describe('signing in with Farcaster', () => {
  it('[FRM-7] the owner of an account comes back to the same wallet', async () => {
    const { app, fid } = await createOwner()
    const { status, output } = await signIn(app, { fid })
    expect(status).toBe(200)
    expect(output.user).toMatchObject({ userName: 'ada', email: null })
    expect((await signIn(app, { fid })).output.user.id).toBe(output.user.id)
    const other = await createOwner()
    expect((await signIn(other.app, other)).output.user.id).not.toBe(output.user.id)
  })

  it('[FRM-7] an auth address that the owner added signs in to the same wallet', async () => {
    const { app, fid } = await createOwner()
    const { user } = (await signIn(app, { fid })).output
    const phone = createApp()
    await accounts().setKey(phone.account.address, fid)
    expect((await signIn(phone, { fid })).output.user.id).toBe(user.id)
  })

  it('[FRM-7] a request that waits learns of the approval', async () => {
    const { app, fid } = await createOwner()
    const login = await start()
    const waiting = wait(login)
    await app.approve(login.url, { fid })
    const { output } = await waiting
    expect(output.state).toBe('approved')
    const { token } = (await finish(login, output.code ?? '')).output
    expect((await frame().call(getFrameSession, { token, signer: login.signer })).status).toBe(200)
  })

  it("[FRM-7] Farcaster's own client accepts the same message on the same chain", async () => {
    const { app, fid } = await createOwner()
    const login = await start()
    const { message, signature } = await app.approve(login.url, { fid })
    const client = createAppClient({ ethereum: viemConnector({ rpcUrl: nodeUrl() }) })
    const nonce = /^Nonce: (.*)$/m.exec(message)?.[1] ?? ''
    const terms = { nonce, domain: 'frame.test', message, signature }
    expect(await client.verifySignInMessage(terms)).toMatchObject({ isError: false, success: true, fid })
    expect((await wait(login)).output.state).toBe('approved')
  })

  it('[FRM-7] shows an account without a usable name by its number', async () => {
    const { app, fid } = await createOwner()
    const { user } = (await signIn(app, { fid, username: '\u202eadmin\0' })).output
    expect(user.userName).toBe(`!${fid}`)
  })

  it('[FRM-7] a channel is for this frame, and for half an hour', async () => {
    const { app, fid } = await createOwner()
    const login = await start()
    const { message } = await app.approve(login.url, { fid })
    expect(message).toMatch(/^frame\.test wants you to sign in/)
    expect(message).toContain('URI: http://frame.test/v1/login/farcaster\n')
    expect(message).toMatch(/^Nonce: [0-9a-f]{32}$/m)
    const [, end = ''] = /^Expiration Time: (.*)$/m.exec(message) ?? []
    expect(Math.abs(Date.parse(end) - frame().clock.now() - 1_800_000)).toBeLessThan(60_000)
  })

  it('[FRM-7] a page of another site starts nothing', async () => {
    const signer = await createSigner()
    const body = { projectId: 'dev', origin: 'https://evil.example', publicKey: signer.publicKey }
    const before = relay().requests.length
    expect((await frame().call(postFarcasterLogin, { body, signer })).code).toBe('embedded/origin-refused')
    expect(relay().requests.length).toBe(before)
  })

  it('[FRM-7] one address starts a number of logins an hour, and the rest never reach the relay', async () => {
    const signer = await createSigner()
    const body = { projectId: 'dev', origin: siteOrigin, publicKey: signer.publicKey }
    const headers = { 'x-forwarded-for': '203.0.113.77' }
    const begin = () => frame().call(postFarcasterLogin, { body, signer, headers })
    const codes: number[] = []
    for (let count = 0; count < 120; count += 1) codes.push((await begin()).status)
    expect(new Set(codes)).toEqual(new Set([200]))
    const before = relay().requests.length
    expect((await begin()).status).toBe(429)
    expect(relay().requests.length).toBe(before)
  })
})

describe('attacks', () => {
  const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
  const line = (name: string, value: string) => (text: string) =>
    text.replace(new RegExp(`^${name}: .*$`, 'm'), `${name}: ${value}`)

  it.each<[string, (text: string) => string]>([
    ['another domain', (text) => text.replace('frame.test wants', 'evil.example wants')],
    ['another address of the frame', line('URI', 'http://frame.test/sdk')],
    ['another site', line('URI', 'https://evil.example/v1/login/farcaster')],
    ['another nonce', line('Nonce', '0'.repeat(32))],
    ['another statement', (text) => text.replace('Farcaster Auth', 'Farcaster Connect')],
    ['another chain', line('Chain ID', '1')],
    ['another version', line('Version', '2')],
    ['two accounts', (text) => `${text}\n- farcaster://fid/2`],
    ['a resource besides', (text) => `${text}\n- https://evil.example/`],
    ['no resource', (text) => text.replace(/\nResources:[\s\S]*$/, '')],
    ['a number with a zero in front', (text) => text.replace('farcaster://fid/', 'farcaster://fid/0')],
    ['a path behind the number', (text) => `${text}/`],
    ['a time before the login', line('Issued At', ago(600_000))],
    ['a time to come', line('Issued At', ago(-600_000))],
    ['an end that has passed', line('Expiration Time', ago(600_000))],
    ['a start to come', (text) => text.replace('\nResources:', `\nNot Before: ${ago(-600_000)}\nResources:`)],
    ['other line ends', (text) => text.replaceAll('\n', '\r\n')],
    ['a line too many', (text) => `${text}\n`],
  ])('[FRM-17] a signed message with %s ends the login', async (_, change) => {
    const { app, fid } = await createOwner()
    const login = await start()
    await app.approve(login.url, { fid, change })
    expect((await wait(login)).output).toEqual({ state: 'ended' })
    expect((await wait(login)).code).toBe('embedded/login-ended')
  })

  it('[FRM-17] nobody signs in to an account of somebody else', async () => {
    const [victim, thief] = [await createOwner(), await createOwner()]
    const login = await start()
    await thief.app.approve(login.url, { fid: victim.fid })
    expect((await wait(login)).output).toEqual({ state: 'ended' })
  })

  it.each([
    ['a removed key', { state: 2 }],
    ['a key of another type', { keyType: 1 }],
    ['a key that was never added', { state: 0 }],
  ])('[FRM-17] %s signs nobody in', async (_, key) => {
    const { fid } = await createOwner()
    const phone = createApp()
    await accounts().setKey(phone.account.address, fid, key)
    const login = await start()
    await phone.approve(login.url, { fid })
    expect((await wait(login)).output).toEqual({ state: 'ended' })
  })

  it('[FRM-17] an owner who gave the account away signs in no more', async () => {
    const { app, fid } = await createOwner()
    await accounts().setOwner(app.account.address, 0)
    const login = await start()
    await app.approve(login.url, { fid })
    expect((await wait(login)).output).toEqual({ state: 'ended' })
  })

  it('[FRM-17] a signature of another key ends the login', async () => {
    const { app, fid } = await createOwner()
    const login = await start()
    const signature = await createApp().account.signMessage({ message: 'anything' })
    await app.approve(login.url, { fid, signature })
    expect((await wait(login)).output).toEqual({ state: 'ended' })
  })

  it('[FRM-17] the message of a finished login is worth nothing in another one', async () => {
    const { app, fid } = await createOwner()
    const first = await start()
    const sent = await app.approve(first.url, { fid })
    expect((await wait(first)).output.state).toBe('approved')
    const second = await start()
    await createApp().approve(second.url, {
      fid,
      change: () => sent.message,
      signature: sent.signature,
    })
    expect((await wait(second)).output).toEqual({ state: 'ended' })
  })

  it('[FRM-17] a result is useless without the key of the login', async () => {
    const { app, fid } = await createOwner()
    const login = await start()
    await app.approve(login.url, { fid })
    const thief = await createSigner()
    const { attempt } = login
    expect(await wait(login, thief)).toMatchObject({ status: 401, code: 'embedded/proof-invalid' })
    const unsigned = await frame().call(postFarcasterWait, { params: { attempt }, body: {} })
    expect(unsigned.status).toBe(401)
    const { code = '' } = (await wait(login)).output
    const stolen = { params: { attempt }, body: { code }, signer: thief }
    expect((await frame().call(postSocialResult, stolen)).status).toBe(401)
    // In a login of the thief's own the code isn't known.
    expect((await finish(await start(thief), code)).code).toBe('embedded/login-ended')
    expect((await finish(login, code)).status).toBe(200)
  })

  it('[FRM-17] a login gives one session, also to requests at the same time', async () => {
    const { app, fid } = await createOwner()
    const login = await start()
    const waiting = [wait(login), wait(login), wait(login)]
    await app.approve(login.url, { fid })
    const answers = await Promise.all(waiting)
    expect(answers.map(({ output }) => output.state)).toEqual(['approved', 'approved', 'approved'])
    const finished = await Promise.all(answers.map(({ output }) => finish(login, output.code ?? '')))
    expect(finished.map(({ status }) => status).sort()).toEqual([200, 410, 410])
  })

  it('[FRM-17] a login ends after half an hour', async () => {
    const { app, fid } = await createOwner()
    const login = await start()
    await app.approve(login.url, { fid })
    frame().clock.advance(31 * 60_000)
    expect((await wait(login)).code).toBe('embedded/login-ended')
  })
})
