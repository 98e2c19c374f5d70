import {
  cannotSwitch,
  invalidRequest,
  noAdapter,
  notConnected,
  notSupportedByWallet,
  sendUnsupportedChain,
  userRejected,
} from '@latchkey/protocol'
import { describe, expect, it, vi } from 'vitest'
import { cancelApproval, continueApproval } from '../explain/askApproval'
import { blindExplanation } from '../explain/explain'
import { currentEntry } from '../nav/currentEntry'
import type { Abilities } from '../ports/ChainAdapter'
import type { Eip1193Provider } from '../ports/FamilyTypes'
import { createScriptedAdapter } from '../testing/createScriptedAdapter'
import { setUp } from '../testing/setUp'

const to = '0xb0b0000000000000000000000000000000000002'
const typedData = { types: { Mail: [{ name: 'text', type: 'string' }] }, primaryType: 'Mail', message: {} }

/** A connected wallet whose adapter notes what it's asked. */
async function visit({ explain = 'own' as 'own' | 'all', type = 'ANNOUNCED' as 'ANNOUNCED' | 'AUTH' } = {}) {
  const adapter = createScriptedAdapter()
  const asked: { readonly name: string; readonly request: unknown }[] = []
  const provider = { request: vi.fn(async ({ method }: { method: string }) => method) }
  const note = async (name: string, request: { readonly connector: { readonly provider: unknown } }) => {
    const { request: ask } = request.connector.provider as Eip1193Provider
    if (name === 'sendTransaction') await ask({ method: 'eth_sendTransaction', params: [] })
    asked.push({ name, request })
  }
  const abilities: Partial<Abilities> = {
    explain: async () => blindExplanation,
    sendTransaction: async (request) => {
      await note('sendTransaction', request)
      return '0xha'
    },
    signTypedData: async (request) => {
      await note('signTypedData', request)
      return '0x51'
    },
    sendCalls: async (request) => {
      await note('sendCalls', request)
      return { id: 'bundle' }
    },
  }
  Object.assign(adapter.can, abilities)
  const all = setUp({ adapter, explain })
  const wallet = adapter.addWallet('com.one', { provider, type })
  await all.latchkey.connect({ connectorId: 'com.one' })
  return { ...all, wallet, provider, asked }
}

describe('requests of the site', () => {
  it('[EVM-2] [EVM-4] ask the wallet of the family’s account on its network', async () => {
    const { latchkey, asked } = await visit()
    const whose = { address: '0xA1', network: { caipNetworkId: 'eip155:1' }, connector: { id: 'com.one' } }
    expect(await latchkey.sendTransaction('eip155', { to, value: 1n })).toBe('0xha')
    expect(asked[0]).toMatchObject({
      name: 'sendTransaction',
      request: { ...whose, transaction: { to, value: 1n } },
    })
    expect(await latchkey.signTypedData('eip155', typedData)).toBe('0x51')
    expect(asked[1]).toMatchObject({ name: 'signTypedData', request: { ...whose, typedData } })
    const calls = [
      { to, value: 255n },
      { to, data: '0x01' },
    ]
    expect(await latchkey.sendCalls('eip155', { calls, isAtomic: true })).toEqual({ id: 'bundle' })
    expect(asked[2]).toMatchObject({ name: 'sendCalls', request: { ...whose, isAtomic: true } })
    const { request } = asked[2] ?? {}
    expect(Object(request).calls).toEqual([
      { to, value: '0xff' },
      { to, data: '0x01' },
    ])
  })

  it('[EVM-2] keep the wanted network out of the transaction, and stop while the wallet is on another one', async () => {
    const { latchkey, wallet, asked } = await visit()
    await latchkey.sendTransaction('eip155', { to, networkId: 'eip155:1' })
    expect(Object(asked[0]?.request).transaction).toEqual({ to })
    wallet.tell({ networkId: 'eip155:2' })
    const networkId = 'eip155:1'
    await expect(latchkey.sendTransaction('eip155', { to, networkId })).rejects.toMatchObject({
      code: 'network/cannot-switch',
      cause: { message: expect.stringContaining('the wallet is on eip155:2, so call switchNetwork first') },
    })
    await expect(latchkey.sendCalls('eip155', { calls: [], networkId })).rejects.toSatisfy(cannotSwitch.is)
    expect(asked).toHaveLength(1)
  })

  it('[CON-13] stop while another account is active than the one that the request names', async () => {
    const { latchkey, asked } = await visit()
    await latchkey.sendTransaction('eip155', { to, from: '0xa1' })
    expect(Object(asked[0]?.request).transaction).toEqual({ to })
    await latchkey.sendCalls('eip155', { calls: [{ to }], from: '0xa1' })
    const other = latchkey.getState().connect.rows.find(({ address }) => address === '0xA2')
    await latchkey.switchAccount(other ?? expect.unreachable())
    const refused = {
      code: 'http/invalid-request',
      values: { reason: 'from is "0xA1", but the active account is 0xA2, so call switchAccount first' },
    }
    await expect(latchkey.sendTransaction('eip155', { to, from: '0xA1' })).rejects.toMatchObject(refused)
    await expect(latchkey.sendCalls('eip155', { calls: [{ to }], from: '0xA1' })).rejects.toMatchObject(
      refused,
    )
    for (const from of ['', null, 5, {}]) {
      await expect(latchkey.sendTransaction('eip155', { to, from } as never)).rejects.toSatisfy(
        invalidRequest.is,
      )
      await expect(latchkey.sendCalls('eip155', { calls: [{ to }], from } as never)).rejects.toSatisfy(
        invalidRequest.is,
      )
    }
    expect(asked).toHaveLength(2)
  })

  it.each([
    ['the sender of a single call', { calls: [{ to, from: '0xA2' }] }],
    [
      'a function of a contract, which would be called without bytes',
      { calls: [{ to, functionName: 'mint' }] },
    ],
    ['the network under the name of the standard', { calls: [{ to }], chainId: '0x2' }],
    ['all or nothing under the name of the standard', { calls: [{ to }], atomicRequired: true }],
  ])('[EVM-4] refuse in a bundle %s: it would be ignored', async (_, request) => {
    const { latchkey, asked } = await visit()
    await expect(latchkey.sendCalls('eip155', request as never)).rejects.toSatisfy(invalidRequest.is)
    expect(asked).toEqual([])
  })

  it('[SND-3] send nothing on a network that the site doesn’t have', async () => {
    const { latchkey, wallet, asked } = await visit()
    wallet.tell({ networkId: 'eip155:999' })
    await expect(latchkey.sendTransaction('eip155', { to })).rejects.toSatisfy(sendUnsupportedChain.is)
    await expect(latchkey.sendCalls('eip155', { calls: [] })).rejects.toSatisfy(sendUnsupportedChain.is)
    expect(asked).toEqual([])
    expect(await latchkey.signTypedData('eip155', typedData)).toBe('0x51')
  })

  it('[CON-13] need a connected wallet whose family can do it', async () => {
    const { latchkey, adapter } = await visit()
    const payment = { to: 'x', value: 1n }
    await expect(latchkey.sendTransaction('solana', payment)).rejects.toSatisfy(noAdapter.is)
    await expect(setUp().latchkey.sendTransaction('eip155', { to })).rejects.toSatisfy(notConnected.is)
    const wire = { transaction: 'AA==' } as never
    await expect(latchkey.sendTransaction('eip155', wire)).rejects.toSatisfy(notSupportedByWallet.is)
    const names = ['sendTransaction', 'signTypedData', 'sendCalls'] as const
    for (const name of names) delete (adapter.can as Partial<Abilities>)[name]
    await expect(latchkey.sendTransaction('eip155', { to })).rejects.toSatisfy(notSupportedByWallet.is)
    await expect(latchkey.signTypedData('eip155', typedData)).rejects.toSatisfy(notSupportedByWallet.is)
    await expect(latchkey.sendCalls('eip155', { calls: [] })).rejects.toSatisfy(notSupportedByWallet.is)
  })

  it('[EVM-2] tell plain JavaScript what is missing: the family, the transaction, or an amount in whole units', async () => {
    const { latchkey, asked } = await visit()
    const { sendTransaction, sendCalls } = latchkey as unknown as Record<
      string,
      (...args: unknown[]) => Promise<unknown>
    >
    await expect(sendTransaction?.({ to })).rejects.toMatchObject({
      code: 'network/no-adapter',
      cause: { message: expect.stringContaining('expected eip155, got an object') },
    })
    await expect(sendTransaction?.('eip155')).rejects.toSatisfy(invalidRequest.is)
    for (const given of [undefined, null, { to }, { calls: {} }, { calls: [] }, { calls: [null] }])
      await expect(sendCalls?.('eip155', given)).rejects.toSatisfy(invalidRequest.is)
    // As text, it would be read as hexadecimal: 4,722 times as much.
    for (const value of ['1000000000000000000', '0x10', 1, 0.1, -1n, null])
      await expect(sendCalls?.('eip155', { calls: [{ to, value }] }), `${value}`).rejects.toSatisfy(
        invalidRequest.is,
      )
    expect(asked).toEqual([])
  })

  it('[EVM-3] sign only text and typed data, whatever plain JavaScript passes', async () => {
    const { latchkey, asked } = await visit()
    const { signMessage, signTypedData } = latchkey as unknown as Record<
      string,
      (...args: unknown[]) => Promise<unknown>
    >
    for (const message of [undefined, null, 5, { message: 'Hello' }])
      await expect(signMessage?.(message)).rejects.toSatisfy(invalidRequest.is)
    for (const data of [undefined, null, 'text'])
      await expect(signTypedData?.('eip155', data)).rejects.toSatisfy(invalidRequest.is)
    expect(asked).toEqual([])
  })

  it('[CON-13] take the account, wallet and network of the visitor, whatever else a transaction names', async () => {
    const { latchkey, adapter, asked } = await visit()
    const wallet = { address: '0xA1', connector: { id: 'com.one' }, network: { caipNetworkId: 'eip155:1' } }
    const foreign = { address: '0xEE', connector: { id: 'evil' }, network: { caipNetworkId: 'eip155:666' } }
    const note = (request: object) => asked.push({ name: 'raw', request })
    Object.assign(adapter.can, {
      async signPsbt(request: object) {
        note(request)
        return { psbt: 'AA==', txid: 'id' }
      },
      async sendRawTransaction(request: object) {
        note(request)
        return 'id'
      },
    } satisfies Partial<Abilities>)
    const inputs = [{ address: '0xA1', index: 0 }]
    expect(await latchkey.sendTransaction('eip155', { psbt: 'AA==', inputs, ...foreign } as never)).toBe('id')
    expect(asked[0]?.request).toMatchObject({ ...wallet, psbt: 'AA==', inputs, broadcast: true })
    const options = { skipPreflight: true }
    expect(
      await latchkey.sendTransaction('eip155', { transaction: 'AA==', options, ...foreign } as never),
    ).toBe('id')
    expect(asked[1]?.request).toMatchObject({ ...wallet, transaction: 'AA==', options })
  })

  it('[EVM-2] with `explain: all`, the visitor sees first what they do', async () => {
    const { latchkey, provider } = await visit({ explain: 'all' })
    const view = () => currentEntry(latchkey.getState().nav).view
    const first = latchkey.sendTransaction('eip155', { to })
    await vi.waitFor(() => expect(view()).toBe('ApproveTransaction'))
    expect(provider.request).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(latchkey.getState().approval?.mayContinue).toBe(true))
    continueApproval(latchkey)
    expect(await first).toBe('0xha')
    expect(provider.request).toHaveBeenCalledTimes(1)
    const second = latchkey.sendTransaction('eip155', { to }).catch((error: unknown) => error)
    await vi.waitFor(() => expect(latchkey.getState().approval).not.toBeNull())
    cancelApproval(latchkey)
    expect(Object(await second).cause).toSatisfy(userRejected.is)
    expect(provider.request).toHaveBeenCalledTimes(1)
  })

  it('[FRM-10] leave it to the embedded wallet to explain what it’s asked', async () => {
    const { latchkey, provider } = await visit({ explain: 'all', type: 'AUTH' })
    expect(await latchkey.sendTransaction('eip155', { to })).toBe('0xha')
    expect(provider.request).toHaveBeenCalledTimes(1)
  })
})

describe('accounts and wallets without the modal', () => {
  it('[CON-4] switch, disconnect one wallet and keep the others, and stop waiting', async () => {
    const { latchkey, adapter } = await visit()
    const second = adapter.addWallet('com.two')
    second.accounts = ['0xB1']
    await latchkey.connect({ connectorId: 'com.two' })
    const active = () => latchkey.getState().connect.active.eip155
    const row = latchkey.getState().connect.rows.find(({ address }) => address === '0xA2')
    expect(await latchkey.switchAccount(row ?? expect.unreachable())).toBe(true)
    expect(active()).toContain('0xA2')
    await latchkey.disconnectWallet('eip155', 'com.one')
    expect(latchkey.getState().connect.rows.map(({ address }) => address)).toEqual(['0xB1'])
    await expect(latchkey.switchAccount(row ?? expect.unreachable())).rejects.toSatisfy(notConnected.is)
    const third = adapter.addWallet('com.three')
    third.answer = 'hang'
    const waiting = latchkey.connect({ connectorId: 'com.three' })
    await vi.waitFor(() => expect(latchkey.getState().connect.pending.eip155).toBe('com.three'))
    await latchkey.cancelConnect('eip155')
    expect(latchkey.getState().connect.pending.eip155).toBeUndefined()
    third.settle('approve')
    expect((await waiting).connectorId).toBe('com.three')
  })

  it('[CON-4] disconnect no wallet without its id', async () => {
    const { latchkey } = await visit()
    const { rows } = latchkey.getState().connect
    const events = () => latchkey.getState().events.data.event
    const last = events()
    for (const id of [undefined, null, '', 7, { connectorId: 'com.one' }])
      await expect(latchkey.disconnectWallet('eip155', id as never)).rejects.toSatisfy(invalidRequest.is)
    expect(latchkey.getState().connect.rows).toEqual(rows)
    expect(events()).toBe(last)
  })

  it('[CON-8] list wallets, waiting for the first one to announce itself', async () => {
    const { latchkey, adapter, host } = setUp()
    const listed = latchkey.listWallets()
    await vi.waitFor(() => expect(latchkey.live.discoveries.size).toBe(1), 20_000)
    adapter.addWallet('com.one', { name: 'Fox' })
    adapter.addWallet('com.two', { name: 'Hare' })
    await vi.waitFor(() => expect(latchkey.getState().connect.connectors).toHaveLength(2))
    host.advance(50)
    const names = (await listed).filter(({ isInstalled }) => isInstalled).map(({ name }) => name)
    expect(names).toEqual(['Fox', 'Hare'])
    const found = await latchkey.listWallets({ search: ' hAR ' })
    expect(found.map(({ connectorId }) => connectorId)).toEqual(['com.two'])
    const none = await latchkey.listWallets({ namespace: 'solana' })
    expect(none.filter(({ isInstalled }) => isInstalled)).toEqual([])
  })

  it('[CON-8] stop waiting for wallets after a second', async () => {
    const { latchkey, host } = setUp()
    let isDone = false
    const listed = latchkey.listWallets().finally(() => {
      isDone = true
    })
    await vi.waitFor(() => expect(latchkey.live.discoveries.size).toBe(1), 20_000)
    host.advance(999)
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(isDone).toBe(false)
    host.advance(1)
    expect((await listed).filter(({ isInstalled }) => isInstalled)).toEqual([])
  })
})
