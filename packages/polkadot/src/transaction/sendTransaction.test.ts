import type { Connector, TransactionRequest } from '@latchkey/core'
import {
  invalidRequest,
  malformedAnswer,
  type Network,
  noRpcUrl,
  notConnected,
  notSupportedByWallet,
  rpcTransactionRejected,
  walletMalformed,
} from '@latchkey/protocol'
import { createPolkadotWallet } from '@latchkey/testing'
import { type ChopsticksNode, startChopsticks } from '@latchkey/testing/node'
import { createFamilies, demoPhrase, deriveKeys } from '@latchkey/testing/pairing'
import { waitReady } from '@polkadot/wasm-crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { definePolkadotNetwork } from '../network/definePolkadotNetwork'
import { polkadot } from '../polkadot'
import { encodeAddress } from '../ss58/encodeAddress'
import { readFree } from '../testing/readFree'
import { encodeExtensions } from './encodeExtensions'

const alice = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
const coin = 10n ** 12n
const paired =
  createFamilies(deriveKeys(demoPhrase), {}).find(({ namespace }) => namespace === 'polkadot') ??
  expect.unreachable()
/** The paired wallet writes its account with the generic prefix on chains it doesn't know. */
const pairedAddress = paired.addressOn(`polkadot:${'0'.repeat(32)}`) ?? ''

let node: ChopsticksNode
let network: Network

async function ask(method: string, params: readonly unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'Content-Type': 'application/json' }
  return Object(await (await fetch(node.url, { method: 'POST', headers, body })).json()).result
}

beforeAll(async () => {
  await waitReady()
  node = await startChopsticks({ balances: { [alice]: 100n * coin, [pairedAddress]: 100n * coin } })
  const reference = String(await ask('chain_getBlockHash', [0])).slice(2, 34)
  network = definePolkadotNetwork({ reference, name: 'Hub', symbol: 'ROC', decimals: 12, url: node.url })
})
afterAll(() => node?.stop())

const receiver = (index: number, prefix = 42) => encodeAddress(new Uint8Array(32).fill(index), prefix)

async function setup(options: Parameters<typeof createPolkadotWallet>[0] = {}) {
  const wallet = createPolkadotWallet(options)
  const { provider } = wallet
  const connector: Connector = { id: 'fox', name: 'Fox', type: 'ANNOUNCED', chain: 'polkadot', provider }
  const adapter = polkadot()
  const { accounts } = await adapter.connect({ connector, networks: [network], silent: false })
  const address = accounts[0]?.address ?? ''
  const send = (transaction: TransactionRequest, where = network) =>
    adapter.can.sendTransaction?.({ connector, address, network: where, transaction }) ?? expect.unreachable()
  return { wallet, adapter, connector, send }
}

describe('sendTransaction', () => {
  it('[DOT-1] sends several in order, and a call that the site encoded itself', async () => {
    const { send } = await setup()
    const hash = await send({ to: receiver(1), value: coin })
    expect(hash).toMatch(/^0x[\da-f]{64}$/)
    await vi.waitFor(async () => expect(await readFree(ask, receiver(1))).toBe(coin), 60_000)
    // Balances (10) transfer_keep_alive (3) to the account of twos, of 2 000 000 000 000 in SCALE's compact form.
    const data = `0x0a0300${'02'.repeat(32)}0b00204aa9d101`
    expect(await send({ data })).not.toBe(hash)
    await vi.waitFor(async () => expect(await readFree(ask, receiver(2))).toBe(2n * coin), 60_000)
  })

  it('[DOT-1] has a paired wallet sign, whose signature has no type byte', async () => {
    const connector: Connector = {
      id: 'walletConnect',
      name: 'WalletConnect',
      type: 'WALLET_CONNECT',
      chain: 'polkadot',
      provider: {
        request: ({ chain: chainId, ...call }: { chain: string; method: string; params: unknown }) =>
          paired.read({ chainId, ...call }).run(),
      },
    }
    const transaction = { to: receiver(3), value: 3n * coin }
    const request = { connector, address: pairedAddress, network, transaction }
    await polkadot().can.sendTransaction?.(request)
    await vi.waitFor(async () => expect(await readFree(ask, receiver(3))).toBe(3n * coin), 60_000)
  })

  it('reports that the node rejects a payment without funds', async () => {
    const keys = [{ type: 'sr25519', seed: `0x${'07'.repeat(32)}` }] as const
    const { send } = await setup({ keys })
    await expect(send({ to: receiver(1), value: coin })).rejects.toSatisfy(rpcTransactionRejected.is)
  })

  it('rejects impossible requests before asking the wallet', async () => {
    const { send, wallet, connector, adapter } = await setup()
    const count = wallet.log.length
    for (const bad of [
      {},
      { to: receiver(1) },
      { to: 'nobody', value: 1n },
      { to: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', value: 1n },
      // Written for Polkadot, and for a chain whose prefix takes two bytes.
      { to: receiver(1, 0), value: 1n },
      { to: receiver(1, 172), value: 1n },
      { to: receiver(1), value: 0n },
      { to: receiver(1), value: -1n },
      { to: receiver(1), value: 1n << 128n },
    ])
      await expect(send(bad)).rejects.toSatisfy(invalidRequest.is)
    for (const data of ['', '0x', '0x1', 'abc'])
      await expect(send({ data })).rejects.toSatisfy(invalidRequest.is)
    const transaction = { to: receiver(1), value: coin }
    const elsewhere = { ...network, id: 'f'.repeat(32) }
    await expect(send(transaction, elsewhere)).rejects.toSatisfy(malformedAnswer.is)
    const nowhere = { ...network, rpcUrls: { default: { http: [] } } }
    await expect(send(transaction, nowhere)).rejects.toSatisfy(noRpcUrl.is)
    expect(wallet.log).toHaveLength(count)
    await adapter.disconnect(connector)
    await expect(send(transaction)).rejects.toSatisfy(notConnected.is)
  })

  it('rejects malformed signatures and wallets that can’t sign', async () => {
    const { send, wallet } = await setup()
    const transaction = { to: receiver(1), value: coin }
    for (const junk of [null, {}, { signature: '0x' }, { signedTransaction: '0x1234' }]) {
      wallet.answer(junk, { method: 'signPayload', once: true })
      await expect(send(transaction)).rejects.toSatisfy(walletMalformed.is)
    }
    const mute = await setup({ cannotSignPayload: true })
    await expect(mute.send(transaction)).rejects.toSatisfy(notSupportedByWallet.is)
  })

  it('rejects an unknown signed extension', () => {
    const facts = {
      metadata: new Uint8Array(),
      genesisHash: new Uint8Array(32),
      blockHash: new Uint8Array(32).fill(1),
      blockNumber: 130,
      nonce: 70,
      specVersion: 1,
      transactionVersion: 2,
    }
    const { CheckMortality, CheckNonce } = encodeExtensions(['CheckMortality', 'CheckNonce'], facts)
    // A period of 64 blocks, the third of them; 70 in two bytes.
    expect([...(CheckMortality?.value ?? [])]).toEqual([0x25, 0])
    expect([...(CheckNonce?.value ?? [])]).toEqual([0x19, 0x01])
    for (const name of ['CheckMoon', 'constructor'])
      expect(() => encodeExtensions([name], facts)).toThrow(expect.toSatisfy(invalidRequest.is))
  })
})
