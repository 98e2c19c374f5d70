import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Mail } from '../Mailer'

/** A mail that arrived. */
export type ReceivedMail = Omit<Mail, 'kind'> & {
  /** Milliseconds since 1970. */
  readonly at: number
}

/** A mail server for development that keeps mails in memory. */
export type Mailbox = {
  /** Where to send mails to. */
  readonly url: string
  /** The last mails, newest first. */
  readonly mails: () => readonly ReceivedMail[]
  readonly stop: () => Promise<void>
}

const most = 200

/** [development] Starts a mail server on loopback. */
export async function startMailbox({ port = 0, now = Date.now } = {}): Promise<Mailbox> {
  const [{ SMTPServer }, { default: PostalMime }] = await Promise.all([
    import('smtp-server'),
    import('postal-mime'),
  ])
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: 1_000_000,
    onData(stream, session, done) {
      const keep = async () => {
        const { subject = '', text = '', html = '' } = await PostalMime.parse(await buffer(stream))
        const to = session.envelope.rcptTo.map(({ address }) => address).join(', ')
        mails.unshift({ to, subject, text: text.trim(), html, at: now() })
        mails.length = Math.min(mails.length, most)
      }
      keep().then(
        () => done(),
        (error: Error) => done(error),
      )
    },
  })
  server.on('error', (error) => console.warn('Development mailbox lost a connection', error))
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    mails: () => [...mails],
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
