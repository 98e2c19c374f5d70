import { type Hex, numberToHex, parseEther } from 'viem'
import { expect } from 'vitest'
import type { SmartSites } from '../../../testing/startSmartSites'
import { poll } from '../../approve/testing/poll'
import { addAuthenticator } from '../../testing/addAuthenticator'
import { openSite } from '../../testing/openSite'
import { signInByEmail } from '../../testing/signInByEmail'

/** Whom a visitor pays. */
export const shop = '0x00000000000000000000000000000000000000aa'

/** Opens a site as a visitor with money, who can add a passkey and set a limit. */
export async function openVisitor({ sites, chain }: SmartSites, email: string) {
  const site = await openSite(sites)
  const inside = site.page.frameLocator('iframe')
  await signInByEmail(sites, site, email)
  const { payload } = await site.ask('GET_USER', { chainId: 31_337 })
  const address = payload?.address as Hex
  await chain.client.setBalance({ address, value: parseEther('10') })
  const authenticator = await addAuthenticator(site.page, { frame: site.frame() })
  let touches = 0
  site.page.on('request', (request) => {
    if (request.url().endsWith('/v1/step-up')) touches += 1
  })
  const visitor = {
    site,
    authenticator,
    inside,
    address,
    touches: () => touches,
    /** Takes the passkeys away, until the returned function brings them back. */
    async losePasskeys(): Promise<() => Promise<void>> {
      const { session, authenticatorId } = authenticator
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId })
      await session.send('WebAuthn.clearCredentials', { authenticatorId })
      return async () => {
        for (const credential of credentials)
          await session.send('WebAuthn.addCredential', { authenticatorId, credential })
      }
    },
    async inSettings(work: () => Promise<void>): Promise<void> {
      const closed = site.ask('OPEN_SETTINGS')
      await work()
      await inside.locator('[data-part="close"]').click()
      await closed
    },
    addPasskey: () =>
      visitor.inSettings(async () => {
        await inside.locator('[data-part="add-passkey"]').click()
        await visitor.confirm()
        await inside.getByText('2 ways back: this device, passkey').waitFor()
      }),
    setLimit: (dollars: string) =>
      visitor.inSettings(async () => {
        await inside.getByLabel('Ask for my passkey above').fill(dollars)
        await inside.locator('[data-part="save-limit"]').click()
        await visitor.confirm()
        await inside
          .locator('[data-part="limit-now"]')
          .filter({ hasText: `$${dollars}` })
          .waitFor()
      }),
    send: (transaction: object) =>
      site.ask('RPC_REQUEST', {
        method: 'eth_sendTransaction',
        params: [{ from: address, ...transaction }],
      }),
    pay: (ether: string) => visitor.send({ to: shop, value: numberToHex(parseEther(ether)) }),
    /** Reads a panel to its end, and presses its button once that works. */
    async press(panel: 'approval' | 'confirm', button: string): Promise<void> {
      const works = async () => {
        await inside.locator(`[data-part="${panel}"]`).evaluate((root) => {
          for (const part of root.querySelectorAll('*')) part.scrollTo(0, part.scrollHeight)
        })
        return inside.locator(`[data-part="${button}"]`).isEnabled()
      }
      await poll(works).toBe(true)
      await inside.locator(`[data-part="${button}"]`).click()
    },
    approve: () => visitor.press('approval', 'approve'),
    confirm: () => visitor.press('confirm', 'confirm-yes'),
    note: () => inside.locator('[data-part="step-up"]').innerText(),
  }
  return visitor
}

/** The answer to a transaction that was sent. */
export const sent = {
  type: '@w3m-frame/RPC_REQUEST_SUCCESS',
  payload: expect.stringMatching(/^0x[0-9a-f]{64}$/),
}
