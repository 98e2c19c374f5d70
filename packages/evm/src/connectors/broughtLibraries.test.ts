import type { Connector } from '@latchkey/core'
import { isLatchkeyError } from '@latchkey/protocol'
import { testAccounts } from '@latchkey/testing'
import { verifyMessage } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { base } from 'viem/chains'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { evm } from '../evm'
import { actAsBaseAccount } from '../testing/actAsBaseAccount'
import type { BroughtProvider, EvmConnector } from './EvmConnector'

afterEach(() => vi.unstubAllGlobals())

/** A site that brings one wallet along, as the guide says. */
async function bring(id: string, load: () => Promise<unknown>) {
  const loads = vi.fn(load as EvmConnector['load'])
  const adapter = evm({ page: new EventTarget(), connectors: [{ id, name: id, load: loads }] })
  const found: Connector[] = []
  const stop = adapter.discover({
    announced: true,
    injected: true,
    found: (connector) => found.push(connector),
    failed: (cause) => expect.unreachable(String(cause)),
  })
  await vi.waitFor(() => expect(found).toHaveLength(1))
  stop()
  const connector = found[0] ?? expect.unreachable()
  expect(connector).toMatchObject({ id, type: 'EXTERNAL' })
  const connect = (silent = false) => adapter.connect({ connector, networks: [], silent })
  const sign = (address: string) => adapter.signMessage({ connector, address, message: 'Grüezi' })
  return { adapter, connector, connect, sign, loads }
}

describe('Base Account', () => {
  const load = (walletUrl: string) => async () => {
    const { createBaseAccountSDK } = await import('@base-org/account/browser')
    const preference = { telemetry: false, walletUrl }
    return createBaseAccountSDK({ appName: 'Site', appChainIds: [base.id], preference }).getProvider()
  }

  it('[CON-10] opens its window when it is picked, signs there, and disconnects', async () => {
    const { address, walletUrl, calls, opened } = actAsBaseAccount()
    const { adapter, connector, connect, sign, loads } = await bring('base-account', load(walletUrl))
    expect(loads).not.toHaveBeenCalled()
    expect(opened).toEqual([])
    const { accounts, networkId } = await connect()
    expect(accounts.map((account) => account.address)).toEqual([address])
    expect(networkId).toBe(`eip155:${base.id}`)
    expect(opened.map((url) => new URL(url).origin)).toEqual([walletUrl])
    const signature = (await sign(address)) as `0x${string}`
    expect(await verifyMessage({ address, message: 'Grüezi', signature })).toBe(true)
    expect(calls).toEqual(['wallet_connect', 'personal_sign'])
    await adapter.disconnect(connector)
    expect((await connect(true)).accounts).toEqual([])
    expect(loads).toHaveBeenCalledOnce()
  })

  it('[CON-12] tells a visitor who declines in its window', async () => {
    const { walletUrl } = actAsBaseAccount({ declines: true })
    const { connect } = await bring('base-account', load(walletUrl))
    await expect(connect()).rejects.toMatchObject({ code: 'connect/user-rejected' })
  })
})

describe('Porto', () => {
  const [alice] = testAccounts
  const signer = privateKeyToAccount(alice.privateKey)

  /** Porto without its dialog and its relay: a mode of its own that answers from a key. */
  const load = async () => {
    const { Porto, Mode } = await import('porto')
    const { Account } = await import('porto/viem')
    const mode = Mode.from({
      name: 'test',
      actions: {
        loadAccounts: async () => ({ accounts: [Account.fromPrivateKey(alice.privateKey)] }),
        signPersonalMessage: async ({ data }: { data: `0x${string}` }) =>
          signer.signMessage({ message: { raw: data } }),
      },
    } as unknown as Parameters<typeof Mode.from>[0])
    return Porto.create({ announceProvider: false, chains: [base], mode: mode as never })
      .provider as unknown as BroughtProvider
  }

  it('[CON-10] loads when it is picked, signs, and disconnects', async () => {
    const { adapter, connector, connect, sign, loads } = await bring('porto', load)
    expect(loads).not.toHaveBeenCalled()
    const { accounts, networkId } = await connect()
    expect(accounts.map(({ address }) => address)).toEqual([signer.address])
    expect(networkId).toBe(`eip155:${base.id}`)
    const signature = (await sign(signer.address)) as `0x${string}`
    expect(await verifyMessage({ address: signer.address, message: 'Grüezi', signature })).toBe(true)
    expect((await connect(true)).accounts).toHaveLength(1)
    await adapter.disconnect(connector)
    // It answers with an error where the standard wants an empty list.
    expect((await connect(true)).accounts).toEqual([])
    expect(loads).toHaveBeenCalledOnce()
  })

  it('[CON-12] fails with an error kind when its relay can’t be reached', async () => {
    const { connect } = await bring('porto', async () => {
      const { Porto, Mode } = await import('porto')
      const { http } = await import('viem')
      const relay = http('http://127.0.0.1:9/', { retryCount: 0 })
      const mode = Mode.relay({ mock: true })
      return Porto.create({ announceProvider: false, chains: [base], mode, relay }).provider
    })
    await expect(connect()).rejects.toSatisfy(isLatchkeyError)
  })
})
