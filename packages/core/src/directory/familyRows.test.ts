import { type Namespace, namespaces } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { getAccount } from '../connect/getAccount'
import { wantedFamily } from '../connect/wantedFamily'
import { getNetwork } from '../network/getNetwork'
import { offerFamily } from '../network/offerFamily'
import { createBrowser } from '../testing/createTestHost'
import { activeFamily as active, enterFamilies as enter } from '../testing/enterFamilies'
import { createFamilies, familyNetworks } from '../testing/fourFamilies'
import { setUp } from '../testing/setUp'
import { listWallets } from './listWallets'

describe('the wallet list', () => {
  it('[CON-10] has one row for a brand in several families, whatever its name in each', async () => {
    const adapters = createFamilies()
    const { latchkey } = setUp({ networks: familyNetworks, adapters: Object.values(adapters) })
    adapters.eip155.addWallet('com.alone')
    adapters.eip155.addWallet('app.ghost', { name: 'Ghost Wallet', imageUrl: 'data:image/png;base64,AA==' })
    adapters.solana.addWallet('Ghost', { name: 'Ghost', info: {} })
    adapters.bip122.addWallet('btc.ghost', { name: 'Ghost for coins', info: { rdns: 'app.ghost' } })
    await latchkey.open()
    const rows = listWallets(latchkey)
    expect(rows.map(({ id, families }) => [id, families?.map(({ namespace }) => namespace)])).toEqual([
      ['app.ghost', ['eip155', 'solana', 'bip122']],
      ['com.alone', undefined],
    ])
    expect(rows[0]?.families?.[1]).toEqual({ namespace: 'solana', connectorId: 'Ghost' })
    expect(listWallets(latchkey, 'solana').map(({ id, families }) => [id, families])).toEqual([
      ['Ghost', undefined],
    ])
    await latchkey.connect({ connectorId: 'Ghost', namespace: 'solana' })
    expect(listWallets(latchkey)[0]).toMatchObject({ id: 'app.ghost', isRecent: true, group: 'recent' })
  })

  it('[CON-10] leaves both wallets of a name in one family out of the brand’s row', async () => {
    const adapters = createFamilies()
    const { latchkey } = setUp({ networks: familyNetworks, adapters: Object.values(adapters) })
    adapters.eip155.addWallet('app.ghost', { name: 'Ghost Wallet' })
    adapters.bip122.addWallet('btc.ghost', { name: 'Ghost for coins', info: { rdns: 'app.ghost' } })
    adapters.solana.addWallet('Ghost', { name: 'Ghost', info: {} })
    adapters.solana.addWallet('liar', { name: 'Ghost', info: {} })
    await latchkey.open()
    await expect.poll(() => listWallets(latchkey)).toHaveLength(3)
    expect(
      listWallets(latchkey).map(({ id, families, isContested }) => [id, families?.length, isContested]),
    ).toEqual([
      ['app.ghost', 2, undefined],
      ['Ghost', undefined, true],
      ['liar', undefined, true],
    ])
  })

  it.each([
    ['after the wallet', ['eip155', 'solana']],
    ['before the wallet', ['solana', 'eip155']],
  ] as const)(
    '[CON-10] leaves an unverified wallet of the name out of the brand’s row, %s',
    async (_, order) => {
      const adapters = createFamilies()
      const { latchkey } = setUp({
        networks: familyNetworks,
        adapters: order.map((namespace) => adapters[namespace]),
      })
      adapters.solana.addWallet('Ghost', { name: 'Ghost', imageUrl: 'data:image/png;base64,AA==', info: {} })
      adapters.eip155.addWallet('unverified:ghost', { name: 'Ghost', info: {}, isUnverified: true })
      await latchkey.open()
      const rows = listWallets(latchkey).map(({ id, families, isUnverified }) => [id, families, isUnverified])
      expect(rows.toSorted()).toEqual([
        ['Ghost', undefined, undefined],
        ['unverified:ghost', undefined, true],
      ])
    },
  )

  it('[CON-10] keeps wallets with the same name apart by icon or reverse-DNS name', async () => {
    const adapters = createFamilies()
    const { latchkey } = setUp({ networks: familyNetworks, adapters: Object.values(adapters) })
    const image = (text: string) => `data:image/svg+xml,${text}`
    adapters.eip155.addWallet('io.fox', { name: 'Fox', imageUrl: image('fox') })
    adapters.solana.addWallet('Fox', { name: 'Fox', imageUrl: image('liar'), info: {} })
    adapters.bip122.addWallet('org.other', { name: 'Fox', imageUrl: image('fox') })
    const dot = adapters.polkadot.addWallet('Fox', { name: 'Fox', imageUrl: image('fox'), info: {} })
    await latchkey.open()
    const rows = listWallets(latchkey)
    expect(rows.map(({ id, namespace, families }) => [id, namespace, families?.length])).toEqual([
      ['io.fox', 'eip155', 2],
      ['Fox', 'solana', undefined],
      ['org.other', 'bip122', undefined],
    ])
    // Each row asks the object that announced itself, though two have the same id.
    await latchkey.connect({ connectorId: 'Fox', namespace: 'polkadot' })
    expect([dot.asked, getAccount(latchkey.getState()).namespace]).toEqual([1, 'polkadot'])
    expect(getAccount(latchkey.getState(), 'solana').isConnected).toBe(false)
  })

  it('[CON-10] ignores a wallet that announces itself twice', async () => {
    const adapters = createFamilies()
    const { latchkey } = setUp({ networks: familyNetworks, adapters: Object.values(adapters) })
    const { connector } = adapters.solana.addWallet('Fox')
    await latchkey.open()
    adapters.solana.addWallet('Fox', { provider: connector.provider })
    expect(listWallets(latchkey).map(({ id, isContested }) => [id, isContested])).toEqual([
      ['Fox', undefined],
    ])
  })

  it('[CON-10] keeps a contested wallet apart from its namesakes in other families', async () => {
    const adapters = createFamilies()
    const { latchkey } = setUp({ networks: familyNetworks, adapters: Object.values(adapters) })
    adapters.eip155.addWallet('io.fox', { name: 'Fox' })
    adapters.eip155.addWallet('io.fox', { name: 'Fox' })
    adapters.solana.addWallet('Fox', { name: 'Fox', info: { rdns: 'io.fox' } })
    await latchkey.open()
    await expect.poll(() => listWallets(latchkey)).toHaveLength(3)
    expect(
      listWallets(latchkey).map(({ id, namespace, families, isContested }) => [
        id,
        namespace,
        families,
        isContested,
      ]),
    ).toEqual([
      ['io.fox', 'eip155', undefined, true],
      ['io.fox#2', 'eip155', undefined, true],
      ['Fox', 'solana', undefined, undefined],
    ])
  })

  it('[CON-8] offers pairing for a family that has no session yet', async () => {
    const adapters = createFamilies()
    for (const family of namespaces)
      adapters[family].addWallet('walletConnect', { type: 'WALLET_CONNECT', name: 'WalletConnect' })
    const { latchkey } = setUp({ networks: familyNetworks, adapters: Object.values(adapters) })
    await latchkey.connect({ connectorId: 'walletConnect', namespace: 'eip155' })
    expect(listWallets(latchkey)).toMatchObject([{ id: 'walletConnect', namespace: 'solana' }])
    expect(listWallets(latchkey, 'eip155')).toEqual([])
    expect(listWallets(latchkey, 'solana').map(({ id }) => id)).toEqual(['walletConnect'])
    for (const namespace of namespaces) await latchkey.connect({ connectorId: 'walletConnect', namespace })
    expect(listWallets(latchkey)).toEqual([])
  })

  it('[CON-13] shows the wallets of the wanted family, which becomes active only when one connects', async () => {
    const site = await enter(['eip155'])
    site.adapters.solana.addWallet('com.sol')
    await site.latchkey.open({ view: 'Networks' })
    const network = site.latchkey
      .getState()
      .network.networks.find(({ caipNetworkId }) => caipNetworkId === 'solana:2')
    if (network) offerFamily(site.latchkey, network)
    expect(wantedFamily(site.latchkey.getState())).toBe('solana')
    expect(active(site)).toBe('eip155')
    expect(getNetwork(site.latchkey.getState(), 'solana')?.networkId).toBe('solana:2')
    await site.latchkey.open({ view: 'Connect', namespace: 'solana' })
    expect(wantedFamily(site.latchkey.getState())).toBe('solana')
    await site.latchkey.open({ view: 'Connect' })
    expect(wantedFamily(site.latchkey.getState())).toBeUndefined()
  })
})

describe('one wallet object in two families', () => {
  async function share() {
    const adapters = createFamilies()
    const browser = createBrowser()
    const provider = {}
    const families = ['solana', 'bip122'] as const
    const released: Namespace[] = []
    for (const family of families) {
      adapters[family].addWallet('com.both', { name: 'Both', provider })
      adapters[family].disconnect = async () => void released.push(family)
    }
    const site = () => setUp({ browser, networks: familyNetworks, adapters: Object.values(adapters) })
    const all = site()
    for (const namespace of families) await all.latchkey.connect({ connectorId: 'com.both', namespace })
    return { ...all, released, site }
  }

  it('[CON-2] is restored in both', async () => {
    const { site } = await share()
    const { latchkey } = site()
    await latchkey.ready
    expect(Object.keys(latchkey.getState().connect.active).sort()).toEqual(['bip122', 'solana'])
  })

  it('[CON-13] isn’t asked to disconnect in one family while the other needs it', async () => {
    const { latchkey, released } = await share()
    await latchkey.disconnect('solana')
    expect(released).toEqual([])
    expect(Object.keys(latchkey.getState().connect.active)).toEqual(['bip122'])
    await latchkey.disconnect('bip122')
    expect(released).toEqual(['bip122'])
  })
})
