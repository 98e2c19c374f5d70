import { currentEntry } from '@latchkey/core'
import { frameFailed } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectClosed, findInside, shadowOf } from '../../testing/mountProvider'
import { openEmbeddedSite } from '../../testing/openEmbeddedSite'
import { findView, poll } from '../../testing/openView'

type Given = NonNullable<Parameters<typeof openEmbeddedSite>[1]>
type Ways = readonly { readonly kind: string; readonly label: string }[]

const open = (given: Given = {}) =>
  openEmbeddedSite({ view: 'AccountSettings' }, { isSignedIn: true, ...given })
const knows = (ways: Ways, recovery: string): Given => ({
  script: ({ answers }) => Object.assign(answers, { GET_WAYS_BACK: { ways, recovery } }),
})
const device = { kind: 'device', label: '' }
const passkey = { kind: 'passkey', label: 'Ada’s phone' }
const tags = () =>
  [...shadowOf().querySelectorAll('[data-part="ways-back"] li')].map(({ textContent }) => textContent)

it('is one press away from an embedded account', async () => {
  await openEmbeddedSite({ view: 'Account' }, { isSignedIn: true })
  await userEvent.click(await findInside('[data-part="accounts"]'))
  await findView('AccountSettings')
})

it('is behind the list of accounts where there are several', async () => {
  await openEmbeddedSite({ view: 'Account' }, { isSignedIn: true, smart: { chains: [1], type: 'eoa' } })
  await userEvent.click(await findInside('[data-part="accounts"]'))
  await findView('Profile')
  await poll(() => shadowOf().querySelectorAll('[data-part="account-row"]').length).toBe(2)
  const settings = await findInside('[data-part="account-settings"]')
  expect(settings.textContent).toBe('Account settings')
  await userEvent.click(settings)
  await findView('AccountSettings')
  await findInside('[data-part="settings-wallet"]')
  // The list is one step back.
  expect(shadowOf().querySelector('[data-part="settings-accounts"]')).toBeNull()
  await userEvent.click(await findInside('[aria-label="Back"]'))
  await findView('Profile')
})

it('leads to the other accounts if a site opens it by itself, and the list doesn’t lead here again', async () => {
  const { latchkey } = await open({ smart: { chains: [1], type: 'eoa' } })
  await userEvent.click(await findInside('[data-part="settings-accounts"]'))
  await findView('Profile')
  await poll(() => shadowOf().querySelectorAll('[data-part="account-row"]').length).toBe(2)
  expect(shadowOf().querySelector('[data-part="account-settings"]')).toBeNull()
  expect(latchkey.getState().nav.stack.map(({ view }) => view)).toEqual(['AccountSettings', 'Profile'])
})

it('leads to the email, the wallet and the network', async () => {
  const { embedded } = await open()
  await findInside('[data-part="settings-email"]')
  await userEvent.click(await findInside('[data-part="settings-network"]'))
  await findView('Networks')
  await userEvent.click(await findInside('[aria-label="Back"]'))
  await findView('AccountSettings')
  await userEvent.click(await findInside('[data-part="settings-wallet"]'))
  await findView('WalletSettings')
  await poll(() => embedded.asked.map(([name]) => name)).toContain('OPEN_SETTINGS')
})

it('signs out', async () => {
  const { latchkey } = await open()
  await userEvent.click(await findInside('[data-part="sign-out"]'))
  await poll(() => latchkey.getState().connect.rows).toEqual([])
})

it('says that no embedded account is connected', async () => {
  await openEmbeddedSite({ view: 'AccountSettings' })
  const none = await findInside('[data-part="empty-state"]')
  expect(none.textContent).toContain('Not signed in')
})

describe('ways back', () => {
  it('leave out a device that forgets the wallet, and say so', async () => {
    const ways = [device, passkey, { ...passkey, label: 'Ada’s laptop' }]
    await open({
      script: ({ answers }) =>
        Object.assign(answers, { GET_WAYS_BACK: { ways, recovery: 'user', isRemembered: false } }),
    })
    const card = await findInside('[data-part="ways-back"][data-state="several"]')
    expect(tags()).toEqual(['Ada’s phone', 'Ada’s laptop'])
    expect(card.textContent).toContain('Your browser doesn’t let this wallet be remembered.')
  })

  it('warn only if there is a single one', async () => {
    await open(knows([device], 'user'))
    const card = await findInside('[data-part="ways-back"][data-state="single"]')
    expect(card.textContent).toContain('You have only one way back.')
    expect(tags()).toEqual(['This device'])
    await userEvent.click(await findInside('[data-part="ways-back-action"]'))
    await findView('WalletSettings')
  })

  it('say that the operator can restore the wallet, and lead to how it becomes the visitor’s alone', async () => {
    await open(knows([device, { kind: 'auto', label: '' }], 'automatic'))
    const card = await findInside('[data-part="ways-back"][data-state="several"]')
    expect(card.textContent).toContain('Whoever runs this wallet service can also restore it')
    expect(tags()).toEqual(['This device', 'Automatic recovery'])
    await userEvent.click(await findInside('[data-part="ways-back-action"]'))
    await findView('UpgradeEmailWallet')
    await userEvent.click(await findInside('[data-part="open-settings"]'))
    await findView('WalletSettings')
  })

  it.each([
    ['new wallets too', 'user'],
    ['new wallets start with the operator’s', 'automatic'],
  ] as const)(
    'say that nobody else can open it, and name passkeys as the visitor did: %s',
    async (_, recovery) => {
      await open(knows([device, passkey], recovery))
      const card = await findInside('[data-part="ways-back"][data-state="several"]')
      expect(card.textContent).toContain('Nobody else can open your wallet.')
      expect(tags()).toEqual(['This device', 'Ada’s phone'])
      expect(card.querySelector('button')).toBeNull()
    },
  )

  it('can be loaded again after a failure', async () => {
    const { embedded } = await open({
      script: ({ answers }) => Object.assign(answers, { GET_WAYS_BACK: frameFailed() }),
    })
    await findInside('[data-part="ways-back"][data-state="failed"]')
    Object.assign(embedded.answers, { GET_WAYS_BACK: { ways: [device, passkey], recovery: 'user' } })
    await userEvent.click(await findInside('[data-part="ways-back-action"]'))
    await findInside('[data-part="ways-back"][data-state="several"]')
  })
})

describe('WalletSettings', () => {
  it('keeps room for the frame until it’s shown, brings it to the top, and goes back when it closes', async () => {
    let close: (value?: unknown) => void = () => undefined
    const { embedded, latchkey } = await openEmbeddedSite(
      { view: 'AccountSettings' },
      {
        isSignedIn: true,
        script: ({ answers }) =>
          Object.assign(answers, {
            OPEN_SETTINGS: () =>
              new Promise((resolve) => {
                close = resolve
              }),
          }),
      },
    )
    await userEvent.click(await findInside('[data-part="settings-wallet"]'))
    await findInside('[data-part="frame-area"][data-state="shown"]')
    await poll(() => embedded.frame.raised).toBeGreaterThan(0)
    expect(embedded.frame.isShown).toBe(true)
    close()
    await findView('AccountSettings')
    expect(embedded.frame.isShown).toBe(false)
    expect(currentEntry(latchkey.getState().nav).view).toBe('AccountSettings')
  })
})

describe('ApproveTransaction', () => {
  it('[FRM-12] leaves a request to the frame if the wallet is embedded', async () => {
    const { latchkey } = await openEmbeddedSite({ view: 'ApproveTransaction' }, { isSignedIn: true })
    const area = await findInside('[data-part="frame-area"]')
    expect(area.textContent).toContain('Opening your wallet…')
    await userEvent.click(await findInside('[data-part="cancel"]'))
    await expectClosed()
    expect(latchkey.getState().modal.open).toBe(false)
  })
})
