import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createTestInstance } from '../../testing/createTestInstance'
import { findInside, shadowOf } from '../../testing/mountProvider'
import { findControl, findView, openView } from '../../testing/openView'

it('explains a wallet in three illustrated blocks and offers to get one', async () => {
  const latchkey = createTestInstance()
  await openView(latchkey, { view: 'WhatIsAWallet' })
  await findInside('[data-part="help-block"]')
  const blocks = [...shadowOf().querySelectorAll('[data-part="help-block"]')]
  expect(blocks).toHaveLength(3)
  for (const block of blocks) {
    expect(block.querySelector('svg[aria-hidden="true"]')).toBeTruthy()
    expect(block.querySelector('h3')?.textContent).not.toBe('')
    expect(block.querySelector('p')?.textContent?.length).toBeGreaterThan(30)
  }
  await userEvent.click(await findControl('Get a wallet'))
  await findView('GetWallet')
  expect(latchkey.getState().events.data).toMatchObject({ event: 'CLICK_GET_WALLET' })
})
