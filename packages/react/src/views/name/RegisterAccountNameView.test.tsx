import { getAccount } from '@latchkey/core'
import {
  nameAccountUnused,
  nameLookAlike,
  nameNeedsSignIn,
  nameOwned,
  nameReserved,
  nameTaken,
  nameTooLate,
} from '@latchkey/protocol'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { findInside, shadowOf } from '../../testing/mountProvider'
import { nameAnswers, nameRecord, openNameSite, typeName, zone } from '../../testing/openNameSite'
import { findView, poll, spoken } from '../../testing/openView'

const name = `lovelace.${zone}`
const open = (options: Parameters<typeof openNameSite>[1] = {}) =>
  openNameSite({ view: 'RegisterAccountName' }, options)
const textOf = (part: string) => shadowOf().querySelector(`[data-part="${part}"]`)?.textContent ?? null
const submit = () => findInside<HTMLButtonElement>('[data-part="register-name"]')
const refusedAs = (reason: string, label = 'lovelace') => ({
  [`/v1/profile/suggestions/${label}`]: {
    suggestions: [
      { name: `${label}.${zone}`, registered: true, reason },
      { name: `countess.${zone}`, registered: false },
    ],
  },
  [`/v1/profile/account/countess.${zone}`]: [],
  '/v1/profile/suggestions/countess': { suggestions: [{ name: `countess.${zone}`, registered: false }] },
})

describe('the field', () => {
  it('[NAM-1] [NAM-5] shows the zone, says what is missing, and when a name is available', async () => {
    await open()
    const field = await typeName('')
    expect(textOf('name-zone')).toBe(`.${zone}`)
    expect(textOf('name-status')).toBe('At least 4 letters, digits or hyphens.')
    expect((await submit()).disabled).toBe(true)
    await userEvent.fill(field, 'ada')
    await poll(() => textOf('name-status')).toBe('Too short. Use at least 4 characters.')
    await userEvent.fill(field, 'ada lovelace')
    await poll(() => textOf('name-status')).toContain('Use only the letters a to z')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await userEvent.fill(field, 'Lovelace')
    expect(field.value).toBe('lovelace')
    await poll(() => textOf('typed-name')).toBe(`${name}Available`)
    await poll(spoken).toContain('Available')
    expect((await submit()).disabled).toBe(false)
  })

  it.each([
    ['taken', 'Registered', 'Somebody has this name'],
    ['look-alike', 'Not available', 'looks like a name that somebody has'],
    ['reserved', 'Not available', 'reserved'],
  ])('[NAM-2] says that a name is %s, and offers others', async (reason, tag, text) => {
    await open({
      answers: {
        ...refusedAs(reason),
        ...(reason === 'taken' ? { [`/v1/profile/account/${name}`]: nameRecord(name) } : {}),
      },
    })
    const field = await typeName('lovelace')
    await poll(() => textOf('typed-name')).toBe(`${name}${tag}`)
    expect(textOf('name-status')).toContain(text)
    expect((await submit()).disabled).toBe(true)
    await userEvent.click(await findInside('[data-part="name-suggestion"]'))
    expect(field.value).toBe('countess')
    await poll(() => textOf('typed-name')).toBe(`countess.${zone}Available`)
  })

  it('[NAM-4] says that a name couldn’t be looked up, and tries again', async () => {
    const { gateway } = await open({ answers: { [`/v1/profile/account/${name}`]: 400 } })
    await typeName('lovelace')
    await poll(() => textOf('name-trouble')).toBe('Error resolving name')
    gateway.answers[`/v1/profile/account/${name}`] = []
    await userEvent.click(await findInside('[data-part="retry-name"]'))
    await poll(() => textOf('typed-name')).toBe(`${name}Available`)
  })

  it('[NAM-4] says that there are no suggestions, and registers anyway', async () => {
    await open({ answers: { '/v1/profile/suggestions/lovelace': 400 } })
    await typeName('lovelace')
    await poll(() => textOf('name-trouble')).toBe('Error fetching name suggestions')
    expect((await submit()).disabled).toBe(false)
  })
})

describe('registering', () => {
  it('[NAM-2] waits for the wallet, then shows the name and stores it', async () => {
    const { latchkey, wallet } = await open()
    wallet.hang({ method: 'personal_sign' })
    const field = await typeName('lovelace')
    await poll(() => textOf('typed-name')).toBe(`${name}Available`)
    field.focus()
    await userEvent.keyboard('{Enter}')
    const view = await findView('RegisterAccountNameSuccess')
    await poll(() => view.textContent).toContain(`Continue in FoxSign the message to register ${name}`)
    // The view may be faster than the request.
    await poll(() => wallet.release()).toBe(1)
    await poll(() => textOf('registered-name')).toBe(name)
    expect(getAccount(latchkey.getState()).details.profileName).toBe(name)
    expect(await axe.run(shadowOf().querySelector('[data-view]') as HTMLElement)).toMatchObject({
      violations: [],
    })
    await userEvent.click(await findInside('[data-part="done"]'))
    await findView('Account')
    await poll(() => textOf('account-name')).toBe('lovelace.wallets.ex…')
  })

  it('[NAM-2] is back at the form with a reason when the wallet declines, and can be tried again', async () => {
    const { wallet } = await open()
    wallet.reject({ method: 'personal_sign' })
    await typeName('lovelace')
    await poll(async () => (await submit()).disabled).toBe(false)
    await userEvent.click(await submit())
    await findView('RegisterAccountName')
    await poll(() => textOf('name-fault')).toContain('You declined the request in your wallet')
    expect((await typeName('lovelace')).value).toBe('lovelace')
    wallet.approve()
    await poll(() => textOf('typed-name')).toBe(`${name}Available`)
    await userEvent.click(await submit())
    await poll(() => textOf('registered-name')).toBe(name)
  })

  it.each([
    [nameTaken({ name }), 'Somebody registered this name a moment ago'],
    [nameLookAlike({ name }), 'looks like a name that somebody has'],
    [nameReserved({ name }), 'This name is reserved'],
    [nameOwned(), 'already has a name'],
    [nameAccountUnused(), 'never been used'],
    [nameNeedsSignIn(), 'Sign in to this site with this account first'],
    [nameTooLate(), 'expired before you signed it'],
    [{ status: 'FAILED' }, `Error registering name ${name}`],
  ])('[NAM-4] says why the gateway refused: %#', async (body, text) => {
    await open({ answers: { '/v1/profile/account': () => Response.json(body, { status: 400 }) } })
    await typeName('lovelace')
    await poll(async () => (await submit()).disabled).toBe(false)
    await userEvent.click(await submit())
    await poll(() => textOf('name-fault')).toContain(text)
    await findView('RegisterAccountName')
  })
})

describe('without a way to a name', () => {
  const none = async () => (await findInside('[data-part="empty-state"]')).textContent

  it('[NAM-5] says that the operator has no zones, and leads to the account', async () => {
    await open({ answers: { '/config': { ...(nameAnswers['/config'] as object), nameZones: [] } } })
    expect(await none()).toContain('No account names here')
    await userEvent.click(await findInside('[data-part="empty-state"] button'))
    await findView('Account')
  })

  it('[NAM-4] says that the account’s names couldn’t be fetched, and tries again', async () => {
    const { gateway } = await open({ answers: { '/v1/profile/reverse/*': 400 } })
    expect(await none()).toContain('Error fetching names for address')
    gateway.answers['/v1/profile/reverse/*'] = []
    await userEvent.click(await findInside('[data-part="empty-state"] button'))
    await findInside('[data-part="name-input"]')
  })

  it('shows the name that the account has', async () => {
    await open({ answers: { '/v1/profile/reverse/*': [nameRecord(`mine.${zone}`)] } })
    expect(await none()).toContain(`Your name is mine.${zone}`)
  })

  it('[ACC-8] leads away from a test network', async () => {
    const network = {
      id: 1,
      name: 'Test',
      testnet: true,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
    }
    await open({ networks: [network] })
    expect(await none()).toContain('No account names on this network')
    await userEvent.click(await findInside('[data-part="empty-state"] button'))
    await findView('Networks')
  })
})
