import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Connector, WalletCall } from '@latchkey/core'
import {
  atomicityNotSupported,
  batchInterrupted,
  callReverted,
  fieldsOf,
  invalidRequest,
  type Network,
  upgradeRejected,
  userRejected,
} from '@latchkey/protocol'
import { createEvmWallet, rpcError } from '@latchkey/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendBatch } from './sendBatch'

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const calls: readonly WalletCall[] = [
  { to, data: '0x01' },
  { to, value: '0x2' },
]
const hashOf = (digit: string) => `0x${digit.repeat(64)}`

/** The receipts that the node has, by hash; a missing one isn't mined. */
const receipts = new Map<string, string>()
const asked: string[] = []
let server: Server
let url = ''
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const body: unknown = JSON.parse(text)
    const answers = (Array.isArray(body) ? body : [body]).map((call) => {
      const { id, params } = fieldsOf(call)
      const [hash] = params as [string]
      asked.push(hash)
      const status = receipts.get(hash)
      const result = status === undefined ? null : { status, gasUsed: '0x1', effectiveGasPrice: '0x1' }
      return { jsonrpc: '2.0', id, result }
    })
    response.end(JSON.stringify(Array.isArray(body) ? answers : answers[0]))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => server.close())
beforeEach(() => {
  receipts.clear()
  asked.length = 0
})

/** A wallet that says what it can do; transactions get a hash without being sent. */
function setup(capabilities?: Record<string, unknown>) {
  const wallet = createEvmWallet({ authorised: true })
  const network: Network = {
    id: 31337,
    caipNetworkId: 'eip155:31337',
    chainNamespace: 'eip155',
    name: 'Local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
  }
  const { provider } = wallet
  const connector: Connector = { id: 'org.fox', name: 'Fox', type: 'ANNOUNCED', chain: 'eip155', provider }
  if (capabilities) wallet.answer(capabilities, { method: 'wallet_getCapabilities' })
  else wallet.fail(rpcError(-32601), { method: 'wallet_getCapabilities' })
  const answerNext = (hash: string) => wallet.answer(hash, { method: 'eth_sendTransaction', once: true })
  const sent: string[] = []
  const send = (more: { isAtomic?: boolean; signal?: AbortSignal } = {}, list = calls) =>
    sendBatch(new Map(), {
      connector,
      address: wallet.state.selected,
      network,
      calls: list,
      onSent: (hash) => sent.push(hash),
      ...more,
    })
  const methods = () => wallet.log.map(({ method }) => method)
  const transactions = () => methods().filter((method) => method === 'eth_sendTransaction')
  return { wallet, send, sent, methods, transactions, answerNext }
}

const supported = { '0x7a69': { atomic: { status: 'supported' } } }
const ready = { '0x7A69': { atomic: { status: 'ready' } } }
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error) => error,
  )

describe('calls that belong together', () => {
  it.each([
    ['a wallet that can', supported],
    ['one that can after an upgrade', ready],
    ['one that can on every chain', { '0x0': { atomic: { status: 'supported' } } }],
    ['one of the first version', { '0x7a69': { atomicBatch: { supported: true } } }],
  ])('[EVM-4] are one bundle, all or nothing, in %s', async (_, capabilities) => {
    const { wallet, send, methods } = setup(capabilities)
    wallet.answer({ id: '0xb1' }, { method: 'wallet_sendCalls' })
    expect(await send()).toEqual({ way: 'bundle', id: '0xb1' })
    expect(methods()).toEqual(['wallet_getCapabilities', 'wallet_sendCalls'])
    expect(wallet.log.at(-1)?.params).toMatchObject([{ atomicRequired: true, calls }])
  })

  it.each([
    ['without the method', undefined],
    ['that can’t', { '0x7a69': { atomic: { status: 'unsupported' } } }],
    ['that can only on another chain', { '0x1': { atomic: { status: 'supported' } } }],
    ['that answers something else', { '0x7a69': { atomic: 'supported', atomicBatch: { supported: 'yes' } } }],
  ])('[EVM-4] go one after another in a wallet %s', async (_, capabilities) => {
    const { wallet, send, sent, transactions, answerNext } = setup(capabilities)
    answerNext(hashOf('a'))
    const result = send()
    await expect.poll(() => asked).toContain(hashOf('a'))
    // The second call may depend on the first one.
    expect(transactions()).toHaveLength(1)
    expect(sent).toEqual([hashOf('a')])
    answerNext(hashOf('b'))
    receipts.set(hashOf('a'), '0x1')
    expect(await result).toEqual({ way: 'sequence', hashes: [hashOf('a'), hashOf('b')] })
    expect(wallet.log.at(-1)?.params).toMatchObject([{ to, value: '0x2' }])
  })

  it.each([
    ['the visitor declines the upgrade', 5750],
    ['the wallet can’t after all', 5760],
    ['the wallet lacks the method', 4200],
    ['the wallet knows another form', -32602],
  ])('[EVM-4] go one after another when %s', async (_, code) => {
    const { wallet, send, answerNext } = setup(ready)
    wallet.fail(rpcError(code), { method: 'wallet_sendCalls' })
    answerNext(hashOf('a'))
    expect(await send({}, [{ to, data: '0x01' }])).toEqual({ way: 'sequence', hashes: [hashOf('a')] })
  })

  it.each([
    ['was declined', 4001],
    ['failed without a reason', -32603],
    ['was already sent', 5720],
  ])('[EVM-4] are not sent a second time when the bundle %s', async (_, code) => {
    const { wallet, send, transactions } = setup(supported)
    wallet.fail(rpcError(code), { method: 'wallet_sendCalls' })
    expect(await failure(send())).not.toBeNull()
    expect(transactions()).toEqual([])
  })

  it('[EVM-4] are never sent one by one if the site needs all or nothing', async () => {
    const unable = setup()
    expect(atomicityNotSupported.is(await failure(unable.send({ isAtomic: true })))).toBe(true)
    const refusing = setup(ready)
    refusing.wallet.fail(rpcError(5750), { method: 'wallet_sendCalls' })
    expect(upgradeRejected.is(await failure(refusing.send({ isAtomic: true })))).toBe(true)
    expect([...unable.transactions(), ...refusing.transactions()]).toEqual([])
    // One call is all or nothing by itself.
    unable.answerNext(hashOf('c'))
    expect(await unable.send({ isAtomic: true }, [{ to, data: '0x' }])).toMatchObject({ way: 'sequence' })
  })
})

describe('a sequence of calls', () => {
  it('[EVM-4] stops when one did nothing, and says how many were sent', async () => {
    const { send, transactions, answerNext } = setup()
    receipts.set(hashOf('a'), '0x0')
    answerNext(hashOf('a'))
    const error = await failure(send())
    expect(batchInterrupted.is(error)).toBe(true)
    expect(error.message).toBe('Stopped after 1 of 2 calls')
    expect(callReverted.is(error.cause)).toBe(true)
    expect(transactions()).toHaveLength(1)
  })

  it('[EVM-4] says whether something was sent before a question was declined', async () => {
    const first = setup()
    first.wallet.reject({ method: 'eth_sendTransaction' })
    expect(userRejected.is(await failure(first.send()))).toBe(true)
    const { wallet, send, answerNext } = setup()
    answerNext(hashOf('a'))
    const result = failure(send())
    await expect.poll(() => asked).toContain(hashOf('a'))
    wallet.reject({ method: 'eth_sendTransaction' })
    receipts.set(hashOf('a'), '0x1')
    const error = await result
    expect(batchInterrupted.is(error)).toBe(true)
    expect(userRejected.is(error.cause)).toBe(true)
  })

  it('[EVM-4] stops when the site does', async () => {
    const { send, transactions, answerNext } = setup()
    const stop = new AbortController()
    answerNext(hashOf('a'))
    const result = failure(send({ signal: stop.signal }))
    await expect.poll(() => asked).toContain(hashOf('a'))
    stop.abort()
    receipts.set(hashOf('a'), '0x1')
    expect(batchInterrupted.is(await result)).toBe(true)
    expect(transactions()).toHaveLength(1)
  })

  it('[EVM-4] is checked as a whole before anything is sent', async () => {
    const { wallet, send } = setup()
    expect(invalidRequest.is(await failure(send({}, [])))).toBe(true)
    expect(invalidRequest.is(await failure(send({}, [...calls, { to: 'ada.eth' }])))).toBe(true)
    expect(wallet.log).toEqual([])
  })
})
