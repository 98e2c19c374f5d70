import { currentEntry, getNetwork, pushView } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { createEvmWallet } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createTestInstance } from '../../testing/createTestInstance'
import { expectClosed, findInside, shadowOf } from '../../testing/mountProvider'
import { findControl, findView, openView, poll, spoken } from '../../testing/openView'

const network = (id: number, name: string, testnet = false) => ({
  id,
  name,
  testnet,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
})
const networks = [network(5, 'Görli', true), network(1, 'Ethereum'), network(8453, 'Base')]

function createSite(host = {}) {
  const page = new EventTarget()
  const wallet = createEvmWallet({
    name: 'Fox',
    rdns: 'test.fox',
    chains: [{ chainId: 1 }, { chainId: 8453 }],
  })
  wallet.announce({ target: page })
  return {
    wallet,
    latchkey: createTestInstance([evm({ page })], { networks, defaultNetwork: 'eip155:1' }, host),
  }
}

const names = () =>
  [...shadowOf().querySelectorAll('[data-part="network-row"]')].map(
    (row) => row.querySelector('[data-part="row-primary"]')?.textContent,
  )
const field = () => findInside<HTMLInputElement>('input[type="search"]')

it('lists test networks last and marks the current one', async () => {
  await openView(createSite().latchkey, { view: 'Networks' })
  await findInside('[data-part="network-row"]')
  expect(names()).toEqual(['Ethereum', 'Base', 'Görli'])
  expect([...shadowOf().querySelectorAll('h3')].map((heading) => heading.textContent)).toEqual([
    'Test networks',
  ])
  const current = shadowOf().querySelectorAll<HTMLElement>('[aria-current="true"]')
  expect([...current].map(({ dataset }) => dataset.network)).toEqual(['eip155:1'])
})

it('searches 100 ms after the last letter, by name or chain id', async () => {
  const waits: number[] = []
  const setTimer = (callback: () => void, ms: number) => {
    waits.push(ms)
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  }
  await openView(createSite({ setTimer }).latchkey, { view: 'Networks' })
  await userEvent.fill(await field(), 'gorl')
  await poll(names).toEqual(['Görli'])
  expect(waits).toContain(100)
  await poll(spoken).toBe('1 network')
  await userEvent.fill(await field(), '8453')
  await poll(names).toEqual(['Base'])
})

it('says when nothing matches, and goes back to the full list', async () => {
  await openView(createSite().latchkey, { view: 'Networks' })
  await userEvent.fill(await field(), 'zzz')
  expect((await findInside('[data-part="empty-state"]')).textContent).toContain('No networks match “zzz”')
  await userEvent.click(await findControl('Clear search'))
  await poll(names).toHaveLength(3)
})

it('[NET-3] asks the connected wallet', async () => {
  const { latchkey, wallet } = createSite()
  await latchkey.connect({ connectorId: 'test.fox' })
  wallet.hang()
  await openView(latchkey, { view: 'Account' })
  pushView(latchkey, 'Networks')
  await findView('Networks')
  await userEvent.click(await findInside('[data-network="eip155:8453"]'))
  await findView('SwitchNetwork')
  expect(currentEntry(latchkey.getState().nav).data).toEqual({ networkId: 'eip155:8453' })
  expect(getNetwork(latchkey.getState())?.networkId).toBe('eip155:1')
})

it('[NET-1] switches at once without a wallet, and goes back', async () => {
  const { latchkey } = createSite()
  await openView(latchkey, { view: 'Connect' })
  pushView(latchkey, 'Networks')
  await findView('Networks')
  await userEvent.click(await findInside('[data-network="eip155:8453"]'))
  await findView('Connect')
  expect(getNetwork(latchkey.getState())?.networkId).toBe('eip155:8453')
  expect(latchkey.getState().events.data).toMatchObject({
    event: 'SWITCH_NETWORK',
    properties: { network: 'eip155:8453' },
  })
})

it('goes back when the current network is chosen', async () => {
  const { latchkey } = createSite()
  await openView(latchkey, { view: 'Networks' })
  await userEvent.click(await findInside('[data-network="eip155:1"]'))
  await expectClosed()
})

it('says why a network can’t be chosen', async () => {
  const latchkey = createTestInstance([], { networks })
  await openView(latchkey, { view: 'Networks' })
  await userEvent.click(await findInside('[data-network="eip155:8453"]'))
  expect((await findInside('[data-part="notice"] > *')).textContent).not.toBe('')
  expect(latchkey.getState().modal.notice).toMatchObject({ variant: 'error', open: true })
})

it('opens the explanation', async () => {
  const { latchkey } = createSite()
  await openView(latchkey, { view: 'Networks' })
  await userEvent.click(await findControl('What is a network?'))
  await findView('WhatIsANetwork')
  expect(shadowOf().querySelectorAll('[data-part="help-block"]')).toHaveLength(2)
  expect(latchkey.getState().events.data).toMatchObject({ event: 'CLICK_NETWORK_HELP' })
})

it('opens the explanation for a visitor who came from the account, too', async () => {
  const { latchkey } = createSite()
  await latchkey.connect({ connectorId: 'test.fox' })
  await openView(latchkey, { view: 'Account' })
  await userEvent.click(await findInside('[data-part="network-chip"]'))
  await findView('Networks')
  await userEvent.click(await findControl('What is a network?'))
  await findView('WhatIsANetwork')
  await userEvent.click(await findControl('Got it'))
  await findView('Networks')
  await userEvent.click(await findControl('Back'))
  await findView('Account')
})
