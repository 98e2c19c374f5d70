import { getAccount, pushView } from '@latchkey/core'
import { frameFailed } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { embeddedAddress as address } from '../../testing/createScriptedEmbedded'
import { findInside, shadowOf } from '../../testing/mountProvider'
import { openEmbeddedSite } from '../../testing/openEmbeddedSite'
import { findView, poll } from '../../testing/openView'

type Given = NonNullable<Parameters<typeof openEmbeddedSite>[1]>

const open = (smart: Given['smart'], script: Given['script'] = () => undefined) =>
  openEmbeddedSite({ view: 'AccountSettings' }, { isSignedIn: true, ...(smart ? { smart } : {}), script })
const typeOf = (site: Awaited<ReturnType<typeof open>>) => getAccount(site.latchkey.getState()).type
const row = () => findInside('[data-part="settings-type"]')

describe('the type of account', () => {
  it('[FRM-13] switches in the settings, with a notice', async () => {
    const site = await open({ chains: [1], type: 'smartAccount' }, ({ answers }) =>
      Object.assign(answers, { SET_PREFERRED_ACCOUNT: { type: 'eoa', address } }),
    )
    expect((await row()).textContent).toContain('Switch to your standard account')
    await userEvent.click(await row())
    await poll(() => typeOf(site)).toBe('eoa')
    expect(site.latchkey.getState().modal.notice?.message).toBe('You’re using your standard account')
    await poll(async () => (await row()).textContent).toContain('Switch to your smart account')
  })

  it('[FRM-13] shows that it is switching, and is asked for once', async () => {
    const site = await open({ chains: [1], type: 'smartAccount' })
    await userEvent.click(await row())
    await findInside('[data-part="settings-type"][aria-busy="true"]')
    await userEvent.click(await row())
    expect(site.embedded.asked.filter(([name]) => name === 'SET_PREFERRED_ACCOUNT')).toHaveLength(1)
  })

  it('[FRM-13] says which one is used when the frame fails', async () => {
    const site = await open({ chains: [1], type: 'eoa', isUsed: true }, ({ answers }) =>
      Object.assign(answers, { SET_PREFERRED_ACCOUNT: frameFailed() }),
    )
    await userEvent.click(await row())
    await poll(() => site.latchkey.getState().modal.notice?.message).toBe(
      'Couldn’t switch. You’re using your standard account.',
    )
    expect(typeOf(site)).toBe('eoa')
  })

  it.each([
    ['the network has no smart accounts', { chains: [10], type: 'eoa' }],
    ['the wallet has none', undefined],
  ] as const)('[FRM-13] isn’t shown where %s', async (_, smart) => {
    await open(smart)
    await findInside('[data-part="settings-wallet"]')
    expect(shadowOf().querySelector('[data-part="settings-type"]')).toBeNull()
  })

  it('[FRM-13] tells the two accounts of one address apart', async () => {
    const { latchkey } = await open({ chains: [1], type: 'smartAccount' })
    pushView(latchkey, 'SwitchAddress')
    await findView('SwitchAddress')
    const rows = () => [...shadowOf().querySelectorAll<HTMLElement>('[data-part="account-row"]')]
    await poll(() =>
      rows().map(({ textContent }) => textContent?.match(/(Smart|Standard) account/)?.[0]),
    ).toEqual(['Smart account', 'Standard account'])
    expect(rows().map((each) => each.getAttribute('aria-current'))).toEqual(['true', null])
  })

  it('[FRM-13] isn’t called used in the list of accounts when the frame refuses', async () => {
    const site = await open({ chains: [1], type: 'eoa' }, ({ answers }) =>
      Object.assign(answers, { SET_PREFERRED_ACCOUNT: frameFailed() }),
    )
    pushView(site.latchkey, 'SwitchAddress')
    await findView('SwitchAddress')
    await userEvent.click(await findInside('[data-part="account-row"]:not([aria-current])'))
    await findView('AccountSettings')
    await poll(() => site.embedded.asked.map(([name]) => name)).toContain('SET_PREFERRED_ACCOUNT')
    expect(site.latchkey.getState().modal.notice?.message ?? '').not.toContain('Now using')
  })
})

describe('UpgradeToSmartAccount', () => {
  const upgrade = async (script: NonNullable<Given['script']>) => {
    const site = await open({ chains: [1], type: 'eoa' }, script)
    await userEvent.click(await row())
    await findView('UpgradeToSmartAccount')
    await userEvent.click(await findInside('[data-part="use-smart-account"]'))
    return site
  }

  it('[FRM-13] explains the smart account before the first time, then uses it', async () => {
    const site = await upgrade(({ answers }) =>
      Object.assign(answers, {
        INIT_SMART_ACCOUNT: { address, isDeployed: false },
        SET_PREFERRED_ACCOUNT: { type: 'smartAccount', address },
      }),
    )
    await findView('AccountSettings')
    expect(typeOf(site)).toBe('smartAccount')
    expect(site.latchkey.getState().modal.notice?.message).toBe('You’re using your smart account')
  })

  it.each([
    ['can’t prepare it', { INIT_SMART_ACCOUNT: frameFailed() }],
    [
      'doesn’t use it',
      { INIT_SMART_ACCOUNT: { address, isDeployed: false }, SET_PREFERRED_ACCOUNT: frameFailed() },
    ],
  ])('[FRM-13] stays, and says so, when the frame %s', async (_, failing) => {
    const site = await upgrade(({ answers }) => Object.assign(answers, failing))
    const note = await findInside('[data-part="note"][data-state="failed"]')
    expect(note.getAttribute('role')).toBe('alert')
    expect(typeOf(site)).toBe('eoa')
    Object.assign(site.embedded.answers, {
      INIT_SMART_ACCOUNT: { address, isDeployed: false },
      SET_PREFERRED_ACCOUNT: { type: 'smartAccount', address },
    })
    await userEvent.click(await findInside('[data-part="use-smart-account"]'))
    await findView('AccountSettings')
    expect(typeOf(site)).toBe('smartAccount')
  })
})
