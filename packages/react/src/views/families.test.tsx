import { currentEntry, getAccount, getNetwork, type Latchkey } from '@latchkey/core'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createScriptedFamily, familyNetwork } from '../testing/createScriptedFamily'
import { createMemory, createTestInstance } from '../testing/createTestInstance'
import { expectClosed, findInside, shadowOf } from '../testing/mountProvider'
import { findControl, findView, openView, poll } from '../testing/openView'

const networks = [
  familyNetwork('eip155', 1, 'Ethereum'),
  familyNetwork('eip155', 8453, 'Base'),
  familyNetwork('solana', 'main', 'Solana'),
  familyNetwork('bip122', 'main', 'Bitcoin'),
  { ...familyNetwork('solana', 'dev', 'Devnet'), testnet: true },
]

function createSite(items = new Map<string, string>(), locale = 'en'): Latchkey {
  const families = [
    createScriptedFamily('eip155', [
      { name: 'Ghost', id: 'app.ghost', address: '0xghost' },
      { name: 'Fox', address: '0xfox' },
    ]),
    createScriptedFamily('solana', [
      { name: 'Ghost', address: 'SoGhost' },
      { name: 'Sun', address: 'SoSun' },
    ]),
    createScriptedFamily('bip122', [{ name: 'Coin', address: 'bc1coin' }]),
  ]
  return createTestInstance(
    families.map(({ adapter }) => adapter),
    { networks, locale },
    { storage: createMemory(items) },
  )
}

const texts = (selector: string) =>
  [...shadowOf().querySelectorAll(selector)].map(({ textContent }) => textContent)
const view = (latchkey: Latchkey) => currentEntry(latchkey.getState().nav).view
const row = (part: string, name: string, value: string) =>
  findInside(`[data-part="${part}"][data-${name}="${value}"]`)

it('[CON-13] shows a wallet of two families as one row that asks which to connect', async () => {
  const latchkey = createSite()
  await openView(latchkey, { view: 'Connect' })
  await row('wallet-row', 'wallet', 'app.ghost')
  expect(texts('[data-part="wallet-row"] [data-part="row-primary"]').toSorted()).toEqual([
    'Coin',
    'Fox',
    'Ghost',
    'Sun',
  ])
  await userEvent.click(await row('wallet-row', 'wallet', 'app.ghost'))
  await findView('ConnectingMultiChain')
  await poll(() => texts('[data-part="family-row"] [data-part="row-primary"]')).toEqual([
    'EVM networks',
    'Solana',
  ])
  await poll(() => shadowOf().querySelector('[data-part="title"]')?.textContent).toBe('Ghost')
  await userEvent.click(await row('family-row', 'namespace', 'solana'))
  await expectClosed()
  expect(getAccount(latchkey.getState())).toMatchObject({ namespace: 'solana', address: 'SoGhost' })
  expect(getAccount(latchkey.getState(), 'eip155').isConnected).toBe(false)
  // The other family is added, and the first is marked as connected.
  await latchkey.open({ view: 'ConnectingMultiChain', data: { connectorId: 'app.ghost' } })
  expect((await row('family-row', 'namespace', 'solana')).textContent).toContain('SoGh')
  await userEvent.click(await row('family-row', 'namespace', 'eip155'))
  await expectClosed()
  expect(Object.keys(latchkey.getState().connect.active).toSorted()).toEqual(['eip155', 'solana'])
})

it('says when the wallet is missing', async () => {
  await openView(createSite(), { view: 'ConnectingMultiChain', data: { connectorId: 'none' } })
  await userEvent.click(await findControl('Connect a wallet'))
  await findView('Connect')
})

it('[CON-13] groups networks by family, and a family without a wallet leads to its wallets', async () => {
  const latchkey = createSite()
  await latchkey.connect({ connectorId: 'Fox' })
  await openView(latchkey, { view: 'Account' })
  await userEvent.click(await findInside('[data-part="network-chip"]'))
  await findView('Networks')
  await poll(() => texts('h3')).toEqual(['EVM networks', 'Solana', 'Bitcoin', 'Test networks'])
  await userEvent.click(await row('network-row', 'network', 'solana:dev'))
  await findView('SwitchActiveChain')
  await poll(() => texts('[data-part="status-title"]')).toEqual(['Switch to Solana'])
  expect(getAccount(latchkey.getState()).namespace).toBe('eip155')
  await userEvent.click(await findControl('Choose a wallet'))
  await findView('Connect')
  await poll(() => texts('[data-part="wallet-row"] [data-part="row-primary"]').toSorted()).toEqual([
    'Ghost',
    'Sun',
  ])
  await userEvent.click(await row('wallet-row', 'wallet', 'Ghost'))
  await expectClosed()
  expect(getAccount(latchkey.getState())).toMatchObject({ namespace: 'solana', address: 'SoGhost' })
  expect(getNetwork(latchkey.getState())?.networkId).toBe('solana:dev')
  // Back to a connected family: no request.
  await latchkey.open({ view: 'Networks' })
  await userEvent.click(await row('network-row', 'network', 'eip155:1'))
  await expectClosed()
  expect(getAccount(latchkey.getState())).toMatchObject({ namespace: 'eip155', address: '0xfox' })
})

it('finds the networks of a family by its name', async () => {
  await openView(createSite(), { view: 'Networks' })
  await userEvent.fill(await findInside<HTMLInputElement>('input[type="search"]'), 'evm')
  await poll(() => texts('[data-part="network-row"] [data-part="row-primary"]')).toEqual(['Ethereum', 'Base'])
})

it('says when the network is unknown', async () => {
  await openView(createSite(), { view: 'SwitchActiveChain', data: { networkId: 'polkadot:none' } })
  await userEvent.click(await findControl('Choose a network'))
  await findView('Networks')
})

it('[CON-13] lists all accounts, and disconnects one wallet or all', async () => {
  const items = new Map<string, string>()
  const latchkey = createSite(items)
  await latchkey.connect({ connectorId: 'Fox' })
  await latchkey.connect({ connectorId: 'Sun' })
  await latchkey.connect({ connectorId: 'Coin' })
  await openView(latchkey, { view: 'Account' })
  await userEvent.click(await findInside('[data-part="accounts"]'))
  await findView('Profile')
  // The active family comes first, and the order stays while choosing.
  const order = ['Coin · Bitcoin', 'Fox · EVM networks', 'Sun · Solana']
  await poll(() => texts('h3')).toEqual(order)
  const current = () => shadowOf().querySelector<HTMLElement>('[aria-current="true"]')?.dataset.address
  expect(current()).toBe('bc1coin')
  await userEvent.click(await row('account-row', 'address', 'SoSun'))
  await poll(current).toBe('SoSun')
  expect(getAccount(latchkey.getState()).namespace).toBe('solana')
  expect(texts('h3')).toEqual(order)
  await userEvent.click(await findControl('Disconnect Sun · Solana'))
  await poll(() => texts('h3')).toEqual(['Coin · Bitcoin', 'Fox · EVM networks'])
  expect(view(latchkey)).toBe('Profile')
  await userEvent.click(await findControl('Disconnect all'))
  await expectClosed()
  expect(latchkey.getState().connect.rows).toEqual([])
})

it('places a wallet’s name beside its icon in right-to-left text, too', async () => {
  const latchkey = createSite(new Map(), 'ar')
  await latchkey.connect({ connectorId: 'Fox' })
  await latchkey.connect({ connectorId: 'Sun' })
  await openView(latchkey, { view: 'Profile' })
  const heading = await findInside('h3')
  await poll(() => getComputedStyle(heading).direction).toBe('rtl')
  const name = document.createRange()
  name.selectNodeContents(heading.querySelector('bdi') ?? heading)
  await poll(() => heading.getBoundingClientRect().right - name.getBoundingClientRect().right).toBeLessThan(1)
})

it('[CON-13] marks the row of a wallet as busy while one of its families is asked', async () => {
  const latchkey = createSite()
  await openView(latchkey, { view: 'Connect' })
  const ghost = await row('wallet-row', 'wallet', 'app.ghost')
  expect(ghost.getAttribute('aria-busy')).not.toBe('true')
  const { adapters } = latchkey
  const solana = adapters.get('solana')
  if (solana) adapters.set('solana', { ...solana, connect: () => new Promise(() => undefined) })
  void latchkey.connect({ connectorId: 'Ghost', namespace: 'solana' })
  await poll(
    () =>
      shadowOf().querySelectorAll(
        '[data-part="wallet-row"] [data-part="ring"], [data-part="wallet-row"][aria-busy="true"]',
      ).length,
  ).toBeGreaterThan(0)
  // A wallet with the same id in another family isn't the one being asked.
  const busy = [...shadowOf().querySelectorAll<HTMLElement>('[data-part="wallet-row"]')].filter(
    (one) => one.matches('[aria-busy="true"]') || one.querySelector('[data-part="ring"]'),
  )
  expect(busy.map(({ dataset }) => dataset.wallet)).toEqual(['app.ghost'])
})

it('[RCV-1] lists one network for a Bitcoin address and all of them for Solana', async () => {
  const latchkey = createSite()
  await latchkey.connect({ connectorId: 'Coin' })
  await openView(latchkey, { view: 'WalletReceive' })
  await poll(() => texts('[data-part="good-networks"] bdi')).toEqual(['Bitcoin'])
  expect((await findInside('[data-part="address"]')).textContent).toBe('bc1coin')
  await latchkey.connect({ connectorId: 'Sun' })
  await latchkey.open({ view: 'WalletReceive' })
  await poll(() => texts('[data-part="good-networks"] bdi')).toEqual(['Solana', 'Devnet'])
})
