import { evm } from '@latchkey/evm'
import { createEvmWallet } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createTestInstance } from '../testing/createTestInstance'
import { findInside, mountProvider } from '../testing/mountProvider'
import { movePointerAway } from '../testing/movePointerAway'
import { ConnectButton } from './ConnectButton'

/** What of the modal the page has asked for so far. */
const loaded = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => /react\/src\/(shell|views)\/|AccountFace|evm\/src\/discover\//.test(path))

it('before the click nothing of the modal is loaded or looked for; pointing at the button begins to', async () => {
  // Not where the button will be.
  await movePointerAway()
  // What was loaded with this file is not asked for again, so it would be missed further down.
  performance.clearResourceTimings()
  performance.setResourceTimingBufferSize(2_000)
  const page = new EventTarget()
  createEvmWallet({ rdns: 'com.example.demo' }).announce({ target: page })
  const latchkey = createTestInstance([evm({ page })])
  const { container } = mountProvider(latchkey, <ConnectButton />)
  await expect.poll(() => container.querySelector('button')).toBeTruthy()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(loaded()).toEqual([])
  expect(document.querySelector('latchkey-modal')).toBeNull()
  expect(latchkey.getState().connect.connectors).toEqual([])
  const button = container.querySelector('button') as HTMLButtonElement
  await userEvent.hover(button)
  await expect.poll(() => loaded().some((path) => path.endsWith('/shell/ModalShell.tsx'))).toBe(true)
  expect(latchkey.getState().modal.open).toBe(false)
  await userEvent.click(button)
  await findInside('[data-part="wallet-row"]')
})
