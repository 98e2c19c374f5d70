import type { Browser, Page } from 'playwright-core'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { partitionedArg } from '../../../scripts/chromiumArgs'
import { launchChromium } from '../launchChromium'
import { type EmbeddedSite, startEmbedded } from './startEmbedded'

/** Milliseconds of each round, by what was measured. */
export type EmbeddedTimes = {
  /** From the server's answer to the code until the page shows the account. */
  readonly account: readonly number[]
  /** From the press on Approve in the frame until the page has the signature. */
  readonly signature: readonly number[]
  /** The same signature by a key in this process. */
  readonly local: readonly number[]
}

const text = 'Hello from Latchkey'

/** Signs in as new visitors, and approves signatures as one of them. */
export async function measureEmbedded(visits: number, signatures: number): Promise<EmbeddedTimes> {
  const site = await startEmbedded()
  try {
    const browser = await launchChromium([partitionedArg, '--site-per-process'])
    try {
      const account: number[] = []
      const signature: number[] = []
      for (let visit = 0; visit < visits; visit += 1) {
        const page = await openSite(browser, site)
        account.push(await signIn(page, site))
        if (visit === visits - 1)
          for (let round = 0; round <= signatures; round += 1) signature.push(await sign(page))
        await page.context().close()
      }
      // The first approval loads the panel.
      return { account, signature: signature.slice(1), local: await signLocally(signatures) }
    } finally {
      await browser.close()
    }
  } finally {
    await site.stop()
  }
}

async function openSite(browser: Browser, { siteUrl }: EmbeddedSite): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } })
  // Remembers when Approve was pressed, by the clock that all pages of a machine share.
  await context.addInitScript(() => {
    addEventListener(
      'click',
      () => Object.assign(window, { pressedAt: performance.timeOrigin + performance.now() }),
      true,
    )
  })
  const page = await context.newPage()
  await page.goto(siteUrl)
  return page
}

async function signIn(page: Page, { mailboxUrl }: EmbeddedSite): Promise<number> {
  const address = `visitor-${crypto.randomUUID()}@example.com`
  await page.locator('.stage-buttons [data-part="connect-button"]').click()
  const field = page.locator('latchkey-modal input[type="email"]')
  await field.fill(address)
  await field.press('Enter')
  const codeField = page.locator('latchkey-modal input[autocomplete="one-time-code"]')
  await codeField.waitFor()
  const code = await readCode(mailboxUrl, address)
  const accepted = page.waitForResponse((response) => response.url().endsWith('/otp'))
  await codeField.fill(code)
  const { responseEnd, startTime } = (await accepted).request().timing()
  await page.locator('.stage-buttons [data-part="account-button"]').waitFor()
  return Date.now() - (startTime + Math.max(0, responseEnd))
}

async function readCode(mailboxUrl: string, address: string): Promise<string> {
  const answer = await fetch(mailboxUrl, { headers: { accept: 'application/json' } })
  const { mails } = (await answer.json()) as { mails: { to: string; subject: string }[] }
  const mail = mails.find(({ to }) => to.includes(address))
  return /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? ''
}

async function sign(page: Page): Promise<number> {
  const signed = page.evaluate(async (message) => {
    await window.latchkey?.signMessage(message)
    return performance.timeOrigin + performance.now()
  }, text)
  const frame = page.frameLocator('iframe[name="w3m-secure-iframe"]')
  await frame.getByRole('button', { name: 'Approve', exact: true }).click()
  const doneAt = await signed
  const inner = page.frames().find((one) => one.url().includes('wallet.localhost'))
  const pressedAt = await inner?.evaluate(() => (window as { pressedAt?: number }).pressedAt)
  return doneAt - (pressedAt ?? Number.NaN)
}

async function signLocally(rounds: number): Promise<number[]> {
  const account = privateKeyToAccount(generatePrivateKey())
  const times: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const start = performance.now()
    await account.signMessage({ message: text })
    times.push(performance.now() - start)
  }
  return times.slice(1)
}
