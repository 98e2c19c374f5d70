import { openTestDatabase, type TestDatabase } from '@latchkey/gateway/testing/openTestDatabase'
import { openSlot } from '@latchkey/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Frame, startFrame } from '../../startFrame'
import { createTestWallet, signInVisitor } from '../../testing/createWallet'
import { setUpFrame } from '../../testing/setUpFrame'

const token = 't'.repeat(40)
const env: Record<string, string> = {
  FRAME_ROLE: 'login',
  FRAME_VAULT_TOKEN: token,
  FRAME_RECOVERY_DELAY: '0',
}
let database: TestDatabase
let vault: Frame
const startVault = (port: number) =>
  startFrame({
    port,
    env: {
      FRAME_ROLE: 'vault',
      FRAME_LOG: 'silent',
      DATABASE_URL: database.url,
      LATCHKEY_FRAME_VAULT_KEY: '22'.repeat(32),
      FRAME_VAULT_TOKEN: token,
      FRAME_RECOVERY_DELAY: '0',
    },
  })
beforeAll(async () => {
  database = await openTestDatabase()
  vault = await startVault(0)
  env.FRAME_VAULT_URL = vault.url
}, 60_000)
afterAll(async () => {
  await vault.stop()
  await database.stop()
})
const frame = setUpFrame(env)

describe('the roles on two hosts', () => {
  it('[FRM-17] keep one half each, and open a wallet only together', async () => {
    const { owner, auto } = await createTestWallet(frame())
    expect(await frame().services.database.query('select 1 from frame_halves')).toEqual([])
    const page = await signInVisitor(frame(), { email: owner.email })
    const open = { params: { slotId: auto.listed.slotId }, body: {}, signer: page.signer, token: page.token }
    expect((await frame().call(openSlot, open)).output).toEqual({
      secret: auto.secret,
      secret2: auto.secret2,
    })
  })

  it('answers only the host that knows the token, and serves visitors nothing', async () => {
    const ask = (path: string, bearer: string) =>
      fetch(`${vault.url}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${bearer}` },
        body: JSON.stringify({ slotId: crypto.randomUUID(), deviceId: crypto.randomUUID() }),
      })
    expect((await ask('/internal/v1/halves', 'x'.repeat(40))).status).toBe(401)
    expect((await ask('/internal/v1/halves/open', '')).status).toBe(401)
    expect((await ask('/internal/v1/halves', token)).status).toBe(200)
    expect((await ask('/v1/login/email', token)).status).toBe(404)
    expect((await fetch(`${vault.url}/sdk?projectId=dev`)).status).toBe(404)
    expect((await fetch(`${vault.url}/health`)).status).toBe(200)
    expect((await frame().ask('/internal/v1/halves', { method: 'POST' })).status).toBe(404)
  })

  it('says so when the other host is away', async () => {
    const { owner, auto } = await createTestWallet(frame())
    const page = await signInVisitor(frame(), { email: owner.email })
    await vault.stop()
    const open = { params: { slotId: auto.listed.slotId }, body: {}, signer: page.signer, token: page.token }
    expect(await frame().call(openSlot, open)).toMatchObject({ status: 503, code: 'frame/halves-away' })
    vault = await startVault(Number(new URL(vault.url).port))
    expect((await frame().call(openSlot, open)).code).toBe('')
  })
})
