import { createLatchkey, getAccount, listWallets } from '@latchkey/core'
import { testAccounts } from '@latchkey/testing'
import { expect, it, onTestFinished, vi } from 'vitest'
import { evm } from '../../evm'
import type { FramedPage } from '../FramedPage'
import type { WorldLibrary } from './WorldLibrary'

const [alice] = testAccounts

const worldChain = {
  id: 480,
  name: 'World Chain',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
}

/** Opens a site on a page with what World App adds to it, or with something else. */
function openPage(WorldApp: unknown, isAllowed = true) {
  localStorage.clear()
  const load = vi.fn(async (): Promise<WorldLibrary> => expect.unreachable('nothing was signed'))
  const frame = Object.assign(new EventTarget(), WorldApp ? { WorldApp } : {}) as unknown as FramedPage
  // It isn't in a frame.
  Object.assign(frame, { parent: frame })
  const latchkey = createLatchkey({
    projectId: 'test',
    networks: [worldChain],
    adapters: [
      evm({ page: new EventTarget(), frame, apps: isAllowed ? { world: load } : { farcaster: true } }),
    ],
  })
  onTestFinished(() => latchkey.destroy())
  return { latchkey, load }
}

it('inside World App, its account connects by itself and is listed first, before its library has loaded', async () => {
  const { latchkey, load } = openPage({ supported_commands: [], wallet_address: alice.address })
  await latchkey.ready
  expect(getAccount(latchkey.getState(), 'eip155')).toMatchObject({
    status: 'connected',
    address: alice.address,
    connectorId: 'world',
  })
  expect(latchkey.getState().connect.rows[0]?.networkId).toBe('eip155:480')
  expect(listWallets(latchkey)[0]).toMatchObject({ name: 'World App', isAround: true })
  expect(load).not.toHaveBeenCalled()
  await latchkey.disconnect()
  expect(getAccount(latchkey.getState(), 'eip155').status).toBe('disconnected')
})

it.each([
  ['a page that isn’t in World App', null, true],
  ['a page with something else of that name', { supported_commands: 'all' }, true],
  [
    'World App, if the site doesn’t name it',
    { supported_commands: [], wallet_address: alice.address },
    false,
  ],
])('finds nothing on %s', async (_, app, isAllowed) => {
  const { latchkey, load } = openPage(app, isAllowed)
  await latchkey.ready
  expect(latchkey.getState().connect.connectors).toEqual([])
  expect(load).not.toHaveBeenCalled()
})
