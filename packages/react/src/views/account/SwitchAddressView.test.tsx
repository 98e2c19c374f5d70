import { getAccount, pushView } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { createEvmWallet } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createTestInstance } from '../../testing/createTestInstance'
import { findInside, shadowOf } from '../../testing/mountProvider'
import { findControl, findView, openView } from '../../testing/openView'

const rows = () => [...shadowOf().querySelectorAll<HTMLElement>('[data-part="account-row"]')]

async function enter() {
  const page = new EventTarget()
  const wallet = createEvmWallet({ name: 'Fox', rdns: 'test.fox', exposes: 3, chains: [{ chainId: 1 }] })
  wallet.announce({ target: page })
  const latchkey = createTestInstance([evm({ page })])
  await latchkey.connect({ connectorId: 'test.fox' })
  await openView(latchkey, { view: 'Account' })
  pushView(latchkey, 'SwitchAddress')
  await findView('SwitchAddress')
  await findInside('[data-part="account-row"]')
  return { latchkey, wallet }
}

it('lists all accounts of the wallet and marks the current one', async () => {
  const { wallet } = await enter()
  expect(rows().map(({ dataset }) => dataset.address)).toEqual(wallet.addresses.slice(0, 3))
  expect(rows().map((row) => row.getAttribute('aria-current'))).toEqual(['true', null, null])
  expect(rows()[0]?.textContent).toContain('Current')
})

it('activates the chosen account, announces it and goes back', async () => {
  const { latchkey, wallet } = await enter()
  await userEvent.click(rows()[1] as HTMLElement)
  await findView('Account')
  expect(getAccount(latchkey.getState()).address).toBe(wallet.addresses[1])
  expect(latchkey.getState().modal.notice?.message).toContain(wallet.addresses[1]?.slice(-6))
})

it('goes back without a change when the current one is chosen', async () => {
  const { latchkey, wallet } = await enter()
  await userEvent.click(rows()[0] as HTMLElement)
  await findView('Account')
  expect(getAccount(latchkey.getState()).address).toBe(wallet.addresses[0])
  expect(latchkey.getState().modal.notice).toBeNull()
})

it('offers to connect without an account', async () => {
  await openView(createTestInstance([evm({ page: new EventTarget() })]), { view: 'SwitchAddress' })
  await userEvent.click(await findControl('Connect a wallet'))
  await findView('Connect')
})
