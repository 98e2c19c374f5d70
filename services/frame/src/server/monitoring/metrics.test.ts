import { openTestDatabase } from '@latchkey/gateway/testing/openTestDatabase'
import { openSlot, postDeviceApproval, postDeviceWait } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { startFrame } from '../../startFrame'
import { createVisitor, newEmail } from '../../testing/createVisitor'
import { createTestWallet, signInVisitor } from '../../testing/createWallet'
import { setUpFrame, type TestFrame, testSettings } from '../../testing/setUpFrame'
import { createMailer } from '../mail/createMailer'
import { countMails } from './countMails'

const token = 'a token for the metrics'
const bearer = (text: string) => ({ headers: { authorization: `Bearer ${text}` } })
const closed = setUpFrame()
const open = setUpFrame({ FRAME_METRICS_TOKEN: token, FRAME_RECOVERY_DELAY: '0' })
const read = async () => (await open().ask('/metrics', bearer(token))).text()
/** The value of one line, 0 if there is none. */
function countOf(text: string, line: string): number {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `))
  return Number(found?.slice(line.length + 1) ?? 0)
}

/** How much a line grows while something happens. */
async function growth(line: string, happens: (frame: TestFrame) => Promise<unknown>): Promise<number> {
  const before = countOf(await read(), line)
  await happens(open())
  return countOf(await read(), line) - before
}

describe('/metrics of a frame', () => {
  it('is not served to anybody by default, and needs the token', async () => {
    expect((await closed().ask('/metrics')).status).toBe(404)
    expect((await closed().ask('/metrics', bearer('undefined'))).status).toBe(404)
    for (const told of ['', 'x', `${token}x`, 'undefined']) {
      const answer = await open().ask('/metrics', bearer(told))
      expect([told, answer.status]).toEqual([told, 401])
      expect(await answer.text()).not.toContain('latchkey_')
    }
    expect(await read()).toContain('latchkey_requests_total')
  })

  it('is only on its own port if it has one', async () => {
    const database = await openTestDatabase()
    const env = { ...testSettings, DATABASE_URL: database.url, FRAME_METRICS_PORT: '0' }
    const frame = await startFrame({ port: 0, env: { ...env, FRAME_METRICS_TOKEN: token } })
    try {
      expect((await fetch(`${frame.url}/metrics`, bearer(token))).status).toBe(404)
      expect((await fetch(`${frame.metricsUrl}/metrics`)).status).toBe(401)
      const answer = await fetch(`${frame.metricsUrl}/metrics`, bearer(token))
      expect(await answer.text()).toContain('latchkey_frame_waiting 0')
    } finally {
      await frame.stop()
      await database.stop()
    }
    await expect(fetch(`${frame.metricsUrl}/metrics`)).rejects.toThrow()
  }, 60_000)

  it('counts logins, codes and wrong codes', async () => {
    const signIn = (frame: TestFrame) => signInVisitor(frame)
    expect(await growth('latchkey_frame_logins_total{by="email",outcome="ok"}', signIn)).toBe(1)
    expect(await growth('latchkey_frame_mails_total{kind="code",outcome="sent"}', signIn)).toBe(1)
    const guess = async (frame: TestFrame) => {
      const visitor = await createVisitor(frame, { email: newEmail() })
      const { attempt } = await visitor.start()
      const code = frame.mailbox.codeFor(visitor.email)
      await visitor.enter(attempt, code === '000000' ? '000001' : '000000')
    }
    const wrong = 'embedded/code-wrong'
    expect(await growth(`latchkey_frame_logins_total{by="email",outcome="${wrong}"}`, guess)).toBe(1)
    expect(await growth(`latchkey_frame_refusals_total{reason="${wrong}"}`, guess)).toBe(1)
  })

  it('counts what opened wallets, by kind', async () => {
    const { owner, device, auto } = await createTestWallet(open())
    const openWith = (slotId: string, page: Pick<typeof owner, 'signer' | 'token'>) => (frame: TestFrame) =>
      frame.call(openSlot, { params: { slotId }, body: {}, signer: page.signer, token: page.token })
    const kind = (name: string) => `latchkey_frame_slots_opened_total{kind="${name}"}`
    expect(await growth(kind('device'), openWith(device.listed.slotId, owner))).toBe(1)
    const page = await signInVisitor(open(), { email: owner.email })
    expect(await growth(kind('auto'), openWith(auto.listed.slotId, page))).toBe(1)
    expect(await growth(kind('device'), openWith(crypto.randomUUID(), page))).toBe(0)
  })

  it('counts requests by route, and those that wait', async () => {
    const { owner } = await createTestWallet(open())
    const visitor = await createVisitor(open(), { email: owner.email })
    open().clock.advance(31_000)
    const { attempt } = await visitor.start()
    const waiting = open().call(postDeviceWait, { params: { attempt }, body: {}, signer: visitor.signer })
    await expect.poll(async () => countOf(await read(), 'latchkey_frame_waiting')).toBe(1)
    const body = { token: open().mailbox.tokenFor(owner.email) }
    await open().call(postDeviceApproval, { body })
    await waiting
    const text = await read()
    expect(countOf(text, 'latchkey_frame_waiting')).toBe(0)
    const route = 'POST /v1/login/:attempt/device'
    expect(countOf(text, `latchkey_requests_total{route="${route}",status="200"}`)).toBe(1)
    expect(countOf(text, `latchkey_request_seconds_count{route="${route}"}`)).toBe(1)
  }, 60_000)

  it('has no path, address, person or project in it', async () => {
    await open().ask('/a-path-of-a-stranger')
    await open().ask('/sdk?projectId=a-project-of-a-stranger')
    const { owner } = await createTestWallet(open())
    const text = await read()
    expect(countOf(text, 'latchkey_requests_total{route="other",status="404"}')).toBeGreaterThan(0)
    for (const secret of ['stranger', owner.email, owner.login.user.id, owner.login.device.id, 'localhost'])
      expect(text).not.toContain(secret)
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/)
  })

  it('counts mails that nobody took, and logs them without the receiver', async () => {
    const logged: unknown[] = []
    const log = { warn: (...line: unknown[]) => logged.push(line) }
    // Nothing listens on this port.
    const smtp = createMailer({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@example.com' }, log)
    const mail = { kind: 'notice', to: 'ada@example.com', subject: 'Hi', text: 'Hi', html: 'Hi' } as const
    const { metrics } = open().services
    const failed = 'latchkey_frame_mails_total{kind="notice",outcome="failed"}'
    const send = () => expect(countMails(smtp, metrics).send(mail)).rejects.toThrow()
    expect(await growth(failed, send)).toBe(1)
    expect(JSON.stringify(logged)).toContain('Could not send a mail')
    expect(JSON.stringify(logged)).not.toContain('ada@')
    smtp.stop()
  })
})
