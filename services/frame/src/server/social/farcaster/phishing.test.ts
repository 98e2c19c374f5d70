import { type FrameLogin, openSlot } from '@latchkey/protocol'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { newEmail } from '../../../testing/createVisitor'
import { startTestSlot, storeTestWallet } from '../../../testing/createWallet'
import { setUpFarcaster } from '../../../testing/farcaster/setUpFarcaster'
import { takeOut } from '../../../testing/takeOut'
import { mailFailed } from '../../mail/errors'
import { mailTexts } from '../../mail/texts/mailLocale'

const { frame, createOwner, start, wait, finish } = setUpFarcaster()
const delay = 1_440 * 60_000
type Owner = Awaited<ReturnType<typeof createOwner>>
type Page = { readonly login: FrameLogin; readonly token: string; readonly signer: Started['signer'] }
type Started = Awaited<ReturnType<typeof start>>

/** Has the owner approve a login in the Farcaster app, whoever's browser it began in. */
async function signIn({ app, fid }: Owner, known?: Page): Promise<Page> {
  const started = await start(known?.signer, known?.login.device.id)
  const issued = new Date(frame().clock.now()).toISOString()
  const change = (text: string) => text.replace(/^Issued At: .*$/m, `Issued At: ${issued}`)
  await app.approve(started.url, { fid, change })
  const { output } = await wait(started)
  const login = (await finish(started, output.code ?? '')).output
  return { login, token: login.token, signer: started.signer }
}

/** An owner with a wallet that this browser created, and an address that is read in German. */
async function createWallet() {
  const owner = await createOwner()
  const page = await signIn(owner)
  const email = newEmail()
  await frame().services.database.query("update frame_users set email = $2, locale = 'de' where id = $1", [
    page.login.user.id,
    email,
  ])
  return { owner, page, email, ...(await storeTestWallet(frame(), page)) }
}

const open = ({ signer, token }: Page, slotId: string) =>
  frame().call(openSlot, { params: { slotId }, body: {}, signer, token })
const mailsTo = (email: string) => frame().mailbox.mails.filter(({ to }) => to === email)
const free = ['', '', '', '']
const held = Array(4).fill('embedded/recovery-wait')
afterEach(() => vi.restoreAllMocks())

describe("a thief whose login the owner approved in Farcaster's app", () => {
  it('[FRM-17] gets neither words nor a file before the delay, even with what opens the wallet', async () => {
    const { owner, device } = await createWallet()
    const thief = await signIn(owner)
    const { listed } = await startTestSlot(frame(), thief, 'device')
    expect(await takeOut(frame(), thief, listed.slotId)).toEqual(held)
    expect(await takeOut(frame(), thief, device.listed.slotId)).toEqual(held)
  })

  it('[FRM-17] waits for the wallet, then needs another approval, then waits to take keys out', async () => {
    const { owner, auto } = await createWallet()
    const thief = await signIn(owner)
    const { slotId } = auto.listed
    expect((await open(thief, slotId)).code).toBe('embedded/recovery-wait')
    frame().clock.advance(delay + 1)
    expect((await open(thief, slotId)).code).toBe('embedded/login-too-old')
    const again = await signIn(owner, thief)
    expect(again.login.device.id).toBe(thief.login.device.id)
    expect((await open(again, slotId)).code).toBe('')
    expect(await takeOut(frame(), again, slotId)).toEqual(held)
  })

  it('[FRM-17] is ended by the link in the one mail to the owner, in the language of the owner', async () => {
    const { owner, email, auto } = await createWallet()
    const thief = await signIn(owner)
    expect(mailsTo(email).map(({ subject }) => subject)).toEqual([mailTexts.de.newDeviceSubject])
    expect((await open(thief, auto.listed.slotId)).code).toBe('embedded/recovery-wait')
    expect(mailsTo(email)).toHaveLength(1)
    const [link = ''] = /\/recovery\?t=[\w-]{43}/.exec(frame().mailbox.last(email).text) ?? []
    expect((await frame().ask(link, { method: 'POST' })).status).toBe(200)
    expect((await open(thief, auto.listed.slotId)).code).toBe('embedded/session-ended')
  })

  it('[FRM-17] is told of also if nothing opens the wallet automatically', async () => {
    const { owner, email, auto } = await createWallet()
    await frame().services.database.query('delete from frame_slots where id = $1', [auto.listed.slotId])
    await signIn(owner)
    const { text } = frame().mailbox.last(email)
    expect(text).toMatch(/\/recovery\?t=[\w-]{43}/)
    expect(text).not.toContain(mailTexts.de.newDeviceWait.split('{')[0])
  })

  it('[FRM-17] opens nothing while the owner cannot be told, and the login itself goes on', async () => {
    const { owner, auto } = await createWallet()
    const send = vi.spyOn(frame().mailbox, 'send').mockRejectedValue(mailFailed())
    const page = await signIn(owner)
    expect(page.token).not.toBe('')
    expect(send).toHaveBeenCalledOnce()
    expect((await open(page, auto.listed.slotId)).code).toBe('frame/mail-failed')
  })
})

describe('the owner of a wallet who signs in with Farcaster', () => {
  it('takes keys out of the browser that created the wallet, also after a thief came', async () => {
    const { owner, page, email, device } = await createWallet()
    expect(await takeOut(frame(), page, device.listed.slotId)).toEqual(free)
    await signIn(owner)
    const before = mailsTo(email).length
    const again = await signIn(owner, page)
    expect(again.login.device.id).toBe(page.login.device.id)
    expect(mailsTo(email)).toHaveLength(before)
    expect(await takeOut(frame(), again, device.listed.slotId)).toEqual(free)
  })

  it('takes keys out of a new browser after the delay', async () => {
    const { owner } = await createWallet()
    const page = await signIn(owner)
    const { listed } = await startTestSlot(frame(), page, 'device')
    frame().clock.advance(delay + 1)
    const again = await signIn(owner, page)
    const answers = await takeOut(frame(), again, listed.slotId)
    // The vault doesn't list the slot, so there is nothing to show.
    expect(answers).toEqual(['', 'embedded/slot-unknown', '', ''])
  })
})
