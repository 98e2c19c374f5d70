import { getAccount } from '@latchkey/core'
import { startTestRelay } from '@latchkey/relay/testing'
import { demoPhrase, deriveKeys, openPairedSite } from '@latchkey/testing/pairing'
import { hex } from '@scure/base'
import { p2wpkh } from '@scure/btc-signer'
import { Verifier } from 'bip322-js'
import { expect, it, onTestFinished } from 'vitest'
import { bitcoin } from './bitcoin'
import { bitcoinMainnet } from './network/networks'

it('[BTC-1] [WC-6] pairs over a relay, signs what another library verifies, reconnects, and disconnects', async () => {
  const relay = await startTestRelay()
  onTestFinished(() => relay.stop())
  const site = await openPairedSite({ adapter: bitcoin(), networks: [bitcoinMainnet], relay: relay.url })
  onTestFinished(site.close)
  const { publicKey, path } = deriveKeys(demoPhrase).bitcoin.main
  const { address = '' } = p2wpkh(publicKey)
  const shown = () => getAccount(site.latchkey.getState())
  await expect.poll(() => shown().status, { timeout: 5000 }).toBe('connected')
  expect(shown()).toMatchObject({ address, namespace: 'bip122' })
  expect(shown().allAccounts[0]).toMatchObject({ publicKey: hex.encode(publicKey), path, type: 'payment' })

  const signature = await site.latchkey.signMessage('Grüße 🗝')
  expect(Verifier.verifySignature(address, 'Grüße 🗝', signature)).toBe(true)
  expect(Verifier.verifySignature(address, 'Grüße', signature)).toBe(false)

  const again = site.reload()
  await again.ready
  expect(getAccount(again.getState())).toMatchObject({ address, status: 'connected' })
  await again.disconnect()
  expect(getAccount(again.getState()).address).toBeNull()
  await expect.poll(() => site.wallet.state.sessions, { timeout: 5000 }).toEqual([])
})
