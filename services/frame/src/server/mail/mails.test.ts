import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addedAddressMail } from './addedAddressMail'
import { changedAddressMail } from './changedAddressMail'
import { codeMail } from './codeMail'
import { createMailer } from './createMailer'
import { deletedMail } from './deletedMail'
import { deviceMail } from './deviceMail'
import { mailFailed } from './errors'
import { exportMail } from './exportMail'
import type { MailContext } from './MailContext'
import type { Mail } from './Mailer'
import { serveMailbox } from './mailbox/serveMailbox'
import { type Mailbox, startMailbox } from './mailbox/startMailbox'
import { moveMail } from './moveMail'
import { newAddressMail } from './newAddressMail'
import { newDeviceMail } from './newDeviceMail'
import { oldAddressMail } from './oldAddressMail'
import { recoveryFileMail } from './recoveryFileMail'
import { type MailLocale, mailLocale, mailTexts } from './texts/mailLocale'

const to = 'ada@example.com'
const context: MailContext = {
  site: 'https://shop.example',
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  at: Date.UTC(2026, 10, 17, 18, 30),
  locale: 'en',
}
let mailbox: Mailbox
let mailer: ReturnType<typeof createMailer>

beforeAll(async () => {
  mailbox = await startMailbox()
  mailer = createMailer({ SMTP_URL: mailbox.url, MAIL_FROM: 'Latchkey <wallet@localhost>' }, console)
})
afterAll(async () => {
  mailer.stop()
  await mailbox.stop()
})

describe('mails', () => {
  it('[FRM-3] the code comes first in the subject, with site, browser and time in both forms', async () => {
    await mailer.send(codeMail({ to, code: '123456', minutes: 20 }, context))
    const [mail] = mailbox.mails()
    expect(mail).toMatchObject({ to, subject: '123456 is your code for shop.example' })
    for (const form of [mail?.text, mail?.html]) {
      expect(form).toContain('123456')
      expect(form).toContain('https://shop.example')
      expect(form).toContain('Chrome, Linux')
      expect(form).toContain('November 17, 2026')
      expect(form).toContain('20 minutes')
    }
  })

  it('escape what comes from outside, and load nothing', () => {
    const hostile = oldAddressMail(
      { to, code: '123456', newEmail: '"<img src=https://evil.example/p>"@evil.example' },
      { ...context, userAgent: '<script>alert(1)</script> Firefox/1' },
    )
    expect(hostile.html).not.toContain('<img')
    expect(hostile.html).not.toContain('<script')
    expect(hostile.html).toContain('&lt;img')
    expect(hostile.text).toContain('Firefox')
    expect(codeMail({ to, code: '123456', minutes: 20 }, context).html).not.toMatch(/src=|url\(|@import/)
  })

  it('a value with a line break adds no header', async () => {
    const mail = oldAddressMail(
      { to, code: '1\r\nBcc: eve@evil.example', newEmail: 'b@example.com' },
      context,
    )
    expect(mail.subject).not.toMatch(/[\r\n]/)
    await mailer.send(mail)
    expect(mailbox.mails()[0]?.to).toBe(to)
  })

  it('a comma in an address reaches no second receiver', async () => {
    const before = mailbox.mails().length
    await mailer
      .send(codeMail({ to: 'ada@example.com, eve@evil.example', code: '123456', minutes: 20 }, context))
      .catch((error: unknown) => expect(mailFailed.is(error)).toBe(true))
    const received = mailbox.mails().slice(0, mailbox.mails().length - before)
    expect(received.map((mail) => mail.to)).not.toContain('eve@evil.example')
  })

  it.each(Object.keys(mailTexts) as MailLocale[])('%s fills every value of every mail', (locale) => {
    const inLocale = { ...context, locale }
    const link = 'https://wallet.example/x?t=abc'
    const all = [
      codeMail({ to, code: '123456', minutes: 20 }, inLocale),
      deviceMail({ to, link }, inLocale),
      oldAddressMail({ to, code: '123456', newEmail: 'b@example.com' }, inLocale),
      newAddressMail({ to, code: '123456' }, inLocale),
      changedAddressMail({ to, newEmail: 'b@example.com', link, hours: 72 }, inLocale),
      addedAddressMail({ to, newEmail: 'b@example.com' }, inLocale),
      newDeviceMail({ to, link, opensAt: context.at + 86_400_000 }, inLocale),
      exportMail({ to }, inLocale),
      recoveryFileMail({ to }, inLocale),
      moveMail({ to, place: 'https://wallet.other.example' }, inLocale),
      deletedMail({ to }, inLocale),
    ]
    for (const { subject, text, html } of all)
      expect(`${subject}${text}${html}`).not.toMatch(/[{}]|undefined/)
    expect(all.filter(({ text }) => text.includes(link))).toHaveLength(3)
    expect(all[0]?.subject.startsWith('123456')).toBe(true)
    expect(all[0]?.html).toContain(`dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`)
  })

  it('choose the language of the browser', () => {
    expect(mailLocale('fr-CH, de;q=0.9')).toBe('fr')
    expect(mailLocale('pl, ja;q=0.5')).toBe('ja')
    expect(mailLocale('constructor')).toBe('en')
    expect(mailLocale(undefined)).toBe('en')
  })

  it('fail with an error kind when no mail server answers', async () => {
    const alone = createMailer({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@localhost' }, console)
    await expect(alone.send(codeMail({ to, code: '1', minutes: 20 }, context))).rejects.toSatisfy(
      mailFailed.is,
    )
    alone.stop()
  })
})

describe('the development mailbox', () => {
  const app = new Hono()
  const ask = (headers: Record<string, string>) =>
    app.request('/dev/mailbox', { headers: { host: 'localhost:4102', ...headers } })
  beforeAll(() => serveMailbox(app, { mailbox }))

  it('lists mails for programs, newest first', async () => {
    await mailer.send(codeMail({ to, code: '222222', minutes: 20 }, context))
    await mailer.send(codeMail({ to: 'grace@example.com', code: '333333', minutes: 20 }, context))
    const { mails } = await (await ask({ accept: 'application/json' })).json()
    expect(mails[0]).toMatchObject({ to: 'grace@example.com', at: expect.any(Number) })
    expect(mails[0].subject).toContain('333333')
    expect(mails[1].subject).toContain('222222')
  })

  it('shows people a page that runs nothing from a mail', async () => {
    const evil: Mail = {
      kind: 'notice',
      to,
      subject: '<script>1</script>',
      text: 'javascript:alert(1) https://a.example/',
      html: '<script>2</script>"',
    }
    await mailer.send(evil)
    const page = await ask({ accept: 'text/html' })
    const text = await page.text()
    expect(page.headers.get('content-security-policy')).toContain("script-src 'none'")
    expect(text).not.toContain('<script')
    expect(text).toContain('sandbox=""')
    expect(text).toContain('href="https://a.example/"')
    expect(text).not.toContain('href="javascript')
  })

  it('answers no other host name', async () => {
    expect((await ask({ host: 'rebound.example' })).status).toBe(403)
    expect((await ask({ host: 'localhost.evil.example' })).status).toBe(403)
  })
})
