import { getAccount, getNetwork } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { createEvmWallet } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createTestInstance } from '../../testing/createTestInstance'
import { expectClosed, findInside, mountProvider, shadowOf } from '../../testing/mountProvider'
import { findControl, findView } from '../../testing/openView'

/** Connects a wallet on an unsupported network. */
async function enter(options = {}) {
  const page = new EventTarget()
  const chains = [{ chainId: 99 }, { chainId: 1 }]
  const wallet = createEvmWallet({ name: 'Fox', rdns: 'test.fox', chains })
  wallet.announce({ target: page })
  const latchkey = createTestInstance([evm({ page })], { metadata: { name: 'The Shop' }, ...options })
  mountProvider(latchkey)
  await latchkey.connect({ connectorId: 'test.fox' })
  return { wallet, latchkey }
}

it("[NET-2] opens itself, says why, and lists the site's networks", async () => {
  await enter()
  await findView('UnsupportedChain')
  expect((await findInside('[data-part="warning"]')).textContent).toContain(
    'The Shop doesn’t support your wallet’s current network',
  )
  const rows = [...shadowOf().querySelectorAll<HTMLElement>('[data-part="network-row"]')]
  expect(rows.map(({ dataset }) => dataset.network)).toEqual(['eip155:1', 'eip155:8453'])
})

it('[NET-2] [NAV-4] closes after the switch', async () => {
  const { wallet } = await enter()
  await findView('UnsupportedChain')
  await userEvent.click(await findInside('[data-network="eip155:1"]'))
  await expectClosed()
  expect(wallet.state.chainId).toBe(1)
})

it('[NET-2] closes when the visitor switches in the wallet', async () => {
  const { wallet } = await enter()
  await findView('UnsupportedChain')
  wallet.switchChain(1)
  await expectClosed()
})

it('lets the visitor disconnect', async () => {
  const { latchkey } = await enter()
  await findView('UnsupportedChain')
  await userEvent.click(await findControl('Disconnect'))
  await expectClosed()
  expect(getAccount(latchkey.getState()).isConnected).toBe(false)
})

it('says "this site" for a site without a name', async () => {
  await enter({ metadata: { name: '' } })
  await findView('UnsupportedChain')
  expect((await findInside('[data-part="warning"]')).textContent).toContain('This site doesn’t support')
})

it('leads to the wallets of a network that is chosen before one is connected', async () => {
  const latchkey = createTestInstance([evm({ page: new EventTarget() })])
  mountProvider(latchkey)
  await latchkey.open({ view: 'UnsupportedChain' })
  await userEvent.click(await findInside('[data-network="eip155:8453"]'))
  await findView('Connect')
  await expect.poll(() => getNetwork(latchkey.getState())?.networkId).toBe('eip155:8453')
})
