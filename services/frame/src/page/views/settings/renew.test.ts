import { base64urlnopad } from '@scure/base'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { poll } from '../../approve/testing/poll'
import { addAuthenticator } from '../../testing/addAuthenticator'
import { forgetBrowser } from '../../testing/forgetBrowser'
import { openSite, type Site } from '../../testing/openSite'
import { signInByEmail } from '../../testing/signInByEmail'
import { type Sites, startSites } from '../../testing/startSites'
import type { Bytes } from '../../vault/Bytes'
import { openSlot } from '../../vault/openSlot'
import { openVault } from '../../vault/openVault'
import { wipe } from '../../vault/wipe'

let sites: Sites
beforeAll(async () => {
  sites = await startSites()
}, 120_000)
afterAll(() => sites?.stop())

type Stored = {
  readonly version: number
  readonly sealed: string
  readonly slots: readonly { readonly slotId: string; readonly kind: string; readonly sealed: string }[]
}
type Half = { readonly slotId: string; readonly secret: string; readonly secret2?: string }

/** Opens a site and sees what its frame sends and gets, as an operator does who keeps all of it. */
async function openWatched(name: string) {
  const seen = { user: '', vaults: [] as Stored[], halves: [] as Half[] }
  const context = await sites.browser.newContext()
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.exposeFunction('noteCall', (path: string, sent: string, got: string) => {
    if (path.endsWith('/otp')) seen.user = JSON.parse(got).user.id
    if (path === '/v1/slots') seen.halves.push(JSON.parse(got))
    if (path === '/v1/vault') seen.vaults.push(JSON.parse(sent))
  })
  const site = await openSite(sites, { name, context: page, before: noteCalls })
  /** The key of a vault, by its operator's slot. */
  const keyOf = async ({ slots }: Stored): Promise<Bytes> => {
    const slot = slots.find(({ kind }) => kind === 'auto')
    const half = seen.halves.find(({ slotId }) => slotId === slot?.slotId)
    const [a, b] = [half?.secret, half?.secret2].map((text) => base64urlnopad.decode(text ?? '') as Bytes)
    if (!slot || !a || !b) throw new TypeError('There is no such slot')
    return openSlot(slot.sealed, { a, b }, { user: seen.user, slotId: slot.slotId, kind: 'auto' })
  }
  const open = async (vault: Stored, key: Bytes) => {
    const keys = await openVault(vault.sealed, key.slice(), { user: seen.user, version: vault.version })
    wipe(keys.entropy, keys.evm, keys.solana)
  }
  return { site, seen, keyOf, open }
}

/** Runs in every page: tells the test about calls before their answers arrive. */
function noteCalls(): void {
  const { fetch } = window
  const note = (...values: string[]) => Reflect.get(window, 'noteCall')(...values)
  window.fetch = async (input, init) => {
    const response = await fetch(input, init)
    const { pathname } = new URL(response.url)
    if (response.ok && /\/(otp|slots|vault)$/.test(pathname))
      await note(pathname, String(init?.body), await response.clone().text())
    return response
  }
}

const addressOf = async (site: Site) =>
  (await site.ask('GET_USER', { chainId: 31_337 })).payload?.address as string

/** An address that no try before has used. */
const newEmail = () => `${crypto.randomUUID()}@example.com`

/** A visitor with a wallet on a site. */
async function visit(email: string, name = 'site-a') {
  const watched = await openWatched(name)
  const { site } = watched
  await signInByEmail(sites, site, email)
  return { ...watched, inside: site.page.frameLocator('iframe'), address: await addressOf(site) }
}

it('[FRM-5] locks the wallet with a new key when a device is ended: the old slots don’t open it', async () => {
  const email = newEmail()
  // Mails keep a distance of half a minute, and a proof may be a minute off the server's clock.
  sites.clock.advance(-31_000)
  const { site, inside, seen, keyOf, open, address } = await visit(email)
  sites.clock.advance(31_000)
  const other = await visit(email, 'site-b')
  expect(other.address).toBe(address)
  const closed = site.ask('OPEN_SETTINGS')
  await inside.getByRole('button', { name: 'Sign out' }).click()
  await inside.getByText('Your wallet gets a new key').waitFor()
  await inside.locator('[data-part="confirm-yes"]').click()
  await poll(() => inside.locator('[data-device]').count()).toBe(1)
  await inside.locator('[data-part="confirm"]').waitFor({ state: 'detached' })
  await inside.locator('[data-part="close"]').click()
  await closed

  const [first, last] = [seen.vaults[0], seen.vaults.at(-1)]
  if (!first || !last) throw new TypeError('No vault was stored')
  expect(last.version).toBeGreaterThan(first.version + 1)
  expect(last.slots.map(({ kind }) => kind)).toEqual(['device', 'auto'])
  // The device's own half never leaves it, not even wrapped.
  expect(last.slots.every((slot) => !('wrapped' in slot))).toBe(true)
  const known = first.slots.map(({ slotId }) => slotId)
  expect(last.slots.some(({ slotId }) => known.includes(slotId))).toBe(false)
  const oldKey = await keyOf(first)
  await open(first, oldKey)
  await expect(open(last, oldKey)).rejects.toMatchObject({ code: 'vault/seal-broken' })
  await open(last, await keyOf(last))

  // The wallet stays the same here, and the other device is out.
  const hello = { method: 'personal_sign', params: ['0x48656c6c6f', address] }
  expect(await addressOf(site)).toBe(address)
  const signed = site.ask('RPC_REQUEST', hello)
  await inside.locator('[data-part="approve"]').click()
  expect(await signed).toMatchObject({ type: '@w3m-frame/RPC_REQUEST_SUCCESS' })
  // There is nothing to approve: the frame asks the server for the visitor's limit first.
  expect(await other.site.ask('RPC_REQUEST', hello)).toMatchObject({
    payload: { code: 'embedded/session-ended' },
  })
  // It comes back by a new login.
  sites.clock.advance(31_000)
  await signInByEmail(sites, other.site, email)
  expect(await addressOf(other.site)).toBe(address)
})

it('[FRM-5] keeps the passkey that the visitor touches, and takes the operator back when the last one goes', async () => {
  const email = newEmail()
  sites.clock.advance(-31_000)
  const { site, inside, seen, keyOf, open, address } = await visit(email)
  sites.clock.advance(31_000)
  await visit(email, 'site-b')
  await addAuthenticator(site.page, { frame: site.frame() })
  const closed = site.ask('OPEN_SETTINGS')
  await inside.locator('[data-part="add-passkey"]').click()
  await inside.locator('[data-part="confirm-yes"]').click()
  await inside.getByText('2 ways back: this device, passkey').waitFor()
  await inside.getByRole('button', { name: 'Sign out' }).click()
  await inside.getByText('You’ll be asked for the passkey that you keep.').waitFor()
  await inside.locator('[data-part="confirm-yes"]').click()
  await inside.locator('[data-part="confirm"]').waitFor({ state: 'detached' })
  await inside.locator('[data-part="close"]').click()
  await closed
  expect(seen.vaults.at(-1)?.slots.map(({ kind }) => kind)).toEqual(['device', 'passkey'])

  await site.ask('SIGN_OUT')
  await forgetBrowser(site)
  const connected = site.ask('CONNECT_PASSKEY')
  await inside.getByRole('button', { name: 'Continue with passkey' }).click()
  expect(await connected).toMatchObject({ payload: { address } })

  const removed = site.ask('OPEN_SETTINGS')
  await inside.getByRole('button', { name: 'Remove passkey' }).click()
  await inside.getByText('The operator can then restore your wallet for you.').waitFor()
  await inside.locator('[data-part="confirm-yes"]').click()
  await inside.getByText('2 ways back: this device, automatic recovery').waitFor()
  await inside.locator('[data-part="close"]').click()
  await removed
  const last = seen.vaults.at(-1)
  if (!seen.vaults[0] || !last) throw new TypeError('No vault was stored')
  await expect(open(last, await keyOf(seen.vaults[0]))).rejects.toMatchObject({ code: 'vault/seal-broken' })
  await open(last, await keyOf(last))

  await site.ask('SIGN_OUT')
  const refused = site.ask('CONNECT_PASSKEY')
  await inside.getByRole('button', { name: 'Continue with passkey' }).click()
  await inside.getByText('That didn’t work. Try again.').waitFor()
  await inside.locator('[data-part="close"]').click()
  expect(await refused).toMatchObject({ type: '@w3m-frame/CONNECT_PASSKEY_ERROR' })
})
