import { expect } from 'vitest'

/** A mail as the development mailbox shows it. */
type Mail = { readonly to: string; readonly subject: string; readonly text: string; readonly at: string }

/** Reads the mails to one address, newest first. */
export function mailboxOf(frameUrl: string, address: string) {
  // Node doesn't know the names below localhost that browsers do.
  const url = new URL('/dev/mailbox', frameUrl)
  url.hostname = 'localhost'
  const read = async (): Promise<readonly Mail[]> => {
    const answer = await fetch(url, { headers: { accept: 'application/json' } })
    const { mails } = (await answer.json()) as { readonly mails: readonly Mail[] }
    return mails.filter(({ to }) => to.includes(address))
  }
  /** Waits for a mail that matches, other than those before. */
  const awaitPart = async (pattern: RegExp, before = 0): Promise<string> => {
    let found: string | undefined
    await expect
      .poll(async () => {
        const mails = await read()
        const [newest] = mails.slice(0, Math.max(0, mails.length - before))
        found = newest && pattern.exec(`${newest.subject}\n${newest.text}`)?.[1]
        return found
      })
      .toBeTruthy()
    return found ?? ''
  }
  return {
    count: async () => (await read()).length,
    /** The six digits of the newest mail, once there are more than `before`. */
    code: (before = 0) => awaitPart(/(\d{6})/, before),
    /** The link that confirms a device. */
    deviceLink: (before = 0) => awaitPart(/(https?:\/\/\S*device\S*)/, before),
  }
}
