import { evm } from '@latchkey/evm'
import { createEvmWallet } from '@latchkey/testing'
import { expect, it, onTestFinished } from 'vitest'
import { createTestInstance } from '../testing/createTestInstance'
import { mountProvider } from '../testing/mountProvider'
import { movePointerAway } from '../testing/movePointerAway'
import { ConnectButton } from './ConnectButton'

it('appears with its wallets, not with placeholders, when the button is pressed without warning', async () => {
  await movePointerAway()
  const page = new EventTarget()
  createEvmWallet({ rdns: 'com.example.demo' }).announce({ target: page })
  const latchkey = createTestInstance([evm({ page })])
  const { container } = mountProvider(latchkey, <ConnectButton />)
  await expect.poll(() => container.querySelector('button')).toBeTruthy()

  const rowsAtFirst = new Promise<number | undefined>((resolve) => {
    // Called right after the modal joins the page, before anything else can run.
    const observer = new MutationObserver(() => {
      const modal = document.querySelector('latchkey-modal')
      if (modal) resolve(modal.shadowRoot?.querySelectorAll('[data-part="wallet-row"]').length)
    })
    observer.observe(document.body, { childList: true })
    onTestFinished(() => observer.disconnect())
  })
  container.querySelector('button')?.click()
  expect(await rowsAtFirst).toBe(1)
})
