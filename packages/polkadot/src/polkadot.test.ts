import type { Connector, WalletChange } from '@latchkey/core'
import {
  chainNotSupported,
  connectFailed,
  noAccounts,
  notConnected,
  notSupportedByWallet,
  providerUnauthorized,
  userRejected,
  walletMalformed,
} from '@latchkey/protocol'
import { createPolkadotWallet, type PolkadotWalletOptions } from '@latchkey/testing'
import { waitReady } from '@polkadot/wasm-crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { kusamaRelay, polkadotAssetHub, polkadotRelay, westendAssetHub } from './network/networks'
import { polkadot } from './polkadot'
import { isSignedInRust } from './testing/isSignedInRust'

const networks = [polkadotRelay, kusamaRelay, westendAssetHub]
const alice = {
  polkadot: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
  kusama: 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F',
  publicKey: '0xd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d',
  general: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
}

beforeAll(() => waitReady())

function createStorage() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

function setup(options: PolkadotWalletOptions = {}, storage = createStorage()) {
  const wallet = createPolkadotWallet(options)
  const { provider } = wallet
  const connector: Connector = { id: 'fox', name: 'Fox', type: 'ANNOUNCED', chain: 'polkadot', provider }
  const adapter = polkadot({ storage, name: 'My site' })
  const { switchNetwork } = adapter.can
  if (!switchNetwork) return expect.unreachable()
  const connect = (silent = false) => adapter.connect({ connector, networks, silent })
  const changes: WalletChange[] = []
  adapter.watch(connector, (change) => changes.push(change))
  return { wallet, connector, adapter, connect, switchNetwork, changes, storage }
}

describe('polkadot', () => {
  it('[DOT-1] shows all accounts in the network’s form, and tells the extension the site’s name', async () => {
    const { connect, wallet } = setup()
    const { accounts, networkId } = await connect()
    expect(accounts).toHaveLength(3)
    expect(accounts[0]).toEqual({ address: alice.polkadot, type: 'eoa', publicKey: alice.publicKey })
    expect(networkId).toBe(polkadotRelay.caipNetworkId)
    expect(wallet.log[0]).toMatchObject({ method: 'enable', params: ['My site'] })
  })

  it('[DOT-1] [NET-3] writes the same accounts differently on another network, without a prompt', async () => {
    const { connect, connector, switchNetwork, wallet, changes } = setup()
    await connect()
    const prompts = () => wallet.log.filter(({ prompted }) => prompted).length
    const before = prompts()
    const report = await switchNetwork({ connector, network: kusamaRelay })
    expect(report.networkId).toBe(kusamaRelay.caipNetworkId)
    expect(report.accounts[0]).toMatchObject({ address: alice.kusama, publicKey: alice.publicKey })
    expect(report.accounts).toHaveLength(3)
    expect(changes).toEqual([report])
    expect(prompts()).toBe(before)
    wallet.switchAccount(1)
    await vi.waitFor(() => expect(changes.at(-1)?.accounts?.[1]?.address).toBe(alice.kusama))
  })

  it('[NET-3] leaves out accounts of other chains, and doesn’t switch where there is none', async () => {
    const genesisHash = '0xb0a8d493285c2df73290dfb7e61f870f17b41801197a149ca93654499ea3dafe'
    const {
      adapter: lone,
      connector,
      switchNetwork,
    } = setup({
      keys: 0,
      extraAccounts: [{ address: alice.general, genesisHash }],
    })
    const ask = { connector, networks: [polkadotRelay], silent: false }
    await expect(lone.connect(ask)).rejects.toSatisfy(noAccounts.is)
    const kusamaOnly = setup({ keys: 0, extraAccounts: [{ address: alice.general, genesisHash }] })
    const { adapter } = kusamaOnly
    const report = await adapter.connect({
      connector: kusamaOnly.connector,
      networks: [kusamaRelay],
      silent: false,
    })
    expect(report.accounts.map(({ address }) => address)).toEqual([alice.kusama])
    await expect(
      kusamaOnly.switchNetwork({ connector: kusamaOnly.connector, network: polkadotRelay }),
    ).rejects.toSatisfy(chainNotSupported.is)
    await expect(switchNetwork({ connector, network: kusamaRelay })).rejects.toSatisfy(notConnected.is)
  })

  it('[CON-1] remembers allowed extensions across a reload, and none after a disconnect', async () => {
    const first = setup({ authorised: true })
    await first.connect()
    const second = setup({ authorised: true }, first.storage)
    expect(await second.connect(true)).toMatchObject({ accounts: [{}, {}, {}] })
    await second.adapter.disconnect(second.connector)
    expect(first.storage.items.size).toBe(0)
    const third = setup({ authorised: true }, first.storage)
    expect(await third.connect(true)).toEqual({ accounts: [], networkId: null })
    expect(third.wallet.log).toEqual([])
  })

  it('[NET-6] starts on the network that the visitor chose, wherever the wallet was before', async () => {
    const { adapter, connector, connect, switchNetwork } = setup({ authorised: true })
    await connect()
    await switchNetwork({ connector, network: kusamaRelay })
    for (const silent of [true, false]) {
      const report = await adapter.connect({ connector, networks: [polkadotRelay, kusamaRelay], silent })
      expect(report.networkId).toBe(polkadotRelay.caipNetworkId)
      const back = await adapter.connect({ connector, networks: [kusamaRelay, polkadotRelay], silent })
      expect(back).toMatchObject({
        networkId: kusamaRelay.caipNetworkId,
        accounts: [{ address: alice.kusama }, {}, {}],
      })
    }
  })

  it.each(['{', 'null', '[1]', '["Fox",7]', '{"fox":"polkadot:1"}', '{"__proto__":"polkadot:1"}', '"fox"'])(
    'asks no extension because of junk in storage: %s',
    async (text) => {
      const storage = createStorage()
      storage.items.set('@latchkey/polkadot:enabled', text)
      const { connect, wallet } = setup({ authorised: true }, storage)
      expect((await connect(true)).accounts).toEqual([])
      expect(wallet.log).toEqual([])
    },
  )

  it('works when storage is blocked', async () => {
    const broken = createStorage()
    broken.getItem =
      broken.setItem =
      broken.removeItem =
        () => {
          throw new TypeError('denied')
        }
    const { connect, adapter, connector } = setup({}, broken)
    expect((await connect()).accounts).toHaveLength(3)
    expect((await connect(true)).accounts).toHaveLength(3)
    await adapter.disconnect(connector)
    expect((await connect(true)).accounts).toEqual([])
  })

  it('[DOT-1] signs with each kind of key what the Rust library verifies, for an address of any network', async () => {
    const { connect, adapter, connector } = setup()
    const { accounts } = await connect()
    for (const [index, type] of (['sr25519', 'ed25519', 'ecdsa'] as const).entries()) {
      const address = accounts[index]?.address ?? ''
      const signature = await adapter.signMessage({ connector, address, message: '0x00' })
      expect(isSignedInRust({ type, address, message: '0x00', signature })).toBe(true)
      expect(isSignedInRust({ type, address, message: '0x01', signature })).toBe(false)
    }
    const signature = await adapter.signMessage({ connector, address: alice.kusama, message: 'x' })
    expect(isSignedInRust({ type: 'sr25519', address: alice.general, message: 'x', signature })).toBe(true)
  })

  it('[DOT-1] marks the text itself, so an extension that doesn’t mark signs the same bytes', async () => {
    const { connect, adapter, connector, wallet } = setup({ neverWraps: true })
    await connect()
    const address = alice.polkadot
    const signature = await adapter.signMessage({ connector, address, message: 'Grüße' })
    expect(isSignedInRust({ type: 'sr25519', address, message: 'Grüße', signature })).toBe(true)
    // The extension gets the account in its own form.
    expect(wallet.log.at(-1)?.params).toMatchObject({ address: alice.general, type: 'bytes' })
  })

  it('asks no extension for an account that it doesn’t show, or before it is connected', async () => {
    const { connect, adapter, connector, wallet } = setup({ exposes: 1 })
    const sign = (address: string) => adapter.signMessage({ connector, address, message: 'x' })
    await expect(sign(alice.polkadot)).rejects.toSatisfy(notConnected.is)
    await connect()
    const count = wallet.log.length
    await expect(sign('5FA9nQDVg267DEd8m1ZypXLBnvN7SFxYwV7ndqSYGiN9TTpu')).rejects.toSatisfy(
      providerUnauthorized.is,
    )
    await expect(sign('nobody')).rejects.toSatisfy(providerUnauthorized.is)
    expect(wallet.log).toHaveLength(count)
  })

  it('reports an extension that can’t sign texts, and malformed signatures', async () => {
    const mute = setup({ cannotSignRaw: true })
    await mute.connect()
    const request = { address: alice.polkadot, message: 'x' }
    await expect(mute.adapter.signMessage({ ...request, connector: mute.connector })).rejects.toSatisfy(
      notSupportedByWallet.is,
    )
    const { connect, adapter, connector, wallet } = setup()
    await connect()
    for (const junk of [
      null,
      '0x',
      { signature: 7 },
      { signature: '0x12' },
      { signature: `0x${'z'.repeat(128)}` },
    ]) {
      wallet.answer(junk, { method: 'signRaw', once: true })
      await expect(adapter.signMessage({ ...request, connector })).rejects.toSatisfy(walletMalformed.is)
    }
  })

  it('rejects malformed account lists, and keeps its state', async () => {
    const { connect, wallet, changes } = setup()
    wallet.malformedAccounts(undefined, { once: true })
    await expect(connect()).rejects.toSatisfy(walletMalformed.is)
    for (const junk of [null, 'x', {}, { accounts: {} }, { accounts: { get: 1 }, signer: {} }]) {
      wallet.answer(junk, { method: 'enable', once: true })
      await expect(connect()).rejects.toSatisfy(walletMalformed.is)
    }
    await connect()
    wallet.set({ extraAccounts: ['rubbish'] })
    expect(changes).toEqual([])
    expect(await setup({ keys: 0 }).connect().catch(noAccounts.is)).toBe(true)
  })

  it('[CON-12] tells a declined request from a failure', async () => {
    const { connect, wallet } = setup()
    wallet.reject({ once: true })
    await expect(connect()).rejects.toSatisfy(userRejected.is)
    wallet.throwString('out of order', { once: true, synchronously: true })
    await expect(connect()).rejects.toSatisfy(connectFailed.is)
    expect((await connect()).accounts).toHaveLength(3)
  })

  it('[CON-5] silently finds nothing when the permission was revoked in the extension', async () => {
    const { connect, wallet } = setup()
    await connect()
    wallet.throwString('The source is not allowed to interact with this extension', { method: 'enable' })
    expect((await connect(true)).accounts).toEqual([])
  })

  it('does nothing without a page, and has the networks of the specification', async () => {
    const stop = polkadot().discover({
      announced: true,
      injected: true,
      found: () => expect.unreachable(),
      failed: (cause) => expect.unreachable(String(cause)),
    })
    await new Promise((resolve) => setTimeout(resolve, 50))
    stop()
    expect(polkadotAssetHub).toMatchObject({
      caipNetworkId: 'polkadot:68d56f15f85d3136970ec16946040bc1',
      nativeCurrency: { symbol: 'DOT', decimals: 10 },
    })
  })
})
