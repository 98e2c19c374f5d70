import { getAccount } from '@latchkey/core'
import { startTestRelay } from '@latchkey/relay/testing'
import { demoPhrase, deriveKeys, openPairedSite } from '@latchkey/testing/pairing'
import { base58 } from '@scure/base'
import { expect, it, onTestFinished } from 'vitest'
import { solanaMainnet } from './network/networks'
import { solana } from './solana'
import { isSignedBy } from './testing/isSignedBy'

it('[SOL-1] [WC-6] pairs over a relay, signs what another library verifies, reconnects, and disconnects', async () => {
  const relay = await startTestRelay()
  onTestFinished(() => relay.stop())
  const site = await openPairedSite({ adapter: solana(), networks: [solanaMainnet], relay: relay.url })
  onTestFinished(site.close)
  const address = base58.encode(deriveKeys(demoPhrase).solana.publicKey)
  const shown = () => getAccount(site.latchkey.getState())
  await expect.poll(() => shown().status, { timeout: 5000 }).toBe('connected')
  expect(shown()).toMatchObject({ address, namespace: 'solana' })

  const signature = base58.decode(await site.latchkey.signMessage('Grüße 🗝'))
  const isSigned = (text: string) => isSignedBy(address, new TextEncoder().encode(text), signature)
  expect([isSigned('Grüße 🗝'), isSigned('Grüße')]).toEqual([true, false])

  const again = site.reload()
  await again.ready
  expect(getAccount(again.getState())).toMatchObject({ address, status: 'connected' })
  await again.disconnect()
  expect(getAccount(again.getState()).address).toBeNull()
  await expect.poll(() => site.wallet.state.sessions, { timeout: 5000 }).toEqual([])
})
