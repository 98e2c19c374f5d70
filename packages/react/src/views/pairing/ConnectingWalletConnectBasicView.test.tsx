import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createTestInstance } from '../../testing/createTestInstance'
import { findInside, mountProvider } from '../../testing/mountProvider'
import { findControl, findView } from '../../testing/openView'

it('[NAV-8] says honestly that a site without adapters has no way to connect, and what can be done', async () => {
  const latchkey = createTestInstance([], {}, { isMobile: false })
  mountProvider(latchkey)
  await latchkey.open()
  await findView('ConnectingWalletConnectBasic')
  expect((await findInside('[data-part="empty-state"]')).textContent).toContain('No way to connect yet')
  await userEvent.click(await findControl('Get a wallet'))
  await findView('GetWallet')
})
