import { pushView } from '@latchkey/core'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createTestInstance } from '../../testing/createTestInstance'
import { findInside, shadowOf } from '../../testing/mountProvider'
import { findControl, findView, openView } from '../../testing/openView'

it('explains a network in two illustrated blocks and goes back', async () => {
  const latchkey = createTestInstance()
  await openView(latchkey, { view: 'Networks' })
  pushView(latchkey, 'WhatIsANetwork')
  await findView('WhatIsANetwork')
  await findInside('[data-part="help-block"]')
  const blocks = [...shadowOf().querySelectorAll('[data-part="help-block"]')]
  expect(blocks).toHaveLength(2)
  for (const block of blocks) {
    expect(block.querySelector('svg[aria-hidden="true"]')).toBeTruthy()
    expect(block.querySelector('p')?.textContent?.length).toBeGreaterThan(30)
  }
  await userEvent.click(await findControl('Got it'))
  await findView('Networks')
})
