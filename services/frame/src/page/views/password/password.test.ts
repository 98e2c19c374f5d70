import { verifyMessage } from 'viem'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { axeFaults } from '../../approve/testing/axeFaults'
import { poll } from '../../approve/testing/poll'
import { addAuthenticator } from '../../testing/addAuthenticator'
import { forgetBrowser } from '../../testing/forgetBrowser'
import { openSite, type Site } from '../../testing/openSite'
import { signInByEmail } from '../../testing/signInByEmail'
import { type Sites, startSites } from '../../testing/startSites'

let sites: Sites
beforeAll(async () => {
  sites = await startSites({ env: { FRAME_RECOVERY: 'user' } })
}, 120_000)
afterAll(() => sites?.stop())

const password = 'correct horse battery staple'
let ahead = 0
/** Moves the server's clock: mails keep a distance of half a minute, and a proof may be a minute off. */
function moveClock(to: number): void {
  sites.clock.advance(to - ahead)
  ahead = to
}

/** A test that runs again needs other people. */
const newEmail = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`

const getUser = (site: Site) => site.ask('GET_USER', { chainId: 31_337 })

/** A site, and everything that leaves its frame. */
async function visit(name = 'site-a', before?: () => void) {
  const context = await sites.browser.newContext()
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  page.on('console', (message) => sent.push(message.text()))
  const site = await openSite(sites, { name, context: page, ...(before ? { before } : {}) })
  const inside = page.frameLocator('iframe')
  /** Presses the button of a step, which has to be read to its end first. */
  const confirm = async () => {
    const panel = inside.locator('[data-part="confirm"]')
    await panel.evaluate((root) => {
      for (const part of root.querySelectorAll('*')) part.scrollTo(0, part.scrollHeight)
    })
    await panel.locator('[data-part="confirm-yes"]').click()
  }
  const type = async (label: string, value: string) => inside.getByLabel(label, { exact: true }).fill(value)
  return { site, inside, sent, type, confirm }
}

type Visit = Awaited<ReturnType<typeof visit>>

/** Chooses a password instead of a passkey. The browser may drop a click on a panel that was drawn a moment ago. */
async function choosePassword({ inside }: Pick<Visit, 'inside'>): Promise<void> {
  const field = inside.getByLabel('New password', { exact: true })
  await inside.locator('[data-part="use-password"]').waitFor()
  await poll(async () => {
    if (await field.isVisible()) return true
    await inside
      .locator('[data-part="use-password"]')
      .click({ timeout: 1_000 })
      .catch(() => undefined)
    return field.isVisible()
  }).toBe(true)
}

/** Creates a wallet with a password, in a browser that has passkeys or not. */
async function create({ site, inside, type }: Visit, email: string): Promise<string> {
  await signInByEmail(sites, site, email)
  const created = site.ask('CREATE_WALLET')
  await choosePassword({ inside })
  await type('New password', password)
  await type('Repeat the password', password)
  await inside.locator('[data-part="save-password"]').click()
  expect(await created).toMatchObject({ type: '@w3m-frame/CREATE_WALLET_SUCCESS' })
  return (await getUser(site)).payload?.address as string
}

/** Signs in where the wallet can't be opened yet. */
async function comeBack({ site }: Visit, email: string, code = 'embedded/password-needed'): Promise<void> {
  moveClock(ahead + 31_000)
  await signInByEmail(sites, site, email)
  expect(await getUser(site)).toMatchObject({ payload: { code } })
}

/** Creates a wallet that only a passkey opens elsewhere. */
async function createByPasskey({ site, inside }: Visit, email: string): Promise<unknown> {
  await signInByEmail(sites, site, email)
  const created = site.ask('CREATE_WALLET')
  await inside.getByRole('button', { name: 'Create wallet with passkey' }).click()
  return (await created).payload?.address
}

async function open({ site, inside, type }: Visit, given: string): Promise<unknown> {
  const opened = site.ask('OPEN_WALLET')
  await type('Wallet password', given)
  await inside.locator('[data-part="continue"]').click()
  return (await opened).payload?.address
}

it('[FRM-5] [FRM-17] creates a wallet with a password that opens it after the browser forgot everything', async () => {
  moveClock(-31_000)
  const here = await visit()
  const { site, inside, sent, type } = here
  const email = newEmail('ada')
  await signInByEmail(sites, site, email)
  const created = site.ask('CREATE_WALLET')
  await choosePassword(here)
  await type('New password', 'too short')
  await inside.getByText('Too short. Use at least 12 characters.').waitFor()
  await type('New password', `${email}!!`)
  await inside.locator('[data-part="save-password"]').click()
  const fault = inside.locator('[data-state="fault"]')
  await fault.filter({ hasText: 'Too easy to guess.' }).waitFor()
  // A refused password is not used while its fault is shown.
  const working = inside.getByText('Working with your password')
  expect(await working.count()).toBe(0)
  await type('New password', password)
  await inside.getByText('Long. Use it for nothing else.').waitFor()
  await type('Repeat the password', 'something else')
  await inside.locator('[data-part="save-password"]').click()
  await inside.getByText('The two passwords differ.').waitFor()
  expect(await working.count()).toBe(0)
  expect(await axeFaults(site.frame())).toEqual([])
  await type('Repeat the password', password)
  await inside.getByLabel('Repeat the password', { exact: true }).press('Enter')
  expect(await created).toMatchObject({ type: '@w3m-frame/CREATE_WALLET_SUCCESS' })
  const { address } = (await getUser(site)).payload ?? {}
  expect(await site.ask('GET_WAYS_BACK')).toMatchObject({
    payload: { recovery: 'user', ways: [{ kind: 'device' }, { kind: 'password' }] },
  })

  await site.ask('SIGN_OUT')
  await forgetBrowser(site)
  await comeBack(here, email)
  const opened = site.ask('OPEN_WALLET')
  await type('Wallet password', 'correct horse battery stapler')
  await inside.locator('[data-part="continue"]').click()
  await inside.getByText('That password isn’t right. Tries left: 8').waitFor()
  expect(await axeFaults(site.frame())).toEqual([])
  const field = inside.getByLabel('Wallet password', { exact: true })
  expect(await field.inputValue()).toBe('')
  // A wrong password opened nothing: the session still can't change the wallet.
  expect(await site.ask('UPDATE_EMAIL', { email: 'eve@example.com' })).toMatchObject({
    payload: { code: 'embedded/password-needed' },
  })
  await field.fill(password)
  await field.press('Enter')
  expect(await opened).toMatchObject({ payload: { address } })
  expect(await inside.locator('[data-part="surface"]').count()).toBe(0)
  const signed = site.ask('RPC_REQUEST', { method: 'personal_sign', params: ['0x48656c6c6f', address] })
  await inside.locator('[data-part="approve"]').click()
  const [signer, signature] = [address, (await signed).payload].map((value) => `${value}` as `0x${string}`)
  expect(signer && signature && (await verifyMessage({ address: signer, message: 'Hello', signature }))).toBe(
    true,
  )

  expect(sent.some((text) => text.includes('/evaluate'))).toBe(true)
  for (const secret of ['correct', 'horse', encodeURIComponent(password), btoa(password)])
    expect(sent.filter((text) => text.includes(secret))).toEqual([])
})

it('[FRM-17] says how long to wait after too many wrong passwords', async () => {
  const here = await visit()
  const { site, inside } = here
  moveClock(-31_000)
  const email = newEmail('bob')
  await create(here, email)
  await site.ask('SIGN_OUT')
  await forgetBrowser(site)
  await comeBack(here, email)
  const opened = site.ask('OPEN_WALLET')
  const field = inside.getByLabel('Wallet password', { exact: true })
  for (let left = 8; left >= 0; left -= 1) {
    await field.fill(`a wrong password ${left}`)
    await field.press('Enter')
    await inside.getByText(`Tries left: ${left}`, { exact: false }).waitFor()
  }
  await field.fill(password)
  await field.press('Enter')
  await inside.getByText('Too many tries. Try again after').waitFor()
  await inside.locator('[data-part="close"]').click()
  expect(await opened).toMatchObject({ type: '@w3m-frame/OPEN_WALLET_ERROR' })
}, 120_000)

it('[FRM-5] keeps the password when a device is ended, and changes it: the old one then opens nothing', async () => {
  moveClock(-31_000)
  const [here, there] = [await visit(), await visit('site-b')]
  const email = newEmail('cleo')
  const address = await create(here, email)
  await comeBack(there, email)
  expect(await open(there, password)).toBe(address)

  const next = 'purple monkey dishwasher lamp'
  const closed = here.site.ask('OPEN_SETTINGS')
  await here.inside.getByText('2 ways back: this device, password').waitFor()
  // Ending the other device gives the wallet another key, which the password that stays has to lock.
  await here.inside.getByRole('button', { name: 'Sign out' }).click()
  await here.type('Your wallet password', next)
  await here.confirm()
  await here.inside.getByText('That password isn’t right.').waitFor()
  await here.type('Your wallet password', password)
  await here.confirm()
  await here.inside.locator('[data-part="confirm"]').waitFor({ state: 'detached' })
  await here.inside.getByRole('button', { name: 'Change the password' }).click()
  await here.type('New password', next)
  await here.type('Repeat the password', next)
  await here.inside.locator('[data-part="save-password"]').click()
  await here.inside.getByText('On your other devices, you need to sign in again.').waitFor()
  // It's derived from the wallet's key, so it tells whether that is another one.
  const proofKey = () => here.sent.flatMap((text) => /"proofKey":"([\w-]+)"/.exec(text)?.[1] ?? []).at(-1)
  const oldKey = proofKey()
  await here.confirm()
  await here.inside.getByText('Password changed. Your wallet has a new key.').waitFor()
  expect(oldKey).toBeTruthy()
  expect(proofKey()).not.toBe(oldKey)
  await here.inside.getByRole('button', { name: 'Remove password' }).click()
  await here.confirm()
  await here.inside.getByText('Add another way back before you remove this one.').waitFor()
  await here.inside.locator('[data-part="confirm-no"]').click()
  await here.inside.locator('[data-part="close"]').click()
  await closed
  expect((await getUser(here.site)).payload?.address).toBe(address)

  await forgetBrowser(there.site)
  await comeBack(there, email)
  const opened = there.site.ask('OPEN_WALLET')
  await there.type('Wallet password', password)
  await there.inside.locator('[data-part="continue"]').click()
  await there.inside.getByText('That password isn’t right.').waitFor()
  await there.type('Wallet password', next)
  await there.inside.locator('[data-part="continue"]').click()
  expect(await opened).toMatchObject({ payload: { address } })
}, 120_000)

it('asks for no password before a sign-in, and goes when the site takes its request back', async () => {
  const here = await visit()
  const { site, inside } = here
  moveClock(0)
  expect(await site.ask('OPEN_WALLET')).toMatchObject({ payload: { code: 'embedded/session-ended' } })
  await signInByEmail(sites, site, newEmail('dan'))
  expect(await site.ask('OPEN_WALLET')).toMatchObject({ payload: { code: 'embedded/way-back-needed' } })
  const withdrawn = site.ask('CREATE_WALLET')
  await choosePassword(here)
  await site.ask('RPC_ABORT')
  expect(await withdrawn).toMatchObject({ type: '@w3m-frame/CREATE_WALLET_ERROR' })
  expect(await inside.locator('[data-part="surface"]').count()).toBe(0)
})

it('[FRM-5] [FRM-17] opens a wallet with a passkey of its owner instead of the password', async () => {
  moveClock(-31_000)
  const here = await visit()
  const { site, inside } = here
  const email = newEmail('eve')
  const address = await create(here, email)
  const { session, authenticatorId } = await addAuthenticator(site.page, { frame: site.frame() })
  const closed = site.ask('OPEN_SETTINGS')
  await inside.locator('[data-part="add-passkey"]').click()
  await here.confirm()
  await inside.getByText('3 ways back: this device, passkey, password').waitFor()
  await inside.locator('[data-part="close"]').click()
  await closed
  const forget = async () => {
    await site.ask('SIGN_OUT')
    await forgetBrowser(site)
  }
  const press = inside.getByRole('button', { name: 'Continue with passkey' })

  await forget()
  await comeBack(here, email)
  const opened = site.ask('OPEN_WALLET')
  await inside.getByRole('button', { name: 'Use a passkey instead' }).click()
  await press.click()
  expect(await opened).toMatchObject({ payload: { address, email } })

  // Somebody else's passkey, which is the only one that is left here.
  await forget()
  await session.send('WebAuthn.clearCredentials', { authenticatorId })
  await createByPasskey(here, newEmail('fay'))
  await forget()
  await comeBack(here, email)
  const again = site.ask('OPEN_WALLET')
  expect(await inside.locator('[data-part="recover"]').getAttribute('href')).toBe('/recover')
  expect(await axeFaults(site.frame())).toEqual([])
  await inside.getByRole('button', { name: 'Use a passkey instead' }).click()
  await press.click()
  await inside.getByText('That didn’t work. Try again.').waitFor()
  expect(await axeFaults(site.frame())).toEqual([])
  expect(await getUser(site)).toMatchObject({ payload: { code: 'embedded/password-needed' } })
  await inside.getByRole('button', { name: 'Use a password instead' }).click()
  await here.type('Wallet password', password)
  await inside.locator('[data-part="continue"]').click()
  expect(await again).toMatchObject({ payload: { address, email } })
})

it('[FRM-5] says what to do where nothing opens the wallet, and opens it where its passkey is', async () => {
  moveClock(-31_000)
  const here = await visit()
  const email = newEmail('gus')
  await addAuthenticator(here.site.page, { frame: here.site.frame() })
  const address = await createByPasskey(here, email)
  const there = await visit('site-b', () => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await comeBack(there, email, 'embedded/vault-locked')
  const left = there.site.ask('OPEN_WALLET')
  await there.inside.getByText('This browser can’t open your wallet').waitFor()
  await there.inside.getByText('On a device where you’re signed in, set a new password').waitFor()
  expect(await there.inside.locator('[data-part="recover"]').getAttribute('href')).toBe('/recover')
  expect(await axeFaults(there.site.frame())).toEqual([])
  await there.inside.locator('[data-part="close"]').click()
  expect(await left).toMatchObject({ type: '@w3m-frame/OPEN_WALLET_ERROR' })

  await here.site.ask('SIGN_OUT')
  await forgetBrowser(here.site)
  await comeBack(here, email, 'embedded/vault-locked')
  const opened = here.site.ask('OPEN_WALLET')
  const press = here.inside.getByRole('button', { name: 'Continue with passkey' })
  await press.waitFor()
  expect(await here.inside.locator('[data-part="use-password"]').count()).toBe(0)
  await press.click()
  expect(await opened).toMatchObject({ payload: { address } })
})
