import { testAccounts } from '@latchkey/testing'
import { type PairingWalletOptions, startPairingWallet } from '@latchkey/testing/pairing'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { expectSignIn } from '../browser/askToSignIn'
import { copyLink } from '../browser/copyLink'
import { clipboard, openPairing } from '../browser/openPairing'
import { openVisit, type VisitOptions } from '../browser/openVisit'
import { useBrowser } from '../browser/useBrowser'

const browser = useBrowser()
const [alice, bob] = testAccounts
const oneClick = 'wc_sessionAuthenticate'

/** A visitor with a scripted paired wallet; the code is shown. */
async function openPaired(
  query: string,
  { tolerated = [], ...options }: Omit<PairingWalletOptions, 'relay'> & Pick<VisitOptions, 'tolerated'> = {},
) {
  const { gatewayUrl, chains } = inject('stack')
  const visit = await openVisit(await browser(), { query, wallets: [], context: clipboard, tolerated })
  const phone = await startPairingWallet({
    relay: `${gatewayUrl.replace(/^http/, 'ws')}/relay`,
    nodes: Object.fromEntries(chains.map(({ chainId, rpcUrl }) => [`eip155:${chainId}`, rpcUrl])),
    ...options,
  })
  onTestFinished(() => phone.stop())
  await openPairing(visit)
  await phone.pair(await copyLink(visit))
  const prompts = () => phone.log.filter(({ prompted }) => prompted).map(({ method }) => method)
  return { ...visit, phone, prompts }
}

describe('signing in with a paired wallet', () => {
  it('[WC-8] [SIW-2] signs in while connecting: one prompt in the wallet, none on the site', async () => {
    const { page, demo, modal, phone, prompts } = await openPaired('siwx=required')
    await modal.expectClosed()
    await expect.poll(demo.signIn).toBe(`signed-in ${alice.address}`)
    expect(prompts()).toEqual([oneClick])
    await page.reload()
    await expect.poll(demo.signIn).toBe(`signed-in ${alice.address}`)
    expect(await modal.host.count()).toBe(0)
    // Another account is asked separately, as usual.
    await phone.switchAccount(1)
    await expectSignIn({ modal })
    await modal.button('Sign').click()
    await expect.poll(demo.signIn).toBe(`signed-in ${bob.address}`)
    expect(prompts()).toEqual([oneClick, 'personal_sign'])
  })

  it('[WC-8] [SIW-3] can be declined in the wallet: nobody is connected, and a new code signs in', async () => {
    const { demo, modal, phone, ...visit } = await openPaired('siwx=required', {
      script: [{ behaviour: { kind: 'reject' }, method: oneClick, once: true }],
    })
    await modal.view.locator('[data-state="error"]').first().waitFor()
    expect(await demo.status()).toBe('disconnected')
    await modal.button('Try again').click()
    await modal.view.locator('[data-part="qr-code"]').waitFor()
    await phone.pair(await copyLink({ ...visit, modal }))
    await expect.poll(demo.signIn).toBe(`signed-in ${alice.address}`)
  })

  it('[WC-8] [SIW-1] asks on the site if the wallet only supports plain sessions; declined there and retried', async () => {
    const { demo, modal, phone, prompts } = await openPaired('siwx=required', { signsIn: false })
    await expectSignIn({ modal })
    phone.reject({ method: 'personal_sign', once: true })
    await modal.button('Sign').click()
    await modal.view.getByText('Signature declined').first().waitFor()
    await modal.button('Sign again').click()
    await expect.poll(demo.signIn).toBe(`signed-in ${alice.address}`)
    expect(prompts()).toEqual(['wc_sessionPropose', 'personal_sign', 'personal_sign'])
  })

  it('[SIW-4] [SIW-7] asks again after a reload, can be cancelled, signs at the second pairing, and ends on sign-out or expiry', async () => {
    const { page, demo, modal, phone, ...visit } = await openPaired('siwx=required', {
      signsIn: false,
      // The pairing doesn't outlive the sign-in.
      tolerated: [/Session Expired/],
    })
    await page.context().clock.install({ time: Date.now() })
    await expectSignIn({ modal })
    await page.reload()
    await expectSignIn({ modal })
    await modal.button('Cancel').click()
    await modal.expectView('Connect')
    await expect.poll(demo.status).toBe('disconnected')

    await modal.row('walletConnect').click()
    await modal.expectView('ConnectingWalletConnect')
    await phone.pair(await copyLink({ page, modal, ...visit }))
    await expectSignIn({ modal })
    await modal.button('Sign').click()
    await expect.poll(demo.signIn).toBe(`signed-in ${alice.address}`)
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect.poll(demo.signIn).not.toContain('signed-in')
    if ((await modal.host.count()) === 0) await demo.entry.click()
    await expectSignIn({ modal })
    await modal.button('Sign').click()
    await expect.poll(demo.signIn).toBe(`signed-in ${alice.address}`)
    await page.clock.fastForward(8 * 86_400_000)
    await expect.poll(demo.signIn).not.toContain('signed-in')
  })

  it('[SIW-4] [SIW-7] can be left if optional, and the page shows how to finish', async () => {
    const { page, demo, modal } = await openPaired('siwx=optional', { signsIn: false })
    await expectSignIn({ modal })
    await modal.button('Cancel').click()
    await modal.expectClosed()
    await expect.poll(demo.signIn).toBe('signed-out')
    await page.locator('.stage-buttons').getByText('Finish signing in').waitFor()
  })
})
