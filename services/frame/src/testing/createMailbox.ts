import type { Mail, Mailer } from '../server/mail/Mailer'

/** A mailer that keeps what was sent. */
export type Mailbox = Mailer & {
  readonly mails: Mail[]
  /** Returns the newest mail to an address. */
  last(to: string): Mail
  /** Returns the newest code that was sent to an address. */
  codeFor(to: string): string
  /** Returns the token of the newest link to confirm a device that was sent to an address. */
  tokenFor(to: string): string
}

/** Creates a mailbox for tests: the addresses in them are other people's. */
export function createMailbox(): Mailbox {
  const mails: Mail[] = []
  const find = (to: string, pattern: RegExp) => {
    const found = mails.findLast((mail) => mail.to === to && pattern.test(mail.text))
    return { mail: found, match: pattern.exec(found?.text ?? '')?.[1] }
  }
  const need = (value: string | undefined) => {
    if (value === undefined) throw new TypeError('No such mail was sent')
    return value
  }
  return {
    mails,
    async send(mail) {
      mails.push(mail)
    },
    last(to) {
      const { mail } = find(to, /(?:)/)
      if (!mail) throw new TypeError(`No mail to ${to}`)
      return mail
    },
    codeFor: (to) => need(find(to, /\b(\d{6})\b/).match),
    tokenFor: (to) => need(find(to, /\/device\?t=([\w-]{43})/).match),
  }
}
