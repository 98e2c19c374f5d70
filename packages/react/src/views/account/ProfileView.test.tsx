import { getAccount } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { createEvmWallet } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createTestInstance } from '../../testing/createTestInstance'
import { expectClosed, findInside, shadowOf } from '../../testing/mountProvider'
import { findControl, findView, openView, poll } from '../../testing/openView'

const chains = [{ chainId: 1 }]

async function enter() {
  const page = new EventTarget()
  const fox = createEvmWallet({ name: 'Fox', rdns: 'test.fox', exposes: 2, chains })
  const orbit = createEvmWallet({ name: 'Orbit', rdns: 'test.orbit', chains })
  for (const wallet of [fox, orbit]) wallet.announce({ target: page })
  const latchkey = createTestInstance([evm({ page })])
  await latchkey.connect({ connectorId: 'test.fox' })
  await latchkey.connect({ connectorId: 'test.orbit' })
  await openView(latchkey, { view: 'Profile' })
  await findInside('[data-part="wallet-group"]')
  return { latchkey, fox, orbit }
}

const groups = () => [...shadowOf().querySelectorAll('[data-part="wallet-group"]')]
const current = () => shadowOf().querySelector<HTMLElement>('[aria-current="true"]')

it('groups accounts by wallet, the current one first', async () => {
  const { orbit } = await enter()
  expect(groups().map((group) => group.querySelector('h3')?.textContent)).toEqual(['Fox', 'Orbit'])
  expect(groups().map((group) => group.querySelectorAll('[data-part="account-row"]').length)).toEqual([2, 1])
  expect(current()?.dataset.address).toBe(orbit.addresses[0])
  await poll(() => shadowOf().activeElement).toBe(current())
  // Only the embedded wallet has settings.
  expect(shadowOf().querySelector('[data-part="account-settings"]')).toBeNull()
})

it('switches to an account of another wallet', async () => {
  const { latchkey, fox } = await enter()
  const row = groups()[0]?.querySelectorAll<HTMLElement>('[data-part="account-row"]')[1]
  await userEvent.click(row as HTMLElement)
  expect(getAccount(latchkey.getState())).toMatchObject({
    connectorId: 'test.fox',
    address: fox.addresses[1],
  })
  await poll(() => current()).toBe(row)
})

it('[CON-13] disconnects one wallet and keeps the other', async () => {
  const { latchkey, fox } = await enter()
  await userEvent.click(await findControl('Disconnect Orbit'))
  await poll(() => latchkey.getState().connect.rows.map(({ connectorId }) => connectorId)).toEqual([
    'test.fox',
    'test.fox',
  ])
  expect(getAccount(latchkey.getState()).address).toBe(fox.addresses[0])
  expect(latchkey.getState().modal.open).toBe(true)
  await poll(() => groups().length).toBe(1)
  await userEvent.click(await findControl('Disconnect Fox'))
  await expectClosed()
})

it('offers to connect without an account', async () => {
  await openView(createTestInstance([evm({ page: new EventTarget() })]), { view: 'Profile' })
  await userEvent.click(await findControl('Connect a wallet'))
  await findView('Connect')
})
