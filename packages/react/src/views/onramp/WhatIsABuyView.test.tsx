import { pushView } from '@latchkey/core'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createTestInstance } from '../../testing/createTestInstance'
import { findInside, shadowOf } from '../../testing/mountProvider'
import { findControl, findView, openView } from '../../testing/openView'

it('[ONR-1] explains buying in one illustrated block, and leads back to it', async () => {
  const latchkey = createTestInstance()
  await openView(latchkey, { view: 'OnRampProviders' })
  pushView(latchkey, 'WhatIsABuy')
  const block = await findInside('[data-part="help-block"]')
  expect(shadowOf().querySelectorAll('[data-part="help-block"]')).toHaveLength(1)
  expect(block.querySelector('svg[aria-hidden="true"]')).toBeTruthy()
  await userEvent.click(await findControl('Buy now'))
  await findView('OnRampProviders')
  expect(latchkey.getState().nav.stack).toHaveLength(1)
})

it('leads on to buying if it was opened alone', async () => {
  await openView(createTestInstance(), { view: 'WhatIsABuy' })
  await userEvent.click(await findControl('Buy now'))
  await findView('OnRampProviders')
})
