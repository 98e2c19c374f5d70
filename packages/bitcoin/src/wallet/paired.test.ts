import type { Connector, WalletChange } from '@latchkey/core'
import { userRejected, walletMalformed } from '@latchkey/protocol'
import { createFamilies, demoPhrase, deriveKeys } from '@latchkey/testing/pairing'
import { base64, hex } from '@scure/base'
import { p2wpkh, Transaction } from '@scure/btc-signer'
import { Verifier } from 'bip322-js'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { bitcoin } from '../bitcoin'
import { bitcoinMainnet } from '../network/networks'

const chainId = bitcoinMainnet.caipNetworkId
const receiver = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
const keys = deriveKeys(demoPhrase)

/** A paired wallet as an adapter sees it: the provider of a pairing, with real Bitcoin keys behind it. */
function setUp() {
  const family = createFamilies(keys, {}).find(({ namespace }) => namespace === 'bip122')
  const asked: unknown[] = []
  const listeners = new Map<string, Set<() => void>>()
  let isOpen = false
  let refusal: unknown
  const provider = {
    async request({ method, params, chain = chainId }: { method: string; params: unknown; chain?: string }) {
      // What a pairing answers itself, from its session.
      if (method === 'bip122_requestAccounts') isOpen = true
      if (/^bip122_/.test(method)) return isOpen ? [family?.addressOn(chainId)] : []
      asked.push([method, params, chain])
      if (refusal) throw refusal
      if (!isOpen) return expect.unreachable('there is no session')
      return family?.read({ chainId: chain, method, params }).run()
    },
    disconnect: async () => {
      isOpen = false
      for (const listener of listeners.get('disconnect') ?? []) listener()
    },
    on(event: string, listener: () => void) {
      listeners.set(event, new Set([...(listeners.get(event) ?? []), listener]))
    },
    removeListener: (event: string, listener: () => void) => listeners.get(event)?.delete(listener),
  }
  const connector: Connector = {
    id: 'walletConnect',
    name: 'WalletConnect',
    type: 'WALLET_CONNECT',
    chain: 'bip122',
    provider,
  }
  const adapter = bitcoin()
  const connect = (silent: boolean) => adapter.connect({ connector, networks: [bitcoinMainnet], silent })
  const refuse = (error: unknown) => {
    refusal = error
  }
  return { adapter, connector, connect, asked, refuse, provider }
}

describe('a paired wallet', () => {
  it('[BTC-1] connects with payment address, public key and path, and reconnects silently', async () => {
    const { connect, asked } = setUp()
    expect((await connect(true)).accounts).toEqual([])
    const { publicKey, path } = keys.bitcoin.main
    const { address } = p2wpkh(publicKey)
    expect(await connect(false)).toEqual({
      accounts: [{ address, type: 'payment', publicKey: hex.encode(publicKey), path }],
      networkId: chainId,
    })
    expect(asked).toEqual([['getAccountAddresses', { account: address }, chainId]])
    expect(await connect(true)).toEqual({ accounts: [{ address, type: 'payment' }], networkId: chainId })
    // The session knows the grant, so the wallet isn't woken.
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['none', null],
    ['a word', 'bc1q'],
    ["one that isn't an address", ['bc1q']],
    ['addresses of another family', ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266']],
  ])('[BTC-1] [IDF-4] rejects a session whose list of accounts is %s', async (_, answer) => {
    const { connect, provider } = setUp()
    vi.spyOn(provider, 'request').mockResolvedValue(answer)
    for (const silent of [true, false])
      await expect(connect(silent)).rejects.toMatchObject({ code: walletMalformed.code })
  })

  it.each([
    ['refuses', () => Promise.reject({ code: -32601 })],
    ['answers with garbage', async () => [{ address: 'bc1q', publicKey: 'x' }]],
    ['names addresses that were not granted', async () => [{ address: receiver, intention: 'payment' }]],
    ['never answers', () => new Promise(() => undefined)],
  ])('[BTC-1] connects with what the session holds when the wallet %s', async (_, answer) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { connect, provider } = setUp()
    const request = provider.request
    vi.spyOn(provider, 'request').mockImplementation((call) =>
      call.method === 'getAccountAddresses' ? answer() : request(call),
    )
    const connected = connect(false)
    await vi.advanceTimersByTimeAsync(0)
    await vi.waitUntil(() => vi.getTimerCount() === 0 || vi.advanceTimersByTime(5000))
    const { address } = p2wpkh(keys.bitcoin.main.publicKey)
    expect(await connected).toEqual({ accounts: [{ address, type: 'payment' }], networkId: chainId })
  })

  it('[BTC-1] signs a message by BIP-322, and returns base64 that another library verifies', async () => {
    const { adapter, connect, connector, asked } = setUp()
    const [account] = (await connect(false)).accounts
    const address = account?.address ?? ''
    const signature = await adapter.signMessage({ connector, address, message: 'Hello' })
    expect(asked.at(-1)).toEqual([
      'signMessage',
      { account: address, address, message: 'Hello', protocol: 'bip322' },
      chainId,
    ])
    expect(Verifier.verifySignature(address, 'Hello', signature)).toBe(true)
  })

  it('[BTC-1] signs a PSBT on the requested chain', async () => {
    const { adapter, connect, connector, asked } = setUp()
    const [account] = (await connect(false)).accounts
    const address = account?.address ?? ''
    const transaction = new Transaction()
    const { script } = p2wpkh(keys.bitcoin.main.publicKey)
    transaction.addInput({ txid: '11'.repeat(32), index: 0, witnessUtxo: { script, amount: 50_000n } })
    transaction.addOutputAddress(receiver, 49_000n)
    const psbt = hex.encode(transaction.toPSBT())
    const request = { connector, address, network: bitcoinMainnet, psbt, inputs: [{ address, index: 0 }] }
    const signed = await adapter.can.signPsbt?.(request)
    const read = Transaction.fromPSBT(base64.decode(signed?.psbt ?? ''))
    read.finalize()
    expect(read.isFinal).toBe(true)
    expect(asked.at(-1)).toMatchObject(['signPsbt', { account: address, broadcast: false }, chainId])
  })

  it('[BTC-1] requests a payment in satoshi as text, and accepts only a txid', async () => {
    const { adapter, connect, connector, provider } = setUp()
    const [account] = (await connect(false)).accounts
    const address = account?.address ?? ''
    let answer: unknown = { txid: 'AB'.repeat(32) }
    const ask = provider.request
    const request = vi
      .spyOn(provider, 'request')
      .mockImplementation(async (call) => (call.method === 'sendTransfer' ? answer : ask(call)))
    const send = () =>
      adapter.can.sendTransaction?.({
        connector,
        address,
        network: bitcoinMainnet,
        transaction: { to: receiver, value: 1234n },
      })
    expect(await send()).toBe('ab'.repeat(32))
    const params = { account: address, recipientAddress: receiver, amount: '1234' }
    expect(request).toHaveBeenCalledWith({ method: 'sendTransfer', params, chain: chainId })
    answer = { txid: 'soon' }
    await expect(send()).rejects.toMatchObject({ code: walletMalformed.code })
  })

  it('[CON-12] [CON-14] reports a decline as such, and the end of a session as no accounts', async () => {
    const { adapter, connect, connector, refuse } = setUp()
    await connect(false)
    const changes: WalletChange[] = []
    adapter.watch(connector, (change) => changes.push(change))
    refuse({ code: 5000, message: 'User rejected.' })
    const failed = adapter.signMessage({ connector, address: receiver, message: 'x' })
    await expect(failed).rejects.toMatchObject({ code: userRejected.code })
    await adapter.disconnect(connector)
    await vi.waitFor(() => expect(changes).toEqual([{ accounts: [] }]))
    expect((await connect(true)).accounts).toEqual([])
  })
})
