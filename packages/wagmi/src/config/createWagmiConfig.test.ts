import { createLatchkey, getAccount, type Latchkey, type Options } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { invalidOption } from '@latchkey/protocol'
import { createEvmWallet, type EvmWallet } from '@latchkey/testing'
import * as wagmi3 from '@wagmi/core'
import { SwitchChainError, UserRejectedRequestError } from 'viem'
import { mainnet, optimism } from 'viem/chains'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import * as wagmi2 from 'wagmi-core-2'
import { latchkeyConnector } from '../connector/latchkeyConnector'
import { followWagmi } from '../follow/followWagmi'
import { createTestHost } from '../testing/createTestHost'
import { openWagmi2 } from '../testing/openWagmi2'
import { openWagmi3 } from '../testing/openWagmi3'
import type { OpenWagmi } from '../testing/WagmiSide'
import { createWagmiConfig } from './createWagmiConfig'

const nextTask = () => new Promise<void>((resolve) => setImmediate(resolve))
// Like the connector's own timer, so it fires after that.
const later = () => new Promise<void>((resolve) => setTimeout(resolve, 5))

function createSite(options: Partial<Options> = {}, items = new Map<string, string>(), hasPlace = true) {
  const page = new EventTarget()
  const wallet = createEvmWallet({
    rdns: 'com.fox',
    chains: [{ chainId: 1 }, { chainId: 10 }],
    exposes: 2,
    offline: true,
  })
  wallet.announce({ target: page })
  const host = createTestHost(items)
  const latchkey = createLatchkey(
    { projectId: 'dev', networks: [mainnet, optimism], adapters: [evm({ page })], ...options },
    host,
  )
  if (hasPlace) latchkey.slots.add(() => undefined)
  return { latchkey, wallet, host, page }
}

/** wagmi disconnects, and another wallet connects before the first one has revoked its permission. */
async function returnEarly(
  { latchkey, wallet, page }: ReturnType<typeof createSite>,
  disconnect: () => Promise<void>,
): Promise<EvmWallet> {
  wallet.hang({ method: 'wallet_revokePermissions' })
  const left = disconnect()
  await expect.poll(() => wallet.log.at(-1)?.method).toBe('wallet_revokePermissions')
  expect(getAccount(latchkey.getState()).isConnected).toBe(false)
  const other = createEvmWallet({ rdns: 'com.owl', keys: 1, chains: [{ chainId: 1 }], offline: true })
  other.announce({ target: page })
  await latchkey.connect({ connectorId: 'com.owl' })
  wallet.release({ kind: 'approve' })
  await left
  await later()
  return other
}

/** Connects through the modal. */
async function connect(latchkey: Latchkey, open: OpenWagmi, chainId?: number) {
  const wagmi = open(latchkey)
  const connected = wagmi.connect(chainId)
  await expect.poll(() => latchkey.getState().modal.open).toBe(true)
  const picked = latchkey.connect({ connectorId: 'com.fox' })
  return { wagmi, picked, connected }
}

describe('createWagmiConfig', () => {
  it('has the EVM networks of the instance, and the nodes that the site configured', () => {
    const urls = [{ url: 'https://one.example' }, { url: 'https://two.example' }]
    const { latchkey } = createSite({ customRpcUrls: { 'eip155:10': urls } })
    for (const config of [
      createWagmiConfig(latchkey, wagmi2.createConfig),
      createWagmiConfig(latchkey, wagmi3.createConfig),
    ]) {
      expect(config.chains.map(({ id }) => id)).toEqual([1, 10])
      expect(config.storage).toBe(null)
      const { transport } = config.getClient({ chainId: 10 })
      const used = transport.transports.map((one: { value: { url: string } }) => one.value.url)
      expect(used).toEqual(['https://one.example', 'https://two.example', ...optimism.rpcUrls.default.http])
      const [only] = mainnet.rpcUrls.default.http
      expect(config.getClient({ chainId: 1 }).transport.url).toBe(only)
    }
  })

  it('rejects an instance without an EVM network', () => {
    const solana = { ...mainnet, id: 'x', chainNamespace: 'solana', caipNetworkId: 'solana:x' } as const
    const { latchkey } = createSite({ networks: [solana] })
    expect(() => createWagmiConfig(latchkey, wagmi3.createConfig)).toThrow(expect.toSatisfy(invalidOption.is))
  })

  it('[CON-12] tells the chain that the wallet is on, even if it changed without an event', async () => {
    const { latchkey, wallet } = createSite()
    await latchkey.connect({ connectorId: 'com.fox' })
    const config = createWagmiConfig(latchkey, wagmi3.createConfig)
    await expect.poll(() => wagmi3.getConnection(config).status).toBe('connected')
    const { connector } = wagmi3.getConnection(config)
    expect(await connector?.getChainId()).toBe(1)
    const { request } = wallet.provider
    const answers: unknown[] = ['0xa', 10, 'none', {}, null]
    wallet.provider.request = async (call) =>
      call.method === 'eth_chainId' ? (answers.shift() as never) : request(call)
    expect(await connector?.getChainId()).toBe(10)
    await expect(wagmi3.getConnectorClient(config)).rejects.toThrow(wagmi3.ConnectorChainMismatchError)
    // Without an answer that makes sense, what is known counts.
    for (const _ of answers.slice()) expect(await connector?.getChainId()).toBe(1)
    expect(answers).toEqual([])
  })

  it('leaves parameters to the site', () => {
    const { latchkey } = createSite()
    const config = createWagmiConfig(latchkey, (parameters) =>
      wagmi3.createConfig({
        ...parameters,
        connectors: [...parameters.connectors, wagmi3.mock({ accounts: [`0x${'1'.repeat(40)}`] })],
        pollingInterval: 1_234,
      }),
    )
    expect(config.connectors.map(({ id }) => id)).toEqual(['latchkey', 'mock'])
    expect(config.getClient().pollingInterval).toBe(1_234)
  })

  it('starts on the default network of the site', () => {
    const { latchkey } = createSite({ defaultNetwork: 'eip155:10' })
    expect(wagmi3.getChainId(createWagmiConfig(latchkey, wagmi3.createConfig))).toBe(10)
  })

  it('starts on the network that the server shows, and soon shows the one of an earlier visit', async () => {
    const items = new Map<string, string>()
    await createSite({}, items).latchkey.switchNetwork('eip155:10')
    const { latchkey, host } = createSite({}, items)
    const config = createWagmiConfig(latchkey, wagmi3.createConfig)
    await latchkey.ready
    await later()
    expect(wagmi3.getChainId(config)).toBe(1)
    host.wait(1_000)
    expect(wagmi3.getChainId(config)).toBe(10)
    await wagmi3.switchChain(config, { chainId: 1 })
    await expect.poll(() => latchkey.getState().network.selected.eip155).toBe('eip155:1')
  })

  it('shows only the new wallet when the last one has revoked', async () => {
    const site = createSite()
    await site.latchkey.connect({ connectorId: 'com.fox' })
    const config = createWagmiConfig(site.latchkey, wagmi3.createConfig)
    await expect.poll(() => config.state.status).toBe('connected')
    const seen: string[] = []
    wagmi3.watchConnection(config, { onChange: ({ status, address }) => seen.push(`${status} ${address}`) })
    const other = await returnEarly(site, () => wagmi3.disconnect(config))
    expect(seen).toEqual(['disconnected undefined', `connected ${other.addresses[0]}`])
    await wagmi3.disconnect(config)
    await later()
    expect(seen.slice(2)).toEqual(['disconnected undefined'])
  })

  it('stays connected beside another connector when the last wallet has revoked', async () => {
    const site = createSite()
    const config = createWagmiConfig(site.latchkey, (parameters) =>
      wagmi3.createConfig({
        ...parameters,
        connectors: [...parameters.connectors, wagmi3.mock({ accounts: [`0x${'1'.repeat(40)}`] })],
      }),
    )
    const [ours, mock] = config.connectors
    if (!ours || !mock) throw new RangeError('a connector is missing')
    await wagmi3.connect(config, { connector: mock })
    await site.latchkey.connect({ connectorId: 'com.fox' })
    await expect.poll(() => config.state.connections.size).toBe(2)
    const other = await returnEarly(site, () => wagmi3.disconnect(config, { connector: ours }))
    expect(config.state.connections.get(ours.uid)?.accounts).toEqual(other.addresses)
  })

  it('is told again what happened while wagmi disconnected another connector', async () => {
    const { latchkey, wallet } = createSite()
    const config = createWagmiConfig(latchkey, (parameters) =>
      wagmi3.createConfig({
        ...parameters,
        connectors: [...parameters.connectors, wagmi3.mock({ accounts: [`0x${'1'.repeat(40)}`] })],
      }),
    )
    const [ours, mock] = config.connectors
    if (!ours || !mock) throw new RangeError('a connector is missing')
    await wagmi3.connect(config, { connector: mock })
    await latchkey.connect({ connectorId: 'com.fox' })
    const account = () => config.state.connections.get(ours.uid)?.accounts[0]
    await expect.poll(account).toBe(wallet.addresses[0])
    mock.disconnect = async () => {
      wallet.switchAccount(1)
      await expect.poll(account).toBe(wallet.addresses[1])
    }
    await wagmi3.disconnect(config, { connector: mock })
    expect(account()).toBe(wallet.addresses[1])
  })

  it('is told what happened while wagmi asked another connector', async () => {
    const { latchkey, wallet } = createSite()
    const config = createWagmiConfig(latchkey, (parameters) =>
      wagmi3.createConfig({
        ...parameters,
        connectors: [
          ...parameters.connectors,
          wagmi3.mock({ accounts: [`0x${'1'.repeat(40)}`], features: { connectError: true } }),
        ],
      }),
    )
    const [, other] = config.connectors
    if (!other) throw new RangeError('no other connector')
    // wagmi hears no connector while it waits for one.
    config.setState((state) => ({ ...state, status: 'connecting' }))
    await latchkey.connect({ connectorId: 'com.fox' })
    expect(wagmi3.getConnection(config).address).toBe(undefined)
    await expect(wagmi3.connect(config, { connector: other })).rejects.toThrow()
    expect(wagmi3.getConnection(config)).toMatchObject({
      address: wallet.addresses[0],
      status: 'connected',
    })
  })
})

describe('the connector alone', () => {
  it('[CON-4] stays connected when another wallet connects before the last one has revoked', async () => {
    const site = createSite()
    await site.latchkey.connect({ connectorId: 'com.fox' })
    const config = wagmi3.createConfig({
      chains: [mainnet, optimism],
      transports: { 1: wagmi3.http(), 10: wagmi3.http() },
      connectors: [latchkeyConnector(site.latchkey)],
      storage: null,
    })
    await expect.poll(() => config.state.status).toBe('connected')
    const other = await returnEarly(site, () => wagmi3.disconnect(config))
    expect(wagmi3.getConnection(config)).toMatchObject({ address: other.addresses[0], status: 'connected' })
  })
})

describe.each([
  ['2', openWagmi2],
  ['3', openWagmi3],
])('the connector in wagmi %s', (_, open) => {
  it('[CON-12] rejects with wagmi’s error when the visitor closes the modal', async () => {
    const { latchkey, wallet } = createSite()
    const wagmi = open(latchkey)
    const connected = wagmi.connect()
    await expect.poll(() => latchkey.getState().modal.open).toBe(true)
    await latchkey.close()
    await expect(connected).rejects.toBeInstanceOf(UserRejectedRequestError)
    await expect(connected).rejects.toMatchObject({ code: 4001 })
    expect((await wagmi.view()).status).toBe('disconnected')
    expect(wallet.log).toEqual([])
  })

  it('is told what is missing on a page without the modal', async () => {
    const { latchkey, host } = createSite({}, new Map(), false)
    const stop = setInterval(() => host.wait(50), 1)
    onTestFinished(() => clearInterval(stop))
    await expect(open(latchkey).connect()).rejects.toMatchObject({ code: 'place/missing' })
  })

  it('is connected as soon as the site has connected a wallet without the modal', async () => {
    const { latchkey, wallet } = createSite({}, new Map(), false)
    const { picked, connected } = await connect(latchkey, open)
    await picked
    await expect(connected).resolves.toMatchObject({ accounts: [wallet.addresses[0], wallet.addresses[1]] })
  })

  it('[CON-12] keeps waiting when the wallet declines, because the visitor may pick another one', async () => {
    const { latchkey, wallet } = createSite()
    wallet.reject({ method: 'eth_requestAccounts', once: true })
    const { wagmi, picked, connected } = await connect(latchkey, open)
    await expect(picked).rejects.toMatchObject({ code: 'connect/user-rejected' })
    expect((await wagmi.view()).status).toBe('connecting')
    await latchkey.connect({ connectorId: 'com.fox' })
    expect(await connected).toMatchObject({ accounts: wallet.state.accounts, chainId: 1 })
  })

  it('[NET-3] switches the network that the site asks for while connecting', async () => {
    const { latchkey, wallet } = createSite()
    const { connected } = await connect(latchkey, open, 10)
    expect(await connected).toMatchObject({ chainId: 10 })
    expect(wallet.state.chainId).toBe(10)
  })

  it('[NET-3] stays connected on its own network if the wallet can’t switch, but not silently if it declines', async () => {
    const first = createSite()
    first.wallet.fail({ code: 4200, message: 'no' }, { method: 'wallet_switchEthereumChain' })
    const { connected } = await connect(first.latchkey, open, 10)
    expect(await connected).toMatchObject({ chainId: 1 })
    const second = createSite()
    second.wallet.reject({ method: 'wallet_switchEthereumChain' })
    const declined = await connect(second.latchkey, open, 10)
    await expect(declined.connected).rejects.toBeInstanceOf(UserRejectedRequestError)
    // The visitor has connected all the same, and both sides say so.
    await expect.poll(async () => (await declined.wagmi.view()).status).toBe('connected')
  })

  it('[NET-3] reports a network that can’t be used as wagmi does', async () => {
    const { latchkey, wallet } = createSite()
    const { wagmi, connected } = await connect(latchkey, open)
    await connected
    await expect(wagmi.switchChain(5)).rejects.toBeInstanceOf(SwitchChainError)
    wallet.fail({ code: 4200, message: 'no' }, { method: 'wallet_switchEthereumChain' })
    await expect(wagmi.switchChain(10)).rejects.toBeInstanceOf(SwitchChainError)
  })

  it('connects at once, without the modal, when Latchkey is connected', async () => {
    const { latchkey, wallet } = createSite()
    await latchkey.connect({ connectorId: 'com.fox' })
    const config = wagmi3.createConfig({
      chains: [mainnet, optimism],
      transports: { 1: wagmi3.http(), 10: wagmi3.http() },
      connectors: [latchkeyConnector(latchkey)],
      storage: null,
    })
    const [connector] = config.connectors
    if (!connector) throw new RangeError('no connector')
    const { accounts } = await wagmi3.connect(config, { connector, withCapabilities: true })
    expect(accounts).toEqual(wallet.state.accounts.map((address) => ({ address, capabilities: {} })))
    expect(latchkey.getState().modal.open).toBe(false)
  })

  it('[CON-4] disconnects the EVM wallets, and asks them to forget the site', async () => {
    const { latchkey, wallet } = createSite()
    const { wagmi, connected } = await connect(latchkey, open)
    await connected
    await wagmi.disconnect()
    expect(wallet.state.authorised).toBe(false)
    expect(await wagmi.view()).toMatchObject({ address: undefined, status: 'disconnected' })
  })

  it('[CON-4] stays connected when another wallet connects before the last one has revoked', async () => {
    const site = createSite()
    const { wagmi, connected } = await connect(site.latchkey, open)
    await connected
    const other = await returnEarly(site, wagmi.disconnect)
    expect(await wagmi.view()).toMatchObject({ address: other.addresses[0], status: 'connected' })
    other.lock()
    await expect.poll(async () => (await wagmi.view()).status).toBe('disconnected')
  })

  it('shows the network of an earlier visit when wagmi has reconnected', async () => {
    const items = new Map<string, string>()
    await createSite({}, items).latchkey.switchNetwork('eip155:10')
    const wagmi = open(createSite({}, items).latchkey)
    expect((await wagmi.view()).chosenChainId).toBe(1)
    await wagmi.reconnect()
    expect((await wagmi.view()).chosenChainId).toBe(10)
  })

  it('leaves no listener and no timer on a server, where each request may have a config', async () => {
    const host = { ...createTestHost(new Map()), isBrowser: false, storage: null }
    const latchkey = createLatchkey({ projectId: 'dev', networks: [mainnet], adapters: [evm()] }, host)
    const subscribe = vi.spyOn(latchkey, 'subscribe')
    const setTimer = vi.spyOn(host, 'setTimer')
    const wagmi = open(latchkey)
    followWagmi(latchkey, wagmi3.createConfig({ chains: [mainnet], transports: { 1: wagmi3.http() } }))
    await wagmi.reconnect()
    await later()
    expect(await wagmi.view()).toMatchObject({ status: 'disconnected', chosenChainId: 1 })
    expect([subscribe.mock.calls, setTimer.mock.calls]).toEqual([[], []])
  })

  it('asks no wallet and opens nothing until the visitor does', async () => {
    const { latchkey, wallet } = createSite()
    const wagmi = open(latchkey)
    await wagmi.reconnect()
    await nextTask()
    expect(wallet.log).toEqual([])
    expect(latchkey.live.discoveries.size).toBe(0)
    expect(await wagmi.view()).toMatchObject({ status: 'disconnected' })
  })
})
