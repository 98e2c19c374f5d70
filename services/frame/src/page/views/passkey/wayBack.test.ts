import { verifyMessage } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { axeFaults } from '../../approve/testing/axeFaults'
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

const needed = { payload: { code: 'embedded/way-back-needed' } }

/** A visitor who is signed in and has no wallet yet. */
async function visit(email: string) {
  const site = await openSite(sites)
  await signInByEmail(sites, site, email)
  const inside = site.page.frameLocator('iframe')
  const create = inside.getByRole('button', { name: 'Create wallet with passkey' })
  return { site, inside, create }
}

const getUser = (site: Site) => site.ask('GET_USER', { chainId: 31_337 })

it('[FRM-5] creates the wallet with a passkey where the operator can’t restore it', async () => {
  const { site, inside, create } = await visit('ada@example.com')
  expect(await getUser(site)).toMatchObject(needed)
  await addAuthenticator(site.page, { frame: site.frame() })
  const created = site.ask('CREATE_WALLET')
  await inside.getByText('Add a passkey to create your wallet').waitFor()
  expect(await axeFaults(site.frame())).toEqual([])
  await create.click()
  expect(await created).toMatchObject({ type: '@w3m-frame/CREATE_WALLET_SUCCESS' })
  const { payload: user } = await getUser(site)
  expect(user?.address).toMatch(/^0x[0-9a-fA-F]{40}$/)
  expect(await site.ask('GET_WAYS_BACK')).toMatchObject({
    payload: { recovery: 'user', ways: [{ kind: 'device' }, { kind: 'passkey' }] },
  })
  const settings = site.ask('OPEN_SETTINGS')
  await inside.getByRole('button', { name: 'Remove passkey' }).click()
  await inside.locator('[data-part="confirm-yes"]').click()
  await inside.getByText('Add another way back before you remove this one.').waitFor()
  await inside.locator('[data-part="confirm-no"]').click()
  await inside.locator('[data-part="close"]').click()
  await settings

  // The same browser after its data was cleared: only the passkey is left.
  await site.ask('SIGN_OUT')
  await forgetBrowser(site)
  const connected = site.ask('CONNECT_PASSKEY')
  await inside.getByRole('button', { name: 'Continue with passkey' }).click()
  expect(await connected).toMatchObject({ payload: { address: user?.address } })
  const signed = site.ask('RPC_REQUEST', { method: 'personal_sign', params: ['0x48656c6c6f', user?.address] })
  await inside.locator('[data-part="approve"]').click()
  const { payload } = await signed
  const [address, signature] = [user?.address, payload].map((value) => `${value}` as `0x${string}`)
  expect(address && signature && (await verifyMessage({ address, message: 'Hello', signature }))).toBe(true)
})

it('creates no wallet without a passkey that can open it', async () => {
  const { site, inside, create } = await visit('bob@example.com')
  await addAuthenticator(site.page, { frame: site.frame(), hasPrf: false })
  const closed = site.ask('CREATE_WALLET')
  await create.click()
  await inside.getByText('This passkey can’t open a wallet.').waitFor()
  await inside.locator('[data-part="close"]').click()
  expect(await closed).toMatchObject({ type: '@w3m-frame/CREATE_WALLET_ERROR' })
  expect(await getUser(site)).toMatchObject(needed)
})

it('takes the panel away when the site takes its request back, and draws none before a sign-in', async () => {
  const { site, inside, create } = await visit('cleo@example.com')
  const withdrawn = site.ask('CREATE_WALLET')
  await create.waitFor()
  await site.ask('RPC_ABORT')
  expect(await withdrawn).toMatchObject({ type: '@w3m-frame/CREATE_WALLET_ERROR' })
  expect(await inside.locator('[data-part="surface"]').count()).toBe(0)
  await site.ask('SIGN_OUT')
  expect(await site.ask('CREATE_WALLET')).toMatchObject({ payload: { code: 'embedded/session-ended' } })
})
