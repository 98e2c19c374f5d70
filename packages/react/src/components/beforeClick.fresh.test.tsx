import { evm } from '@latchkey/evm'
import { createEvmWallet } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createTestInstance } from '../testing/createTestInstance'
import { findInside, mountProvider } from '../testing/mountProvider'
import { movePointerAway } from '../testing/movePointerAway'
import { ConnectButton } from './ConnectButton'

/** The modal's files that the page has requested so far. */
const loaded = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => /react\/src\/(shell|views)\/|AccountFace|evm\/src\/discover\//.test(path))

it('loads and looks for nothing before the click; pointing at the button starts to', async () => {
  // Not where the button will be.
  await movePointerAway()
  // Files that loaded with this one aren't requested again, so they would be missed below.
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
