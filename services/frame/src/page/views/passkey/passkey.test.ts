import { verifyMessage } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addAuthenticator } from '../../testing/addAuthenticator'
import { forgetBrowser } from '../../testing/forgetBrowser'
import { openSite } from '../../testing/openSite'
import { signInByEmail } from '../../testing/signInByEmail'
import { type Sites, startSites } from '../../testing/startSites'

let sites: Sites
beforeAll(async () => {
  sites = await startSites()
}, 120_000)
afterAll(() => sites?.stop())

it('[FRM-5] adds a passkey that signs in and opens the wallet with one touch, without the operator', async () => {
  const site = await openSite(sites)
  const inside = site.page.frameLocator('iframe')
  await signInByEmail(sites, site, 'ada@example.com')
  const { payload: user } = await site.ask('GET_USER', { chainId: 31_337 })
  await addAuthenticator(site.page, { frame: site.frame() })
  const closed = site.ask('OPEN_SETTINGS')
  await inside.locator('[data-part="add-passkey"]').click()
  await inside.locator('[data-part="confirm-yes"]').click()
  await inside.getByText('2 ways back: this device, passkey').waitFor()
  await inside.getByText('Only you can open it.').waitFor()
  await inside.locator('[data-part="close"]').click()
  await closed

  // The same browser after its data was cleared: only the passkey is left.
  await site.ask('SIGN_OUT')
  await forgetBrowser(site)
  const connected = site.ask('CONNECT_PASSKEY')
  await inside.getByRole('button', { name: 'Continue with passkey' }).click()
  expect(await connected).toMatchObject({ type: '@w3m-frame/CONNECT_PASSKEY_SUCCESS' })
  const { payload: again } = await site.ask('GET_USER', { chainId: 31_337 })
  expect(again?.address).toBe(user?.address)

  const signed = site.ask('RPC_REQUEST', { method: 'personal_sign', params: ['0x48656c6c6f', user?.address] })
  await inside.locator('[data-part="approve"]').click()
  const { payload } = await signed
  const [address, signature] = [user?.address, payload].map((value) => `${value}` as `0x${string}`)
  expect(address && signature && (await verifyMessage({ address, message: 'Hello', signature }))).toBe(true)
})

it('says so when a passkey can’t open a wallet', async () => {
  const site = await openSite(sites)
  const inside = site.page.frameLocator('iframe')
  await signInByEmail(sites, site, 'bob@example.com')
  await site.ask('GET_USER', { chainId: 31_337 })
  await addAuthenticator(site.page, { frame: site.frame(), hasPrf: false })
  const closed = site.ask('OPEN_SETTINGS')
  await inside.locator('[data-part="add-passkey"]').click()
  await inside.locator('[data-part="confirm-yes"]').click()
  await inside.getByText('This passkey can’t open a wallet.').waitFor()
  await inside.locator('[data-part="confirm-no"]').click()
  expect(await inside.locator('[data-part="ways-back"]').innerText()).toContain(
    'this device, automatic recovery',
  )
  await inside.locator('[data-part="close"]').click()
  await closed
})
