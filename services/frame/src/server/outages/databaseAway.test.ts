import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres, type TestPostgres } from '@latchkey/gateway/testing/startPostgres'
import { getFrameSession, postDeviceWait, postEmailLogin } from '@latchkey/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSigner } from '../../testing/createSigner'
import { createVisitor, newEmail } from '../../testing/createVisitor'
import { openTestFrame, type TestFrame } from '../../testing/setUpFrame'

let postgres: TestPostgres
let frame: TestFrame
let stop: (() => Promise<void>) | undefined
beforeAll(async () => {
  postgres = await startPostgres()
  const opened = await openTestFrame({ DATABASE_URL: postgres.url })
  frame = opened.frame
  stop = opened.stop
})
afterAll(async () => {
  await stop?.()
  await postgres?.remove()
})

const statusOf = async (path: string) => (await frame.ask(path)).status
const startLogin = async (email: string) => {
  const signer = await createSigner()
  const { publicKey } = signer
  const body = { email, projectId: 'dev', origin: 'http://localhost:4100', publicKey }
  return frame.call(postEmailLogin, { body, signer })
}

describe('a frame whose database is away', () => {
  it('answers 503, says so in /ready, keeps sessions, and works again without a restart', async () => {
    const owner = await createVisitor(frame, { email: newEmail() })
    const { token } = await owner.signIn()
    const session = () => frame.call(getFrameSession, { signer: owner.signer, token })
    expect((await session()).status).toBe(200)
    // A page of another browser waits for the link in a mail.
    frame.clock.advance(31_000)
    const other = await createVisitor(frame, { email: owner.email })
    const { attempt, action } = await other.start()
    expect(action).toBe('VERIFY_DEVICE')
    const waitForLink = () =>
      frame.call(postDeviceWait, { params: { attempt }, body: {}, signer: other.signer })
    const waiting = waitForLink()

    await postgres.stop()
    const refused = { status: 503, code: 'gateway/database-away' }
    expect(await waiting).toMatchObject(refused)
    expect(await session()).toMatchObject(refused)
    const stranger = newEmail()
    expect(await startLogin(stranger)).toMatchObject(refused)
    expect(frame.mailbox.mails.filter(({ to }) => to === stranger)).toEqual([])
    const raw = await frame.ask('/device?t=x')
    expect(raw.status).not.toBe(500)
    expect([await statusOf('/health'), await statusOf('/ready')]).toEqual([200, 503])

    await postgres.start()
    await expect.poll(() => statusOf('/ready'), { timeout: 20_000 }).toBe(200)
    expect((await session()).status).toBe(200)
    expect((await startLogin(stranger)).status).toBe(200)
    expect(frame.mailbox.codeFor(stranger)).toMatch(/^\d{6}$/)
  })

  it('says so in /ready within a few seconds when the database hangs', async () => {
    await postgres.freeze()
    try {
      const seen = await Promise.race([statusOf('/ready'), wait(8_000, 0, { ref: false })])
      expect([seen, await statusOf('/health')]).toEqual([503, 200])
    } finally {
      await postgres.thaw()
    }
    await expect.poll(() => statusOf('/ready'), { timeout: 30_000 }).toBe(200)
  })
})
