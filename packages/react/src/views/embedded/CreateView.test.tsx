import { currentEntry } from '@latchkey/core'
import { frameSessionEnded, userRejected, wayBackNeeded } from '@latchkey/protocol'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { ScriptedEmbedded } from '../../testing/createScriptedEmbedded'
import { holdTimer } from '../../testing/holdTimer'
import { expectClosed, findInside, shadowOf } from '../../testing/mountProvider'
import { openEmbeddedSite } from '../../testing/openEmbeddedSite'
import { findControl, findView, poll, spoken } from '../../testing/openView'

type Provider = { request: (call: { readonly method: string }) => Promise<unknown> }

const providerOf = ({ port }: ScriptedEmbedded) => port.connector('eip155', {} as never)?.provider as Provider
const title = () => shadowOf().querySelector('[data-part="status-title"]')?.textContent

/** A visitor whose session still works, and whose wallet doesn't answer. */
async function createWallet() {
  const site = await openEmbeddedSite(
    { view: 'Create' },
    {
      script(embedded) {
        Object.assign(embedded.answers, { CONNECT_EMAIL: { action: 'CONNECT' } })
      },
    },
  )
  const provider = providerOf(site.embedded)
  const { request } = provider
  let reject: ((cause: unknown) => void) | undefined
  provider.request = () =>
    new Promise((_, fail) => {
      reject = fail
    })
  const slow = holdTimer(site.latchkey, 10_000)
  await userEvent.fill(await findInside('input[type="email"]'), 'ada@example.com')
  await userEvent.keyboard('{Enter}')
  await poll(title).toBe('Creating your wallet')
  // The wallet is asked a moment after the screen says so.
  await poll(() => reject !== undefined).toBe(true)
  return {
    ...site,
    slow,
    fail: (cause: unknown) => reject?.(cause),
    heal: () => {
      provider.request = request
    },
  }
}

it('explains a wallet and offers every login', async () => {
  await openEmbeddedSite({ view: 'Create' })
  const view = await findView('Create')
  expect(view.textContent).toContain('It holds what you own')
  expect(view.textContent).toContain('You approve every step')
  await findInside('input[type="email"]')
  const socials = () => shadowOf().querySelectorAll('[data-part="social"]').length
  await poll(socials).toBe(5)
  await userEvent.click(await findInside('[data-part="more-socials"]'))
  await findView('ConnectSocials')
  await poll(socials).toBe(7)
})

it('[FLG-4] waits for the terms', async () => {
  const options = { termsConditionsUrl: 'https://site.test/terms', features: { legalCheckbox: true } }
  await openEmbeddedSite({ view: 'Create' }, { options })
  expect((await findInside<HTMLInputElement>('input[type="email"]')).disabled).toBe(true)
})

it('shows how far the wallet is, and a way out if it takes too long', async () => {
  const { slow, latchkey } = await createWallet()
  expect(shadowOf().querySelector('[data-step="keys"]')?.getAttribute('aria-current')).toBe('step')
  expect(shadowOf().querySelector('[data-part="cancel"]')).toBeNull()
  await poll(() => slow.length).toBeGreaterThan(0)
  slow.at(-1)?.()
  await findInside('[data-part="cancel"]')
  await poll(spoken).toContain('This is taking longer than usual')
  await userEvent.click(await findInside('[data-part="cancel"]'))
  await expectClosed()
  expect(currentEntry(latchkey.getState().nav).view).toBe('Create')
})

it.each([
  ['without another mail', userRejected, 1],
  ['with another mail once the session has ended', frameSessionEnded, 2],
])('shows what went wrong and tries again %s', async (_, kind, asked) => {
  const { embedded, fail, heal, latchkey } = await createWallet()
  fail(kind())
  await findInside('[data-part="retry"]')
  expect(title()).toBe('That didn’t work')
  heal()
  await userEvent.click(await findControl('Try again'))
  await expectClosed()
  expect(embedded.asked.filter(([name]) => name === 'CONNECT_EMAIL')).toHaveLength(asked)
  expect(latchkey.getState().embedded?.step).toBe('connected')
})

it('adds the way back that is missing in the frame, without another mail', async () => {
  const { embedded, fail, heal, latchkey } = await createWallet()
  embedded.answers.CREATE_WALLET = userRejected()
  fail(wayBackNeeded())
  await findInside('[data-part="retry"]')
  expect(shadowOf().textContent).toContain('Add a passkey or a password to create your wallet.')
  embedded.answers.CREATE_WALLET = { address: '0x1', chainId: 1 }
  heal()
  await userEvent.click(await findControl('Try again'))
  await expectClosed()
  expect(embedded.asked.filter(([name]) => name === 'CONNECT_EMAIL')).toHaveLength(1)
  expect(latchkey.getState().embedded?.step).toBe('connected')
})
