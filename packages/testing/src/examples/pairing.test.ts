import { startTestRelay } from '@latchkey/relay/testing'
import { startPairingWallet } from '@latchkey/testing/pairing'
import { expect, it } from 'vitest'
import { openYourSite } from './openYourSite'

it('connects with a QR code, and reports when the owner declines', async () => {
  const relay = await startTestRelay() // in your tests: the relay of your gateway, 'ws://localhost:4101/relay'
  const wallet = await startPairingWallet({ relay: relay.url })
  const site = await openYourSite(relay.url)

  wallet.reject({ method: 'wc_sessionPropose', once: true })
  const declined = await site.connect()
  await wallet.pair(declined.uri)
  await expect(declined.connected).rejects.toThrow()

  const { uri, connected } = await site.connect()
  await wallet.pair(uri)
  const { sign } = await connected

  wallet.delay(50, { method: 'personal_sign' })
  expect(await sign('hello')).toMatch(/^0x/)
  await wallet.switchAccount(1) // the site is told
  await wallet.forget() // and that the owner has disconnected
  expect(wallet.log.map((request) => request.outcome)).toEqual(['failed', 'answered', 'answered'])

  await wallet.stop()
  await site.close()
  await relay.stop()
})
