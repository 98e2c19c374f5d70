import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createScriptedGateway } from '../../testing/createScriptedGateway'
import { findInside, shadowOf } from '../../testing/mountProvider'
import { openEmbeddedSite } from '../../testing/openEmbeddedSite'
import { nameAnswers, nameRecord, openNameSite, zone } from '../../testing/openNameSite'
import { findView, poll } from '../../testing/openView'

const off = { '/config': { ...(nameAnswers['/config'] as object), nameZones: [] } }

it('[NAM-2] says what a name is for, and leads to the field', async () => {
  await openNameSite({ view: 'ChooseAccountName' })
  const view = await findView('ChooseAccountName')
  await poll(() => view.textContent).toContain(`People can send to yourname.${zone}`)
  expect(await axe.run(view)).toMatchObject({ violations: [] })
  await userEvent.click(await findInside('[data-part="continue"]'))
  await findView('RegisterAccountName')
  await poll(() => shadowOf().activeElement?.getAttribute('data-part')).toBe('name-input')
})

it('[NAM-2] shows the success view only with a name', async () => {
  await openNameSite({ view: 'RegisterAccountNameSuccess' })
  expect((await findInside('[data-part="empty-state"]')).textContent).toContain('No name yet')
  await userEvent.click(await findInside('[data-part="empty-state"] button'))
  await findView('RegisterAccountName')
})

describe('the way to a name', () => {
  const enter = async (answers = {}) => {
    const gateway = createScriptedGateway({ ...nameAnswers, ...answers })
    return openEmbeddedSite(
      { view: 'AccountSettings' },
      { isSignedIn: true, options: { gateway: gateway.url }, host: gateway.host },
    )
  }
  const row = () => shadowOf().querySelector('[data-part="choose-name"]')

  it('[NAM-2] begins in the settings of the embedded account', async () => {
    await enter()
    await userEvent.click(await findInside('[data-part="choose-name"]'))
    await findView('ChooseAccountName')
  })

  it('[NAM-2] begins where any wallet receives', async () => {
    await openNameSite({ view: 'WalletReceive' })
    await userEvent.click(await findInside('[data-part="choose-name"]'))
    await findView('ChooseAccountName')
  })

  it.each([
    ['the operator has no zones', off],
    ['the account has a name', { '/v1/profile/reverse/*': [nameRecord(`mine.${zone}`)] }],
    ['names can’t be loaded', { '/config': 400 }],
  ])('[NAM-5] isn’t offered if %s', async (_, answers) => {
    const { latchkey } = await enter(answers)
    await poll(() => {
      const { name } = latchkey.getState()
      return name?.zones?.length === 0 || name?.zonesError || name?.owned?.names
    }).toBeTruthy()
    await findInside('[data-part="sign-out"]')
    expect(row()).toBeNull()
  })
})
