import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Asset, Connector, TransferRequest } from '@latchkey/core'
import type { Network } from '@latchkey/protocol'
import { createPolkadotWallet } from '@latchkey/testing'
import type { ChopsticksNode } from '@latchkey/testing/node'
import { expect, onTestFinished, vi } from 'vitest'
import { definePolkadotNetwork } from '../network/definePolkadotNetwork'
import { polkadot } from '../polkadot'
import { encodeAddress } from '../ss58/encodeAddress'
import { readFree } from './readFree'

const native: Asset = { kind: 'native' }

/** One coin of the chain under test. */
export const coin = 10n ** 12n
/** The asset that `setUpTransfers` puts on the chain. */
export const token = { id: 1984, least: 1_000n }

/** An account that nobody has used. */
export function freshAddress(prefix = 42): string {
  return encodeAddress(Uint8Array.from(randomBytes(32)), prefix)
}

/** What an account holds, and what holds it. */
type Holding = {
  readonly free?: bigint
  readonly frozen?: bigint
  readonly consumers?: number
  readonly tokens?: bigint
}

/** Calls a node. */
function createAsk(url: string) {
  return async (method: string, params: readonly unknown[] = []): Promise<unknown> => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { 'Content-Type': 'application/json' }
    const { result, error } = Object(await (await fetch(url, { method: 'POST', headers, body })).json())
    if (error) throw new TypeError(String(error.message))
    return result
  }
}

/** The network of a running node. */
export async function networkOf(node: ChopsticksNode): Promise<Network> {
  const reference = String(await createAsk(node.url)('chain_getBlockHash', [0])).slice(2, 34)
  return definePolkadotNetwork({ reference, name: 'Hub', symbol: 'ROC', decimals: 12, url: node.url })
}

/** Writes an account's balances into the chain. */
export async function give(node: ChopsticksNode, address: string, holding: Holding): Promise<void> {
  const { free = 0n, frozen = 0n, tokens = 0n, consumers = tokens > 0n ? 1 : 0 } = holding
  const data = { free: `${free}`, miscFrozen: `${frozen}`, feeFrozen: `${frozen}` }
  const details = {
    ...{ owner: address, issuer: address, admin: address, freezer: address },
    ...{ supply: '1000000000000', deposit: 0, minBalance: `${token.least}`, isSufficient: false },
    ...{ accounts: 1, sufficients: 0, approvals: 0, isFrozen: false },
  }
  const held = { balance: `${tokens}`, isFrozen: false, reason: 'Consumer', extra: null }
  const storage = {
    ...(free > 0n ? { System: { Account: [[[address], { providers: 1, consumers, data }]] } } : {}),
    Assets: {
      Asset: [[[token.id], details]],
      Metadata: [
        [[token.id], { deposit: 0, name: 'Latchkey Dollar', symbol: 'LKD', decimals: 6, isFrozen: false }],
      ],
      ...(tokens > 0n ? { Account: [[[token.id, address], held]] } : {}),
    },
  }
  await createAsk(node.url)('dev_setStorage', [storage])
}

/** A connected wallet with a new account that holds something. */
export async function setUpTransfers(
  node: ChopsticksNode,
  { url, ...holding }: Holding & { readonly url?: string } = {},
) {
  const real = await networkOf(node)
  const network: Network = url ? { ...real, rpcUrls: { default: { http: [url] } } } : real
  const keys = [{ type: 'sr25519', seed: `0x${randomBytes(32).toString('hex')}` }] as const
  const wallet = createPolkadotWallet({ keys })
  const { provider } = wallet
  const connector: Connector = { id: 'fox', name: 'Fox', type: 'ANNOUNCED', chain: 'polkadot', provider }
  const adapter = polkadot()
  const { accounts } = await adapter.connect({ connector, networks: [network], silent: false })
  const address = accounts[0]?.address ?? ''
  await give(node, address, holding)
  const transfers = await (adapter.can.transfers ?? expect.unreachable())()
  const account = { connector, address, network }
  const quote = (changes: Partial<TransferRequest> = {}) =>
    transfers.quote({
      ...account,
      asset: native,
      to: freshAddress(),
      amount: coin,
      speed: 'normal',
      ...changes,
    })
  const send = async (changes: Partial<TransferRequest> = {}) => {
    const quoted = await quote(changes)
    expect(quoted.shortage).toBe(null)
    const handle = await transfers.send({ ...account, quote: quoted })
    const check = () => transfers.check({ ...account, handle })
    const untilEnd = () =>
      vi.waitFor(async () => {
        const status = await check()
        expect(status.state).not.toBe('pending')
        return status
      }, 20_000)
    return { quoted, handle, check, untilEnd }
  }
  const ask = createAsk(node.url)
  const free = (of: string) => readFree(ask, of)
  return { wallet, adapter, transfers, account, network, address, quote, send, free, ask }
}

/** The node behind a door that answers some calls itself: `undefined` passes a call on. */
export async function serveDoor(
  node: ChopsticksNode,
  answers: (method: string, params: unknown[]) => unknown,
) {
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const { id, method, params } = JSON.parse(body)
    const answer = answers(method, params)
    if (answer === 'hang up') return void request.socket.destroy()
    if (answer === 'fail') return void response.writeHead(502).end()
    const headers = { 'Content-Type': 'application/json' }
    const reply =
      answer === undefined
        ? await (await fetch(node.url, { method: 'POST', headers, body })).text()
        : JSON.stringify({ jsonrpc: '2.0', id, result: answer })
    response.end(reply)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
