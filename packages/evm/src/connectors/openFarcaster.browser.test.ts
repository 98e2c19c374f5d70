import { exposeToIframe } from '@farcaster/miniapp-host'
import { getAccount, type Latchkey, listWallets } from '@latchkey/core'
import { createEvmWallet } from '@latchkey/testing'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openFrame } from './testing/openFrame'

const here = location.origin

/** A Farcaster client made of the library that clients use, with a wallet that has real keys. */
function actAsClient(wallet: ReturnType<typeof createEvmWallet> | undefined) {
  return (iframe: HTMLIFrameElement) => {
    const { cleanup } = exposeToIframe({
      iframe,
      // The page asks for nothing but the wallet.
      sdk: {} as Parameters<typeof exposeToIframe>[0]['sdk'],
      miniAppOrigin: here,
      ...(wallet ? { ethProvider: wallet.provider as never } : {}),
    })
    onTestFinished(cleanup)
  }
}

const accountOf = (latchkey: Latchkey) => getAccount(latchkey.getState(), 'eip155')

it('inside a Farcaster client, its wallet connects by itself, signs, changes and disconnects', async () => {
  const wallet = createEvmWallet()
  const { site } = await openFrame({ farcaster: [here] }, actAsClient(wallet))
  const { latchkey } = site
  await vi.waitUntil(() => accountOf(latchkey).status === 'connected', { timeout: 20_000 })
  expect(accountOf(latchkey)).toMatchObject({ address: wallet.addresses[0], connectorId: 'farcaster' })
  expect(listWallets(latchkey)[0]).toMatchObject({ name: 'Farcaster', isAround: true })
  expect(await latchkey.signMessage('Hello')).toMatch(/^0x[0-9a-f]{130}$/)
  await latchkey.switchNetwork('eip155:10')
  expect(wallet.state.chainId).toBe(10)
  // What the wallet itself changes arrives, too.
  wallet.switchAccount(1)
  await vi.waitUntil(() => accountOf(latchkey).address === wallet.addresses[1], {
    timeout: 10_000,
  })
  wallet.reject({ once: true })
  await expect(latchkey.signMessage('Hello')).rejects.toMatchObject({ code: 'connect/user-rejected' })
  await latchkey.disconnect()
  expect(accountOf(latchkey).status).toBe('disconnected')
})

it.each([
  ['a client without a wallet', { farcaster: [here] }, false],
  ['a page that the site doesn’t allow', { farcaster: ['https://farcaster.xyz'] }, true],
  ['a page of Safe that speaks as Farcaster', { safe: [here] }, true],
])('connects nothing inside %s', async (_, apps, hasWallet) => {
  const wallet = hasWallet ? createEvmWallet() : undefined
  const { site } = await openFrame(apps, actAsClient(wallet))
  await site.latchkey.ready
  expect(site.latchkey.getState().connect.connectors).toEqual([])
  expect(wallet?.log ?? []).toEqual([])
})
