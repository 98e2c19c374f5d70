import { EventEmitter } from 'node:events'
import type { WalletChange } from '@latchkey/core'
import { notSupportedByWallet, solanaNetworkIds, userRejected, walletMalformed } from '@latchkey/protocol'
import { createFamilies, demoPhrase, deriveKeys } from '@latchkey/testing/pairing'
import { base58, base64 } from '@scure/base'
import { describe, expect, it, vi } from 'vitest'
import { solana } from './solana'
import { createNetwork } from './testing/createNetwork'
import { isSignedBy } from './testing/isSignedBy'
import { toConnector } from './testing/toConnector'

type Call = { readonly method: string; readonly params?: unknown; readonly chain?: string }
type Answer = (call: Call) => unknown

const network = createNetwork()

/** A paired wallet with the keys of the demo phrase, as a pairing provides it. */
function setup(answers: { readonly [method: string]: Answer } = {}) {
  const keys = deriveKeys(demoPhrase)
  const family = createFamilies(keys, {}).find(({ namespace }) => namespace === 'solana')
  if (!family) return expect.unreachable('the wallet has no Solana')
  const calls: Call[] = []
  const emitter = new EventEmitter()
  const provider = {
    on: emitter.on.bind(emitter),
    removeListener: emitter.removeListener.bind(emitter),
    disconnect: vi.fn(async () => undefined),
    async request(call: Call) {
      calls.push(call)
      const answer = answers[call.method]
      if (answer) return answer(call)
      return family.read({ chainId: network.caipNetworkId, ...call, params: call.params }).run()
    },
  }
  const address = base58.encode(keys.solana.publicKey)
  const connector = toConnector(provider, 'WALLET_CONNECT')
  return { adapter: solana(), address, calls, connector, emitter, provider }
}

/** A transfer that needs the account's signature, built without any library. */
function createWire(address: string): Uint8Array {
  const key = base58.decode(address)
  const receiver = new Uint8Array(32).fill(7)
  const system = new Uint8Array(32)
  const instruction = [2, 2, 0, 1, 12, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]
  const message = [
    0x80,
    1,
    0,
    1,
    3,
    ...key,
    ...receiver,
    ...system,
    ...new Uint8Array(32).fill(9),
    1,
    ...instruction,
    0,
  ]
  return Uint8Array.from([1, ...new Uint8Array(64), ...message])
}

function assertSigned(signed: string | undefined, wire: Uint8Array, address: string) {
  const bytes = base64.decode(signed ?? '')
  expect(bytes.slice(65)).toEqual(wire.slice(65))
  expect(isSignedBy(address, wire.slice(65), bytes.slice(1, 65))).toBe(true)
}

describe('[SOL-1] a paired Solana wallet', () => {
  it('asks to connect, and only looks when silent', async () => {
    const { adapter, address, calls, connector } = setup()
    for (const silent of [false, true]) {
      const report = await adapter.connect({ connector, networks: [network], silent })
      expect(report.accounts).toEqual([{ address, type: 'eoa' }])
      expect(report.networkId).toBe(network.caipNetworkId)
    }
    expect(calls.map(({ method }) => method)).toEqual(['solana_requestAccounts', 'solana_getAccounts'])
  })

  it('reads bare addresses too, and rejects anything else', async () => {
    const bare = setup({ solana_getAccounts: () => [setup().address] })
    const ask = ({ adapter, connector }: ReturnType<typeof setup>) =>
      adapter.connect({ connector, networks: [network], silent: true })
    expect((await ask(bare)).accounts).toHaveLength(1)
    for (const lie of [null, 'text', [5], [{ pubkey: '0x1' }]])
      await expect(ask(setup({ solana_getAccounts: () => lie }))).rejects.toSatisfy(walletMalformed.is)
  })

  it('signs a message that another library verifies', async () => {
    const { adapter, address, calls, connector } = setup()
    const message = 'Grüße, 世界'
    const signature = await adapter.signMessage({ connector, address, message })
    expect(isSignedBy(address, new TextEncoder().encode(message), base58.decode(signature))).toBe(true)
    expect(calls[0]).toMatchObject({ method: 'solana_signMessage', params: { pubkey: address } })
  })

  it('[CON-12] reports a decline, and a Ledger that can’t sign messages', async () => {
    const fail = (error: unknown) => {
      throw error
    }
    const ask = ({ adapter, address, connector }: ReturnType<typeof setup>) =>
      adapter.signMessage({ connector, address, message: 'Hello' })
    const refused = setup({ solana_signMessage: () => fail({ code: 5000, message: 'User rejected.' }) })
    await expect(ask(refused)).rejects.toSatisfy(userRejected.is)
    const ledger = setup({
      solana_signMessage: () => fail({ code: -32000, message: 'Ledger: not supported' }),
    })
    await expect(ask(ledger)).rejects.toSatisfy(notSupportedByWallet.is)
  })

  it('signs one or several transactions, whichever form the wallet answers in', async () => {
    const transactionsOf = (wire: Uint8Array, count: number) =>
      Array.from({ length: count }, () => base64.encode(wire))
    const sign = ({ adapter, address, connector }: ReturnType<typeof setup>, count: number) =>
      adapter.can.signTransactions?.({
        connector,
        address,
        network,
        transactions: transactionsOf(createWire(address), count),
      })
    const newer = setup()
    for (const count of [1, 2]) {
      const signed = (await sign(newer, count)) ?? []
      expect(signed).toHaveLength(count)
      for (const one of signed) assertSigned(one, createWire(newer.address), newer.address)
    }
    expect(newer.calls.map(({ method, chain }) => [method, chain])).toEqual([
      ['solana_signTransaction', network.caipNetworkId],
      ['solana_signAllTransactions', network.caipNetworkId],
    ])

    const { provider } = setup()
    const older = setup({
      solana_signTransaction: async (call) => ({
        signature: Object(await provider.request(call)).signature,
      }),
      solana_signAllTransactions: () => {
        throw { code: -32601, message: 'unknown method' }
      },
    })
    const signed = (await sign(older, 2)) ?? []
    expect(signed).toHaveLength(2)
    for (const one of signed) assertSigned(one, createWire(older.address), older.address)
  })

  it('[CON-14] [SOL-3] reports the wallet’s changes, with old ids as current ones', async () => {
    const { adapter, address, connector, emitter } = setup()
    const changes: WalletChange[] = []
    const stop = adapter.watch(connector, (change) => changes.push(change))
    await vi.waitFor(() => expect(emitter.listenerCount('disconnect')).toBe(1))
    emitter.emit('chainChanged', '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ')
    emitter.emit('chainChanged', 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K')
    emitter.emit('chainChanged', '0x1')
    emitter.emit('accountsChanged', [address])
    emitter.emit('accountsChanged', 'lies')
    emitter.emit('disconnect', { code: 6000 })
    await vi.waitFor(() => expect(changes).toHaveLength(4))
    expect(changes).toEqual([
      { networkId: solanaNetworkIds.mainnet },
      { networkId: solanaNetworkIds.devnet },
      { accounts: [{ address, type: 'eoa' }] },
      { accounts: [] },
    ])
    stop()
    expect(emitter.eventNames()).toEqual([])
  })

  it('ends the pairing on disconnect', async () => {
    const { adapter, connector, provider } = setup()
    await adapter.disconnect(connector)
    expect(provider.disconnect).toHaveBeenCalledOnce()
  })
})
