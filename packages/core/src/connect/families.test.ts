import { activeNamespace, connections, familyNetworkId, namespaces, userRejected } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { fetchBalance } from '../account/fetchBalance'
import { listWallets } from '../directory/listWallets'
import { currentEntry } from '../nav/currentEntry'
import { pushView } from '../nav/navigate'
import { getNetwork } from '../network/getNetwork'
import type { WalletReport } from '../ports/ChainAdapter'
import { createBrowser } from '../testing/createTestHost'
import { activeFamily as active, enterFamilies as enter } from '../testing/enterFamilies'
import { createFamilies, familyNetworks } from '../testing/fourFamilies'
import { setUp } from '../testing/setUp'
import { cancelConnect } from './cancelConnect'
import { disconnectWallet } from './disconnect'
import { getAccount } from './getAccount'
import { switchAccount } from './switchAccount'

describe('several families', () => {
  it('[CON-13] have their own account and network; the last connected one is active', async () => {
    const { latchkey } = await enter()
    const state = latchkey.getState()
    for (const family of namespaces) {
      expect(getAccount(state, family)).toMatchObject({ address: `${family}-A`, status: 'connected' })
      expect(getAccount(state, family).allAccounts).toHaveLength(2)
      expect(getNetwork(state, family)?.networkId).toBe(`${family}:1`)
    }
    expect(getAccount(state)).toMatchObject({ namespace: 'polkadot', address: 'polkadot-A' })
    expect(getAccount(state).allAccounts).toHaveLength(8)
  })

  it('[CON-13] keep everything else when an inactive one disconnects', async () => {
    const site = await enter()
    const kept = site.latchkey.getState().connect.rows.filter(({ namespace }) => namespace !== 'solana')
    await site.latchkey.disconnect('solana')
    expect(site.connected()).toEqual(['eip155', 'bip122', 'polkadot'])
    for (const [index, row] of site.latchkey.getState().connect.rows.entries()) expect(row).toBe(kept[index])
    expect(active(site)).toBe('polkadot')
    const again = site.site()
    await again.latchkey.ready
    expect(Object.keys(again.latchkey.getState().connect.active).sort()).toEqual([
      'bip122',
      'eip155',
      'polkadot',
    ])
    expect(active(again)).toBe('polkadot')
  })

  it('[CON-13] activate another connected one when the active one disconnects, also after a reload', async () => {
    const site = await enter()
    await site.latchkey.disconnect('polkadot')
    expect(active(site)).toBe('bip122')
    expect(getAccount(site.latchkey.getState()).isConnected).toBe(true)
    expect(site.latchkey.storage.get(activeNamespace)).toBe('bip122')
    // The wallet disconnects by itself.
    site.wallets[2]?.tell({ accounts: [] })
    expect(active(site)).toBe('solana')
    const again = site.site()
    await again.latchkey.ready
    expect(active(again)).toBe('solana')
  })

  it('[CON-13] keep the active family when all disconnect', async () => {
    const site = await enter()
    await site.latchkey.switchNetwork('solana:2')
    const other = site.site()
    await other.latchkey.ready
    await site.latchkey.disconnect()
    expect(site.connected()).toEqual([])
    expect(active(site)).toBe('solana')
    // Another tab disconnects.
    await expect.poll(() => other.latchkey.getState().connect.rows).toEqual([])
    expect(active(other)).toBe('solana')
  })

  it('[CON-13] switch the network of one family alone, and activate that family', async () => {
    const site = await enter()
    await site.latchkey.switchNetwork('bip122:2')
    const state = site.latchkey.getState()
    expect(namespaces.map((family) => getNetwork(state, family)?.networkId)).toEqual([
      'eip155:1',
      'solana:1',
      'bip122:2',
      'polkadot:1',
    ])
    expect(active(site)).toBe('bip122')
    const again = site.site()
    await again.latchkey.ready
    expect(active(again)).toBe('bip122')
  })

  it('continue a switch in one family while another disconnects', async () => {
    const site = await enter()
    site.adapters.eip155.can.switchNetwork = () => new Promise(() => undefined)
    void site.latchkey.switchNetwork('eip155:2')
    await expect.poll(() => site.latchkey.getState().network.switching).toBe('eip155:2')
    await site.latchkey.disconnect('solana')
    expect(site.latchkey.getState().network.switching).toBe('eip155:2')
    await site.latchkey.disconnect('eip155')
    expect(site.latchkey.getState().network.switching).toBeNull()
  })

  it('keep the failure of a family until the visitor leaves it', async () => {
    const site = await enter(['eip155', 'solana'])
    for (const wallet of site.wallets) wallet.answer = 'reject'
    await expect(site.latchkey.connect({ connectorId: 'com.eip155' })).rejects.toThrow(userRejected().message)
    cancelConnect(site.latchkey, 'solana')
    expect(site.latchkey.getState().connect.failure?.namespace).toBe('eip155')
    cancelConnect(site.latchkey, 'eip155')
    expect(site.latchkey.getState().connect.failure).toBeNull()
  })

  it('[NET-2] open and close nothing for a wallet of an inactive family', async () => {
    const site = await enter(['eip155', 'solana'])
    site.wallets[0]?.tell({ networkId: 'eip155:99' })
    expect(site.latchkey.getState().modal.open).toBe(false)
    expect(active(site)).toBe('solana')
    site.wallets[1]?.tell({ networkId: 'solana:99' })
    expect(currentEntry(site.latchkey.getState().nav).view).toBe('UnsupportedChain')
    site.wallets[0]?.tell({ networkId: 'eip155:1' })
    expect(site.latchkey.getState().modal.open).toBe(true)
  })

  it('activate the family of a picked account, also after a reload', async () => {
    const site = await enter()
    const row = site.latchkey.getState().connect.rows[1]
    if (row) switchAccount(site.latchkey, row)
    expect(getAccount(site.latchkey.getState())).toMatchObject({ namespace: 'eip155', address: 'eip155-B' })
    const again = site.site()
    await again.latchkey.ready
    expect(getAccount(again.latchkey.getState())).toMatchObject({ namespace: 'eip155', address: 'eip155-B' })
  })

  it('keep the list of all accounts open while it has any', async () => {
    const { latchkey } = await enter(['eip155', 'solana'])
    await latchkey.open({ view: 'Account' })
    pushView(latchkey, 'Profile')
    await disconnectWallet(latchkey, 'solana', 'com.solana')
    expect(latchkey.getState().modal.open).toBe(true)
    await disconnectWallet(latchkey, 'eip155', 'com.eip155')
    expect(latchkey.getState().modal.open).toBe(false)
  })

  it('[ACC-1] read the balance of an inactive family with its own adapter', async () => {
    const { latchkey, adapters } = await enter(['eip155', 'solana'])
    adapters.eip155.getBalance = async () => ({ value: '7', symbol: 'ETH', decimals: 18 })
    await fetchBalance(latchkey, { namespace: 'eip155' })
    expect(getAccount(latchkey.getState(), 'eip155').details.balance).toBe('7')
    expect(getAccount(latchkey.getState()).details.balance).toBeUndefined()
  })

  it('[NET-6] tell a wallet the chosen network first', async () => {
    const site = await enter(['solana'])
    await site.latchkey.switchNetwork('solana:2')
    const asked: unknown[] = []
    site.adapters.solana.connect = async ({ networks }) => {
      asked.push(networks.map(({ caipNetworkId }) => caipNetworkId))
      return {
        accounts: [{ address: 'solana-A', type: 'eoa' }],
        networkId: networks[0]?.caipNetworkId ?? null,
      }
    }
    const again = site.site()
    await again.latchkey.ready
    expect(asked).toEqual([['solana:2', 'solana:1']])
    expect(getNetwork(again.latchkey.getState())?.networkId).toBe('solana:2')
  })

  it('[NET-6] are each on their own network after a reload, not only the active one', async () => {
    const site = await enter()
    for (const adapter of Object.values(site.adapters)) {
      // A wallet without a network of its own takes the given one.
      adapter.connect = async ({ networks, connector }) => ({
        accounts: [{ address: `${connector.chain}-A`, type: 'eoa' }],
        networkId: networks[0]?.caipNetworkId ?? null,
      })
    }
    await site.latchkey.switchNetwork('solana:2')
    await site.latchkey.switchNetwork('polkadot:2')
    await site.latchkey.switchNetwork('eip155:1')
    // A family without a connection keeps its chosen network. A network that only a wallet knows isn't kept.
    await site.latchkey.disconnect('polkadot')
    site.wallets[2]?.tell({ networkId: 'bip122:99' })
    const again = site.site()
    await again.latchkey.ready
    const networks = () =>
      namespaces.map((family) => getNetwork(again.latchkey.getState(), family)?.networkId)
    expect(networks()).toEqual(['eip155:1', 'solana:2', 'bip122:1', 'polkadot:2'])
    expect(active(again)).toBe('eip155')
  })

  it('[NET-6] ignore stored items of unknown wallets and removed families', async () => {
    const browser = createBrowser()
    await enter(namespaces, browser)
    const { eip155 } = createFamilies()
    eip155.addWallet('com.eip155').isAuthorised = true
    const { latchkey } = setUp({ browser, networks: familyNetworks.slice(0, 2), adapters: [eip155] })
    expect(latchkey.getState().connect.restoring).toEqual(['eip155'])
    await latchkey.ready
    expect(Object.keys(latchkey.getState().connect.active)).toEqual(['eip155'])
    expect(getAccount(latchkey.getState())).toMatchObject({ namespace: 'eip155', isConnected: true })
    // The other rows wait until the site adds the family again.
    expect(latchkey.storage.get(connections).map(({ namespace }) => namespace)).toContain('solana')
    const rubbish = ['solana:2', 'eip155:2:3', '__proto__', '[{"namespace":"solana"}]', '\u0000']
    for (const [at, family] of namespaces.entries()) {
      const text = rubbish[at] ?? ''
      browser.storage.setItem(
        latchkey.storage.keyOf(familyNetworkId, family),
        text === 'solana:2' ? 'x' : text,
      )
    }
    browser.storage.setItem(latchkey.storage.keyOf(familyNetworkId, 'eip155'), 'solana:2')
    browser.storage.setItem(latchkey.storage.keyOf(activeNamespace), 'cosmos')
    browser.storage.setItem(
      latchkey.storage.keyOf(connections),
      '[{"namespace":"__proto__","connectorId":1}]',
    )
    const again = setUp({ browser, networks: familyNetworks, adapters: Object.values(createFamilies()) })
    await again.latchkey.ready
    expect(again.latchkey.getState().connect).toMatchObject({ rows: [], restoring: [] })
    expect(namespaces.map((family) => getNetwork(again.latchkey.getState(), family)?.networkId)).toEqual(
      namespaces.map((family) => `${family}:1`),
    )
    expect(active(again)).toBe('eip155')
  })

  it('keep an account active when another network writes its address differently', async () => {
    const site = await enter(['polkadot'])
    const account = (address: string, publicKey: string) => ({ address, publicKey, type: 'eoa' as const })
    const [wallet] = site.wallets
    wallet?.tell({ accounts: [account('1a', '0x01'), account('1b', '0x02')] })
    const second = site.latchkey.getState().connect.rows[1]
    if (second) switchAccount(site.latchkey, second)
    wallet?.tell({ networkId: 'polkadot:2', accounts: [account('2a', '0x01'), account('2b', '0x02')] })
    expect(getAccount(site.latchkey.getState()).address).toBe('2b')
    wallet?.tell({ accounts: [account('2c', '0x03'), account('2b', '0x02')] })
    expect(getAccount(site.latchkey.getState()).address).toBe('2c')
  })

  it('learn networks that a wallet approves later', async () => {
    const site = await enter(['solana'])
    site.wallets[0]?.tell({ approvedNetworkIds: ['solana:1', 'solana:2'] })
    await site.latchkey.switchNetwork('solana:2')
    expect(site.adapters.solana.switched).toEqual([])
  })
})

describe('families that interrupt each other', () => {
  it('moves only its own network after an abandoned switch', async () => {
    const site = await enter(['eip155', 'solana'])
    let agree: (report: WalletReport) => void = () => undefined
    site.adapters.eip155.can.switchNetwork = () => new Promise((resolve) => (agree = resolve))
    const first = site.latchkey.switchNetwork('eip155:2')
    await expect.poll(() => site.latchkey.getState().network.switching).toBe('eip155:2')
    await site.latchkey.switchNetwork('solana:2')
    expect(active(site)).toBe('solana')
    agree({ accounts: [], networkId: 'eip155:2' })
    await first
    expect(getNetwork(site.latchkey.getState(), 'eip155')?.networkId).toBe('eip155:2')
    expect(active(site)).toBe('solana')
    const again = site.site()
    await again.latchkey.ready
    expect(active(again)).toBe('solana')
  })

  it('[CON-13] keeps the request of another family on the screen after a late approval', async () => {
    const site = await enter([])
    const evm = site.adapters.eip155.addWallet('com.evm')
    const sol = site.adapters.solana.addWallet('com.sol')
    for (const wallet of [evm, sol]) wallet.answer = 'hang'
    await site.latchkey.open({ view: 'Connect' })
    const first = site.latchkey.connect({ connectorId: 'com.evm' })
    await expect.poll(() => evm.asked).toBe(1)
    cancelConnect(site.latchkey, 'eip155')
    pushView(site.latchkey, 'ConnectingExternal', { connectorId: 'com.sol', namespace: 'solana' })
    const second = site.latchkey.connect({ connectorId: 'com.sol' })
    await expect.poll(() => sol.asked).toBe(1)
    evm.settle('approve')
    await first
    expect(site.latchkey.getState().modal.open).toBe(true)
    expect(site.latchkey.getState().connect.pending).toEqual({ solana: 'com.sol' })
    sol.settle('approve')
    await second
    expect(site.latchkey.getState().modal.open).toBe(false)
    expect(site.connected()).toEqual(['eip155', 'solana'])
  })

  it('[CON-13] keeps the request of another family open after a disconnect', async () => {
    const site = await enter(['eip155'])
    const sol = site.adapters.solana.addWallet('com.sol')
    sol.answer = 'hang'
    const asked = site.latchkey.connect({ connectorId: 'com.sol' })
    await expect.poll(() => sol.asked).toBe(1)
    await site.latchkey.disconnect('eip155')
    expect(getAccount(site.latchkey.getState(), 'solana').status).toBe('connecting')
    sol.settle('approve')
    await asked
    expect(site.connected()).toEqual(['solana'])
    expect(active(site)).toBe('solana')
  })

  it('keeps asking another family after the visitor leaves one', async () => {
    const site = await enter([])
    const wallets = (['eip155', 'solana'] as const).map((family) => site.adapters[family].addWallet(family))
    for (const wallet of wallets) {
      wallet.answer = 'hang'
      site.latchkey.connect({ connectorId: wallet.connector.id }).catch(() => undefined)
      await expect.poll(() => wallet.asked).toBe(1)
    }
    cancelConnect(site.latchkey, 'eip155')
    expect(site.latchkey.getState().connect.pending).toEqual({ solana: 'solana' })
  })

  it('[NET-6] doesn’t let a tab that follows another decide the next visit’s family', async () => {
    const browser = createBrowser()
    const behind = await enter([], browser)
    const site = await enter(['eip155', 'solana'], browser)
    await site.latchkey.switchNetwork('bip122:1')
    for (const family of ['eip155', 'solana'] as const) {
      behind.adapters[family].addWallet(`com.${family}`).isAuthorised = true
      await expect.poll(() => behind.connected()).toContain(family)
    }
    expect(active(behind)).toBe('eip155')
    await site.latchkey.disconnect('eip155')
    await expect.poll(() => active(behind)).toBe('solana')
    expect(site.latchkey.storage.get(activeNamespace)).toBe('bip122')
  })

  it('[EVT-3] keeps other families working when one can’t look for wallets', async () => {
    const site = await enter([])
    site.adapters.solana.discover = () => {
      throw new TypeError('broken')
    }
    site.adapters.eip155.addWallet('com.evm')
    await site.latchkey.open({ view: 'Connect' })
    expect(listWallets(site.latchkey).map(({ id }) => id)).toEqual(['com.evm'])
    await site.latchkey.connect({ connectorId: 'com.evm' })
    expect(site.connected()).toEqual(['eip155'])
  })

  it('asks the named family for a signature, and nobody if it isn’t connected', async () => {
    const { latchkey } = await enter(['eip155', 'solana'])
    expect(await latchkey.signMessage('hi', 'eip155')).toBe('signed hi by eip155-A')
    expect(await latchkey.signMessage('hi')).toBe('signed hi by solana-A')
    await expect(latchkey.signMessage('hi', 'bip122')).rejects.toMatchObject({
      code: 'connect/not-connected',
    })
  })

  it('[MOD-1] rejects opening a family without an adapter and changes nothing', async () => {
    const { eip155 } = createFamilies()
    const { latchkey } = setUp({ networks: familyNetworks.slice(0, 2), adapters: [eip155] })
    const before = latchkey.getState()
    await expect(latchkey.open({ namespace: 'solana' })).rejects.toMatchObject({ code: 'network/no-adapter' })
    expect(latchkey.getState()).toBe(before)
  })

  it('[CON-13] activates a restored family when the active one isn’t restored', async () => {
    const site = await enter(['eip155', 'solana', 'bip122'])
    const [, , coin] = site.wallets
    if (coin) coin.isAuthorised = false
    const again = site.site()
    await again.latchkey.ready
    expect(getAccount(again.latchkey.getState())).toMatchObject({ isConnected: true })
    expect(again.latchkey.storage.get(activeNamespace)).toBe(active(again))
    // A network that was chosen in a family without a wallet stays chosen.
    await again.latchkey.switchNetwork('polkadot:2')
    const third = site.site()
    await third.latchkey.ready
    expect(active(third)).toBe('polkadot')
  })
})
