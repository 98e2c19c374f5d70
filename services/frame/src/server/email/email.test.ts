import {
  getAudit,
  getFrameSession,
  openSlot,
  postEmailChange,
  postEmailPrimary,
  postEmailSecondary,
  postOtp,
  putVault,
} from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { createVisitor, newEmail } from '../../testing/createVisitor'
import {
  type SignedIn,
  sealedBytes,
  signInVisitor,
  startTestSlot,
  walletAddresses,
} from '../../testing/createWallet'
import { type Person, people } from '../../testing/providers/Person'
import { setUpSocial } from '../../testing/setUpSocial'

const [ada] = people as [Person]
const { frame, start, codeOf, finish } = setUpSocial()
type Page = Pick<SignedIn, 'signer' | 'token'>

const isSignedIn = async ({ signer, token }: Page) =>
  (await frame().call(getFrameSession, { signer, token })).status === 200

describe('changing the email address', () => {
  it('[FRM-5] needs the codes of both addresses, tells the old one, and ends other sessions', async () => {
    const owner = await signInVisitor(frame())
    const other = await signInVisitor(frame(), { email: owner.email })
    const email = newEmail()
    expect((await change(owner, email)).output).toEqual({ action: 'VERIFY_PRIMARY_OTP' })
    expect((await primary(owner, codeFor(owner.email))).output).toEqual({ ok: true })
    expect(await isSignedIn(other)).toBe(true)
    expect((await secondary(owner, codeFor(email))).output).toEqual({ newEmail: email })
    expect((await frame().call(getFrameSession, owner)).output.user.email).toBe(email)
    expect(await isSignedIn(owner)).toBe(true)
    expect(await isSignedIn(other)).toBe(false)
    const notice = frame().mailbox.last(owner.email)
    expect(notice.text).toContain(email)
    expect(notice.text).toContain('72')
    const { entries } = (await frame().call(getAudit, owner)).output
    expect(entries.map(({ kind }) => kind)).toContain('email-changed')
  })

  it('[FRM-5] signs in with the new address afterwards, and with the old one as somebody else after 72 hours', async () => {
    const owner = await signInVisitor(frame())
    const email = await changeTo(owner)
    expect((await signInVisitor(frame(), { email })).login.user.id).toBe(owner.login.user.id)
    frame().clock.advance(72 * 3_600_000 + 1)
    expect((await signInVisitor(frame(), { email: owner.email })).login.user.id).not.toBe(owner.login.user.id)
  })

  it('[FRM-4] [FRM-5] sends the next code to the new address at once', async () => {
    const owner = await signInVisitor(frame())
    const email = newEmail()
    await change(owner, email)
    await primary(owner, codeFor(owner.email))
    await secondary(owner, codeFor(email))
    const page = await createVisitor(frame(), {
      email,
      deviceId: owner.login.device.id,
      signer: owner.signer,
    })
    expect((await page.start()).action).toBe('VERIFY_OTP')
  })

  it('[FRM-5] a login that was started with the old address ends', async () => {
    const owner = await signInVisitor(frame())
    const email = newEmail()
    await change(owner, email)
    await primary(owner, codeFor(owner.email))
    frame().clock.advance(31_000)
    const { attempt, signer } = await startLogin(owner)
    await secondary(owner, codeFor(email))
    const late = await frame().call(postOtp, { params: { attempt }, body: { otp: '000000' }, signer })
    expect(late.code).toBe('embedded/login-ended')
  })

  it('[FRM-5] takes wrong codes a few times, then none', async () => {
    const owner = await signInVisitor(frame())
    await change(owner, newEmail())
    const right = codeFor(owner.email)
    const wrong = right === '000000' ? '000001' : '000000'
    for (const left of [4, 3, 2, 1, 0])
      expect(await primary(owner, wrong)).toMatchObject({ code: 'embedded/code-wrong', values: { left } })
    expect((await primary(owner, right)).code).toBe('embedded/code-ended')
  })

  it('[FRM-5] takes no code of the other step, of another session, or twice', async () => {
    const owner = await signInVisitor(frame())
    const email = newEmail()
    await change(owner, email)
    const code = codeFor(owner.email)
    expect((await secondary(owner, code)).code).toBe('embedded/code-ended')
    const elsewhere = await signInVisitor(frame(), { email: owner.email })
    expect((await primary(elsewhere, code)).code).toBe('embedded/code-ended')
    await change(owner, email)
    const [fresh, parallel] = [codeFor(owner.email), codeFor(owner.email)]
    const answers = await Promise.all([primary(owner, fresh), primary(owner, parallel)])
    expect(answers.filter(({ code: fault }) => fault === '')).toHaveLength(1)
  })

  it('[FRM-5] a code expires after 20 minutes', async () => {
    const owner = await signInVisitor(frame())
    await change(owner, newEmail())
    frame().clock.advance(20 * 60_000 + 1)
    expect((await primary(owner, codeFor(owner.email))).code).toBe('embedded/code-ended')
  })

  it('[FRM-5] the code of a change signs nobody in', async () => {
    const owner = await signInVisitor(frame())
    await change(owner, newEmail())
    const [row] = await frame().services.database.query<{ id: string }>(
      "select id from frame_attempts where kind = 'email-change' and email = $1 and state <> 'ended'",
      [owner.email],
    )
    const answer = await frame().call(postOtp, {
      params: { attempt: row?.id ?? '' },
      body: { otp: codeFor(owner.email) },
      signer: owner.signer,
    })
    expect(answer.status).not.toBe(200)
  })

  it('[FRM-5] says that an address is taken only to whoever reads its mails', async () => {
    const [owner, other] = [await signInVisitor(frame()), await signInVisitor(frame())]
    expect((await change(owner, other.email)).output).toEqual({ action: 'VERIFY_PRIMARY_OTP' })
    frame().clock.advance(31_000)
    expect((await primary(owner, codeFor(owner.email))).status).toBe(200)
    expect((await secondary(owner, codeFor(other.email))).code).toBe('embedded/email-taken')
    expect((await frame().call(getFrameSession, owner)).output.user.email).toBe(owner.email)
  })

  it('[FRM-5] two accounts that change to one address at the same moment: one gets it', async () => {
    const both = [await signInVisitor(frame()), await signInVisitor(frame())]
    const email = newEmail()
    const codes: string[] = []
    for (const owner of both) {
      await change(owner, email)
      await primary(owner, codeFor(owner.email))
      codes.push(codeFor(email))
      frame().clock.advance(31_000)
    }
    const answers = await Promise.all(both.map((owner, at) => secondary(owner, codes[at] ?? '')))
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['', 'embedded/email-taken'])
  })

  it('[FRM-5] an account of a provider adds its first address, soon after signing in', async () => {
    const login = await start('google')
    const { output } = await finish(login, await codeOf(login, ada))
    const page = { signer: login.signer, token: output.token }
    const email = newEmail()
    expect((await change(page, email)).output).toEqual({ action: 'VERIFY_SECONDARY_OTP' })
    expect((await secondary(page, codeFor(email))).output).toEqual({ newEmail: email })
    expect((await signInVisitor(frame(), { email })).login.user.id).toBe(output.user.id)
    const again = await start('discord')
    const late = { signer: again.signer, token: (await finish(again, await codeOf(again, ada))).output.token }
    frame().clock.advance(11 * 60_000)
    expect((await change(late, newEmail())).code).toBe('embedded/login-too-old')
  })

  it('[FRM-5] [FRM-17] tells the address at the provider about a first address and a new device', async () => {
    const mine = await start('github')
    const { output } = await finish(mine, await codeOf(mine, ada))
    const page = { signer: mine.signer, token: output.token }
    const [device, auto] = [
      await startTestSlot(frame(), page, 'device'),
      await startTestSlot(frame(), page, 'auto'),
    ]
    const slots = [device.listed, auto.listed]
    const body = { version: 1, sealed: sealedBytes(), addresses: walletAddresses, slots }
    expect((await frame().call(putVault, { body, ...page })).code).toBe('')
    const other = await start('github')
    const { token } = (await finish(other, await codeOf(other, ada))).output
    const thief = { signer: other.signer, token }
    expect((await change(thief, newEmail())).code).toBe('embedded/login-too-old')
    const params = { slotId: auto.listed.slotId }
    expect((await frame().call(openSlot, { params, body: {}, ...thief })).code).toBe('embedded/recovery-wait')
    expect(frame().mailbox.last(ada.email).text).toContain('/recovery?t=')
    const email = newEmail()
    await change(page, email)
    expect((await secondary(page, codeFor(email))).output).toEqual({ newEmail: email })
    expect(frame().mailbox.last(ada.email).text).toContain(email)
  })

  it('[FRM-5] nobody changes an address without a proof', async () => {
    const owner = await signInVisitor(frame())
    const body = { email: newEmail() }
    expect((await frame().call(postEmailChange, { body, token: owner.token })).status).toBe(401)
  })
})

describe('undoing a change', () => {
  it('[FRM-5] a mail scanner that opens the link changes nothing', async () => {
    const owner = await signInVisitor(frame())
    const email = await changeTo(owner)
    const link = linkFor(owner.email)
    for (const method of ['GET', 'HEAD', 'GET'])
      expect((await frame().ask(link, { method })).status).toBe(200)
    expect((await frame().call(getFrameSession, owner)).output.user.email).toBe(email)
  })

  it('[FRM-5] gives the address back and signs everybody out, once', async () => {
    const owner = await signInVisitor(frame())
    const email = await changeTo(owner)
    const thief = await signInVisitor(frame(), { email })
    const link = linkFor(owner.email)
    const page = await frame().ask(link)
    expect(await page.text()).toContain('method="post"')
    expect(
      (await frame().ask(link, { method: 'POST', headers: { origin: 'https://evil.example' } })).status,
    ).toBe(403)
    expect((await frame().ask(link, { method: 'POST' })).status).toBe(200)
    expect(await isSignedIn(owner)).toBe(false)
    expect(await isSignedIn(thief)).toBe(false)
    expect((await frame().ask(link, { method: 'POST' })).status).toBe(410)
    expect((await signInVisitor(frame(), { email: owner.email })).login.user.id).toBe(owner.login.user.id)
  })

  it('[FRM-5] works after the thief has changed it again', async () => {
    const owner = await signInVisitor(frame())
    const email = await changeTo(owner)
    frame().clock.advance(31_000)
    await changeTo({ ...owner, email })
    expect((await frame().ask(linkFor(owner.email), { method: 'POST' })).status).toBe(200)
    expect((await signInVisitor(frame(), { email: owner.email })).login.user.id).toBe(owner.login.user.id)
  })

  it('[FRM-5] takes the links of later changes with it, so no thief undoes the undo', async () => {
    const owner = await signInVisitor(frame())
    const email = await changeTo(owner)
    frame().clock.advance(31_000)
    await changeTo({ ...owner, email })
    const thiefsLink = linkFor(email)
    expect((await frame().ask(linkFor(owner.email), { method: 'POST' })).status).toBe(200)
    expect((await frame().ask(thiefsLink, { method: 'POST' })).status).toBe(410)
    expect((await signInVisitor(frame(), { email: owner.email })).login.user.id).toBe(owner.login.user.id)
  })

  it('[FRM-5] keeps the links of earlier changes', async () => {
    const owner = await signInVisitor(frame())
    const email = await changeTo(owner)
    const first = linkFor(owner.email)
    frame().clock.advance(31_000)
    await changeTo({ ...owner, email })
    expect((await frame().ask(linkFor(email), { method: 'POST' })).status).toBe(200)
    expect((await frame().ask(first, { method: 'POST' })).status).toBe(200)
    expect((await signInVisitor(frame(), { email: owner.email })).login.user.id).toBe(owner.login.user.id)
  })

  it('[FRM-5] is not blocked: nobody else gets the old address meanwhile, by login or by change', async () => {
    const owner = await signInVisitor(frame())
    await changeTo(owner)
    const link = linkFor(owner.email)
    await expect(signInVisitor(frame(), { email: owner.email })).rejects.toThrow('embedded/email-taken')
    const other = await signInVisitor(frame())
    await change(other, owner.email)
    await primary(other, codeFor(other.email))
    expect((await secondary(other, codeFor(owner.email))).code).toBe('embedded/email-taken')
    expect((await frame().ask(link, { method: 'POST' })).status).toBe(200)
    expect((await signInVisitor(frame(), { email: owner.email })).login.user.id).toBe(owner.login.user.id)
  })

  it('[FRM-5] is possible for the owner by another change as well', async () => {
    const owner = await signInVisitor(frame())
    const email = await changeTo(owner)
    await change(owner, owner.email)
    await primary(owner, codeFor(email))
    expect((await secondary(owner, codeFor(owner.email))).output).toEqual({ newEmail: owner.email })
    expect((await signInVisitor(frame(), { email: owner.email })).login.user.id).toBe(owner.login.user.id)
  })

  it('[FRM-5] ends after 72 hours', async () => {
    const owner = await signInVisitor(frame())
    await changeTo(owner)
    const link = linkFor(owner.email)
    frame().clock.advance(72 * 3_600_000 + 1)
    expect((await frame().ask(link)).status).toBe(410)
    expect((await frame().ask(link, { method: 'POST' })).status).toBe(410)
  })
})

const codeFor = (email: string) => frame().mailbox.codeFor(email)

const linkFor = (email: string) =>
  /\/email\/undo\?t=[\w-]{43}/.exec(frame().mailbox.last(email).text)?.[0] ?? 'none'

function change({ signer, token }: Page, email: string) {
  frame().clock.advance(31_000)
  return frame().call(postEmailChange, { body: { email }, signer, token })
}

function primary({ signer, token }: Page, otp: string) {
  return frame().call(postEmailPrimary, { body: { otp }, signer, token })
}

function secondary({ signer, token }: Page, otp: string) {
  return frame().call(postEmailSecondary, { body: { otp }, signer, token })
}

/** Changes the address of a page's account to a new one, and returns it. */
async function changeTo(owner: Page & { readonly email: string }): Promise<string> {
  const email = newEmail()
  await change(owner, email)
  await primary(owner, codeFor(owner.email))
  expect((await secondary(owner, codeFor(email))).output).toEqual({ newEmail: email })
  return email
}

async function startLogin({ email }: { readonly email: string }) {
  const visitor = await createVisitor(frame(), { email })
  return { ...(await visitor.start()), signer: visitor.signer }
}
