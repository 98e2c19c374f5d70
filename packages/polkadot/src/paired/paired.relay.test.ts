import { getAccount } from '@latchkey/core'
import { startTestRelay } from '@latchkey/relay/testing'
import { openPairedSite } from '@latchkey/testing/pairing'
import { waitReady } from '@polkadot/wasm-crypto'
import { expect, it, onTestFinished } from 'vitest'
import { polkadotAssetHub } from '../network/networks'
import { polkadot } from '../polkadot'
import { isSignedInRust } from '../testing/isSignedInRust'

it('[DOT-1] [WC-6] pairs over a relay, signs what another library verifies, reconnects, and disconnects', async () => {
  await waitReady()
  const relay = await startTestRelay()
  onTestFinished(() => relay.stop())
  const site = await openPairedSite({ adapter: polkadot(), networks: [polkadotAssetHub], relay: relay.url })
  onTestFinished(site.close)
  const shown = () => getAccount(site.latchkey.getState())
  await expect.poll(() => shown().status, { timeout: 5000 }).toBe('connected')
  const address = shown().address ?? ''
  expect(site.wallet.state.accounts).toContainEqual(expect.stringMatching(/^polkadot:/))
  expect(shown()).toMatchObject({ namespace: 'polkadot', address: expect.stringMatching(/^1/) })

  const signature = await site.latchkey.signMessage('Grüße 🗝')
  const isSigned = (message: string) => isSignedInRust({ type: 'sr25519', address, message, signature })
  expect([isSigned('Grüße 🗝'), isSigned('Grüße')]).toEqual([true, false])

  const again = site.reload()
  await again.ready
  expect(getAccount(again.getState())).toMatchObject({ address, status: 'connected' })
  await again.disconnect()
  expect(getAccount(again.getState()).address).toBeNull()
  await expect.poll(() => site.wallet.state.sessions, { timeout: 5000 }).toEqual([])
})
