import { postDeviceApproval, postDeviceWait } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { createVisitor, newEmail } from '../../testing/createVisitor'
import { setUpFrame } from '../../testing/setUpFrame'

const frame = setUpFrame()

/** A known person who signs in on a new device: the mail with the link has been sent. */
async function startOnNewDevice() {
  const email = newEmail()
  await (await createVisitor(frame(), { email })).signIn()
  frame().clock.advance(31_000)
  const page = await createVisitor(frame(), { email })
  const { attempt } = await page.start()
  const wait = () => frame().call(postDeviceWait, { params: { attempt }, body: {}, signer: page.signer })
  return { email, page, attempt, wait, token: frame().mailbox.tokenFor(email) }
}

const stateOf = async (attempt: string) => {
  const [row] = await frame().services.database.query<{ state: string }>(
    'select state from frame_attempts where id = $1',
    [attempt],
  )
  return row?.state
}

describe('the link in the mail', () => {
  it('[FRM-3] shows a page that changes nothing until its button is pressed', async () => {
    const { email, page, attempt, wait, token } = await startOnNewDevice()
    const mails = frame().mailbox.mails.length
    const shown = await frame().ask(`/device?t=${token}`, {
      headers: { 'accept-language': 'de-AT,en;q=0.5' },
    })
    const text = await shown.text()
    expect(shown.status).toBe(200)
    expect(text).toContain('lang="de"')
    expect(text).toContain('http://localhost:4100')
    expect(text).toContain('method="post"')
    expect(text).not.toContain('<script')
    expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    await frame().ask(`/device?t=${token}`, { method: 'HEAD' })
    expect(await stateOf(attempt)).toBe('waiting')
    expect(frame().mailbox.mails.length).toBe(mails)
    const pressed = await frame().ask(`/device?t=${token}`, { method: 'POST' })
    expect(await pressed.text()).toContain('Device confirmed')
    expect((await wait()).output).toEqual({ state: 'approved' })
    expect((await page.enter(attempt, frame().mailbox.codeFor(email))).code).toBe('')
    expect((await wait()).code).toBe('embedded/login-ended')
  })

  it('sends one code, however often it is pressed', async () => {
    const { token, email } = await startOnNewDevice()
    const mails = frame().mailbox.mails.length
    await Promise.all(Array.from({ length: 5 }, () => frame().call(postDeviceApproval, { body: { token } })))
    expect(frame().mailbox.mails.length).toBe(mails + 1)
    expect(frame().mailbox.last(email).subject).toContain(frame().mailbox.codeFor(email))
  })

  it('refuses unknown and expired links', async () => {
    const { token } = await startOnNewDevice()
    const unknown = 'A'.repeat(43)
    expect((await frame().call(postDeviceApproval, { body: { token: unknown } })).code).toBe(
      'embedded/login-ended',
    )
    for (const path of ['/device', '/device?t=', `/device?t=${unknown}`, '/device?t=%22%3E%3Cscript%3E'])
      expect((await frame().ask(path)).status).toBe(410)
    frame().clock.advance(31 * 60_000)
    expect((await frame().ask(`/device?t=${token}`, { method: 'POST' })).status).toBe(410)
  })

  it('refuses a form on a page of another origin', async () => {
    const { token, attempt } = await startOnNewDevice()
    const headers = { origin: 'https://evil.example' }
    expect((await frame().ask(`/device?t=${token}`, { method: 'POST', headers })).status).toBe(403)
    expect(await stateOf(attempt)).toBe('waiting')
  })
})
