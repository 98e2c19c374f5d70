import { currentEntry, getNetwork } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { emailWait, passkeyRefused } from '@latchkey/protocol'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createScriptedEmbedded } from '../../testing/createScriptedEmbedded'
import { createScriptedFamily, familyNetwork } from '../../testing/createScriptedFamily'
import { createTestInstance } from '../../testing/createTestInstance'
import { findInside, shadowOf } from '../../testing/mountProvider'
import { openEmbeddedSite } from '../../testing/openEmbeddedSite'
import { findView, openView, poll, spoken } from '../../testing/openView'

type Given = NonNullable<Parameters<typeof openEmbeddedSite>[1]>
const open = (given: Given = {}) => openEmbeddedSite({ view: 'Connect' }, given)
const email = () => findInside<HTMLInputElement>('input[type="email"]')
const socials = () =>
  [...shadowOf().querySelectorAll<HTMLElement>('[data-part="social"]')].map(({ dataset }) => dataset.social)
const names = () =>
  [...shadowOf().querySelectorAll<HTMLElement>('[data-part="social"]')].map(
    (button) => button.ariaLabel ?? button.textContent,
  )
const error = () => shadowOf().querySelector('[data-part="email-error"]')?.textContent

describe('the email field', () => {
  it('[FRM-3] sends the address with Enter and shows where the code goes', async () => {
    const { embedded } = await open()
    const field = await email()
    expect([field.autocomplete, field.ariaLabel]).toEqual(['email', 'Email address'])
    await userEvent.fill(field, ' ada@example.com ')
    await userEvent.keyboard('{Enter}')
    const view = await findView('EmailVerifyOtp')
    expect(embedded.asked).toContainEqual(['CONNECT_EMAIL', { email: 'ada@example.com' }])
    expect(view.textContent).toContain('ada@example.com')
  })

  it('[FRM-3] leads to the device’s view if the frame doesn’t know this device', async () => {
    await open({
      script: ({ answers }) => Object.assign(answers, { CONNECT_EMAIL: { action: 'VERIFY_DEVICE' } }),
    })
    await userEvent.fill(await email(), 'ada@example.com')
    await userEvent.click(await findInside('[data-part="email-submit"]'))
    await findView('EmailVerifyDevice')
  })

  it.each([
    ['en', 'Now on Ethereum'],
    ['de', 'Jetzt auf Ethereum'],
  ])('[FRM-15] says in %s where the wallet is when it moves to another family', async (locale, said) => {
    const embedded = createScriptedEmbedded()
    const latchkey = createTestInstance(
      [evm({ page: new EventTarget() }), createScriptedFamily('polkadot', []).adapter],
      {
        embedded: embedded.port,
        locale,
        networks: [familyNetwork('eip155', 1, 'Ethereum'), familyNetwork('polkadot', 'main', 'Polkadot')],
        defaultNetwork: 'polkadot:main',
      },
    )
    await openView(latchkey, { view: 'Connect' })
    expect(getNetwork(latchkey.getState())?.networkId).toBe('polkadot:main')
    await userEvent.fill(await email(), 'ada@example.com')
    await userEvent.keyboard('{Enter}')
    await poll(() => shadowOf().querySelector('[data-part="notice"]')?.textContent).toBe(said)
    await findView('EmailVerifyOtp')
    expect(getNetwork(latchkey.getState())?.networkId).toBe('eip155:1')
  })

  it('says below the field what is wrong with an address, and sends nothing', async () => {
    const { embedded, latchkey } = await open()
    await userEvent.fill(await email(), 'ada@example')
    await userEvent.keyboard('{Enter}')
    await poll(error).toBe('Enter a full email address, such as name@example.com.')
    expect((await email()).ariaInvalid).toBe('true')
    await poll(spoken).toContain('Enter a full email address')
    expect([embedded.asked, latchkey.getState().modal.notice]).toEqual([[], null])
    await userEvent.keyboard('x')
    await poll(error).toBeUndefined()
  })

  it('[FRM-4] says how long to wait after the last mail', async () => {
    await open({ script: ({ answers }) => Object.assign(answers, { CONNECT_EMAIL: emailWait({ n: 12 }) }) })
    await userEvent.fill(await email(), 'ada@example.com')
    await userEvent.keyboard('{Enter}')
    await poll(error).toBe('Please try again after 12 seconds')
  })

  it('is busy while the mail is sent, and sends it once', async () => {
    const { embedded } = await open({
      script: ({ answers }) => Object.assign(answers, { CONNECT_EMAIL: () => new Promise(() => undefined) }),
    })
    await userEvent.fill(await email(), 'ada@example.com')
    await userEvent.keyboard('{Enter}')
    await findInside('[data-part="email-form"][data-state="busy"]')
    await userEvent.keyboard('{Enter}')
    expect(embedded.asked.filter(([name]) => name === 'CONNECT_EMAIL')).toHaveLength(1)
  })
})

describe('social logins', () => {
  it('[FLG-2] [FRM-6] show the defaults in order: the first wide, the others as icons with names', async () => {
    await open()
    await poll(socials).toEqual(['google', 'x', 'discord', 'farcaster', 'github'])
    expect(names()).toEqual(
      ['Google', 'X', 'Discord', 'Farcaster', 'GitHub'].map((name) => `Continue with ${name}`),
    )
    await userEvent.click(await findInside('[data-part="more-socials"]'))
    await findView('ConnectSocials')
    await poll(() => socials().slice(-2)).toEqual(['apple', 'facebook'])
  })

  it('[FLG-2] show the first wide and the others of one size', async () => {
    await open()
    await poll(socials).toHaveLength(5)
    const [first, ...rest] = [...shadowOf().querySelectorAll<HTMLElement>('[data-part="social"]')]
    expect(first?.offsetWidth).toBeGreaterThan(300)
    expect(new Set(rest.map(({ offsetTop }) => offsetTop)).size).toBe(1)
    for (const button of rest) expect(button.offsetWidth).toBeGreaterThanOrEqual(44)
  })

  it('[FLG-2] show two of the same size', async () => {
    await open({ options: { features: { socials: ['github', 'google'] } } })
    await poll(socials).toEqual(['github', 'google'])
    const widths = [...shadowOf().querySelectorAll<HTMLElement>('[data-part="social"]')].map(
      ({ offsetWidth }) => offsetWidth,
    )
    expect(widths[0]).toBe(widths[1])
  })

  it.each([{ socials: [] }, { socials: false as const }])(
    '[FLG-1] [FLG-2] are absent if the site wants none that works (%o)',
    async (features) => {
      await open({ options: { features } })
      await email()
      expect(shadowOf().querySelector('[data-method="social"]')).toBeNull()
    },
  )

  it('[FRM-6] open the provider’s window in the click', async () => {
    const { embedded } = await open()
    await userEvent.click(await findInside('[data-social="discord"]'))
    await findView('ConnectingSocial')
    await poll(() => embedded.windows.uris).toEqual(['https://provider.test/login'])
    expect(embedded.asked).toContainEqual(['GET_SOCIAL_REDIRECT_URI', { provider: 'discord' }])
  })
})

describe('Farcaster', () => {
  it('[FRM-7] opens no window', async () => {
    const { embedded } = await open()
    await userEvent.click(await findInside('[data-social="farcaster"]'))
    await findView('ConnectingFarcaster')
    await poll(() => embedded.asked.map(([name]) => name)).toContain('GET_FARCASTER_URI')
    expect(embedded.windows.uris).toEqual([])
  })
})

describe('a passkey', () => {
  it('logs in through the frame', async () => {
    const { embedded, latchkey } = await open({
      script: ({ answers }) => Object.assign(answers, { CONNECT_PASSKEY: { address: '0x1', chainId: 1 } }),
    })
    await userEvent.click(await findInside('[data-part="passkey"]'))
    await poll(() => embedded.asked.map(([name]) => name)).toContain('CONNECT_PASSKEY')
    await poll(() => latchkey.getState().connect.rows.length).toBe(1)
  })

  it('[FRM-12] keeps the card under the frame that covers it', async () => {
    await page.viewport(1024, 900)
    onTestFinished(() => page.viewport(1024, 768))
    const { embedded } = await open({ options: { termsConditionsUrl: 'https://site.test/terms' } })
    const card = await findInside('[data-part="card"]')
    await poll(() => card.offsetHeight).toBeGreaterThan(600)
    await userEvent.click(await findInside('[data-part="passkey"]'))
    await poll(() => card.offsetHeight).toBeLessThanOrEqual(600)
    embedded.frame.leave()
    await poll(() => card.offsetHeight).toBeGreaterThan(600)
  })

  it('says why it was refused', async () => {
    await open({ script: ({ answers }) => Object.assign(answers, { CONNECT_PASSKEY: passkeyRefused() }) })
    await userEvent.click(await findInside('[data-part="passkey"]'))
    const said = await findInside('[data-part="passkey-error"]')
    expect(said.textContent).toBe('This passkey wasn’t accepted. Try another one.')
  })
})

describe('in Connect', () => {
  it('[FLG-4] stay blocked until the terms are accepted', async () => {
    const options = { termsConditionsUrl: 'https://site.test/terms', features: { legalCheckbox: true } }
    const { embedded, latchkey } = await open({ options })
    await poll(socials).toHaveLength(5)
    const controls = () => [
      ...shadowOf().querySelectorAll<HTMLButtonElement>('[data-part="connect-method"] :is(button, input)'),
    ]
    expect(controls().every(({ disabled }) => disabled)).toBe(true)
    controls()[1]?.click()
    expect([embedded.asked, currentEntry(latchkey.getState().nav).view]).toEqual([[], 'Connect'])
    await userEvent.click(await findInside('input[type="checkbox"]'))
    expect(controls().some(({ disabled }) => disabled)).toBe(false)
  })

  it('[FLG-1] leave email out if the site turned it off', async () => {
    await open({ options: { features: { email: false } } })
    await poll(socials).toHaveLength(5)
    expect(shadowOf().querySelector('input[type="email"]')).toBeNull()
  })

  it('keep their room while they load, so nothing moves', async () => {
    await open()
    const method = await findInside('[data-method="social"]')
    const room = method.offsetHeight
    await poll(socials).toHaveLength(5)
    expect(method.offsetHeight).toBe(room)
    const field = await findInside('[data-method="email"]')
    expect(field.offsetHeight).toBe(48)
  })
})

describe('the guide', () => {
  const guides = () => [...shadowOf().querySelectorAll<HTMLElement>('[data-part="guide"]')]

  it('leads visitors without a wallet to one, below the last login', async () => {
    await open()
    await poll(() => guides().map(({ textContent }) => textContent)).toEqual(['New to wallets? Create one'])
    const [guide] = guides()
    expect(guide?.closest('[data-method]')?.getAttribute('data-method')).toBe('social')
    await userEvent.click(await findInside('[data-part="guide"]'))
    const view = await findView('Create')
    expect(view.textContent).toContain('It holds what you own')
  })

  it('is absent if the site doesn’t want it', async () => {
    await open({ options: { enableWalletGuide: false } })
    await poll(socials).toHaveLength(5)
    expect(guides()).toEqual([])
  })

  it('[FLG-4] waits until the terms are accepted', async () => {
    await open({
      options: { features: { legalCheckbox: true }, termsConditionsUrl: 'https://site.test/terms' },
    })
    await poll(() => guides().map((guide) => guide.matches(':disabled'))).toEqual([true])
    await userEvent.click(await findInside('input[type="checkbox"]'))
    await poll(() => guides().map((guide) => guide.matches(':disabled'))).toEqual([false])
  })
})
