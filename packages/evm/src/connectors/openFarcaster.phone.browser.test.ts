import { exposeToEndpoint } from '@farcaster/miniapp-host'
import { createLatchkey, getAccount, type Latchkey, listWallets } from '@latchkey/core'
import { createEvmWallet } from '@latchkey/testing'
import { expect, it, onTestFinished, vi } from 'vitest'
import { evm } from '../evm'
import type { AppsAround } from './AppsAround'
import type { FramedPage } from './FramedPage'

type Endpoint = Parameters<typeof exposeToEndpoint>[0]['endpoint']

const network = (id: number) => ({
  id,
  name: `Chain ${id}`,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
})

/**
 * Opens a site in the web view of a phone app. The app is made of the library that clients use; between them is what
 * React Native does: texts one way, scripts that dispatch events of the document the other way.
 */
async function openInApp(apps: AppsAround, wallet?: ReturnType<typeof createEvmWallet>) {
  localStorage.clear()
  const document = new EventTarget()
  const posted: string[] = []
  const heard = new Set<(event: MessageEvent) => void>()
  const dispatch = (type: string, data: unknown) =>
    document.dispatchEvent(new MessageEvent(type, { data: JSON.parse(JSON.stringify(data)) }))
  const endpoint = {
    addEventListener: (_: string, listener: (event: MessageEvent) => void) => void heard.add(listener),
    removeEventListener: (_: string, listener: (event: MessageEvent) => void) => void heard.delete(listener),
    postMessage: (data: unknown) => void dispatch('FarcasterFrameCallback', data),
    emit: (data: unknown) => void dispatch('FarcasterFrameEvent', data),
    emitEthProvider: (event: string, params: unknown) =>
      void dispatch('FarcasterFrameEthProviderEvent', { event, params }),
  }
  onTestFinished(
    exposeToEndpoint({
      endpoint: endpoint as unknown as Endpoint,
      sdk: {} as Parameters<typeof exposeToEndpoint>[0]['sdk'],
      miniAppOrigin: 'ReactNativeWebView',
      ...(wallet ? { ethProvider: wallet.provider as never } : {}),
    }),
  )
  const frame = Object.assign(new EventTarget(), {
    document,
    ReactNativeWebView: {
      postMessage(text: string) {
        posted.push(text)
        const event = { data: JSON.parse(text), origin: 'ReactNativeWebView' } as MessageEvent
        for (const listener of heard) listener(event)
      },
    },
  }) as unknown as FramedPage
  // It isn't in a frame.
  Object.assign(frame, { parent: frame })
  const latchkey = createLatchkey({
    projectId: 'test',
    networks: [network(1), network(10)],
    adapters: [evm({ page: new EventTarget(), frame, apps })],
  })
  onTestFinished(() => latchkey.destroy())
  return { latchkey, posted, dispatch }
}

const accountOf = (latchkey: Latchkey) => getAccount(latchkey.getState(), 'eip155')

it('inside a Farcaster app on a phone, its wallet connects by itself, signs, changes and disconnects', async () => {
  const wallet = createEvmWallet()
  const { latchkey } = await openInApp({ farcaster: true }, wallet)
  await vi.waitUntil(() => accountOf(latchkey).status === 'connected', { timeout: 20_000 })
  expect(accountOf(latchkey)).toMatchObject({ address: wallet.addresses[0], connectorId: 'farcaster' })
  expect(listWallets(latchkey)[0]).toMatchObject({ name: 'Farcaster', isAround: true })
  expect(await latchkey.signMessage('Hello')).toMatch(/^0x[0-9a-f]{130}$/)
  await latchkey.switchNetwork('eip155:10')
  expect(wallet.state.chainId).toBe(10)
  wallet.switchAccount(1)
  await vi.waitUntil(() => accountOf(latchkey).address === wallet.addresses[1], { timeout: 10_000 })
  wallet.reject({ once: true })
  await expect(latchkey.signMessage('Hello')).rejects.toMatchObject({ code: 'connect/user-rejected' })
  await latchkey.disconnect()
  expect(accountOf(latchkey).status).toBe('disconnected')
})

it.each([
  ['an app without a wallet', { farcaster: true }, false, true],
  ['an app that the site doesn’t name', { safe: true }, true, false],
])('connects nothing inside %s', async (_, apps, hasWallet, isAsked) => {
  const wallet = hasWallet ? createEvmWallet() : undefined
  const { latchkey, posted } = await openInApp(apps, wallet)
  await latchkey.ready
  expect(latchkey.getState().connect.connectors).toEqual([])
  expect(posted.length > 0).toBe(isAsked)
  expect(wallet?.log ?? []).toEqual([])
})

it('ignores events of the document that are not what a client sends', async () => {
  const wallet = createEvmWallet()
  const { latchkey, dispatch } = await openInApp({ farcaster: true }, wallet)
  for (const data of [null, 7, 'text', [], { id: 1, type: 'RAW' }, { type: 'RAW', value: { result: '0x5' } }])
    dispatch('FarcasterFrameCallback', data)
  await vi.waitUntil(() => accountOf(latchkey).status === 'connected', { timeout: 20_000 })
  for (const data of [
    null,
    { event: 'accountsChanged' },
    { event: 7, params: [[]] },
    { event: 'x', params: {} },
  ])
    dispatch('FarcasterFrameEthProviderEvent', data)
  expect(accountOf(latchkey)).toMatchObject({ status: 'connected', address: wallet.addresses[0] })
})
