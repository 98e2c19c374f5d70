import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Network } from '@latchkey/protocol'
import { type AnvilNode, startAnvil } from '@latchkey/testing/node'
import { concatHex, numberToHex, pad, verifyMessage, verifyTypedData } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { actAsWorldApp, type WorldAppOptions } from '../../testing/actAsWorldApp'
import { createWorldProvider } from './createWorldProvider'
import { readWorldApp } from './readWorldApp'
import { entryPoints, operationEvent } from './waitForOperation'

/** Emits what its caller sends, as a contract emits events: four topics, then the data. */
const emitter = '0x608036038060805f376060356040356020355f35845fa400'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

let node: AnvilNode
beforeAll(async () => {
  node = await startAnvil()
  for (const contract of [...entryPoints, other]) await call('anvil_setCode', [contract, emitter])
})
afterAll(() => node.stop())
afterEach(() => vi.unstubAllGlobals())

async function call(method: string, params: readonly unknown[]): Promise<unknown> {
  const response = await fetch(node.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return (await response.json()).result
}

/** A page in World App that loads the real library. */
async function setUp(options: WorldAppOptions & { readonly rpcUrl?: string | null } = {}) {
  const app = actAsWorldApp(options)
  const location = new URL('https://site.example/')
  vi.stubGlobal('window', Object.assign(app.page, { location }))
  // The library looks for a microphone in what it takes for a browser.
  vi.stubGlobal('navigator', { userAgent: '' })
  const load = vi.fn(() => import('@worldcoin/minikit-js'))
  const rpcUrl = options.rpcUrl === undefined ? node.url : options.rpcUrl
  const networks = rpcUrl ? [{ id: 480, rpcUrls: { default: { http: [rpcUrl] } } } as unknown as Network] : []
  const { address = null } = readWorldApp(globalThis.window) ?? {}
  const provider = createWorldProvider({ load, address, networks: () => networks })
  const request = (method: string, ...params: unknown[]) => provider.request({ method, params })
  return { ...app, load, request }
}

const typedData = {
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
    Vote: [{ name: 'choice', type: 'uint256' }],
  },
  primaryType: 'Vote',
  domain: { name: 'Poll', chainId: 480 },
  message: { choice: '1' },
} as const

describe('accounts', () => {
  it('[EVM-2] asks World App once, and loads its library only then', async () => {
    const { request, load, asked, address } = await setUp()
    expect(await request('eth_accounts')).toEqual([])
    expect(await request('eth_chainId')).toBe('0x1e0')
    expect(load).not.toHaveBeenCalled()
    const both = [request('eth_requestAccounts'), request('eth_requestAccounts')]
    expect(await Promise.all(both)).toEqual([[address], [address]])
    expect(await request('eth_requestAccounts')).toEqual([address])
    expect(await request('eth_accounts')).toEqual([address])
    expect(asked.map(({ command }) => command)).toEqual(['wallet-auth'])
    expect(asked[0]?.payload['siweMessage']).toContain('https://site.example wants you to sign in')
  })

  it('[CON-1] takes an account that was shared before without a question', async () => {
    const { request, load, asked, address } = await setUp({ isKnown: true })
    expect(await request('eth_requestAccounts')).toEqual([address])
    expect(load).not.toHaveBeenCalled()
    expect(asked).toEqual([])
  })

  it.each([
    ['an address that is none', { address: '0x12' }, 'connect/wallet-malformed'],
    ['no address', { address: undefined }, 'connect/wallet-malformed'],
    ['a refusal', { status: 'error', error_code: 'user_rejected' }, 'connect/user-rejected'],
    ['a failure', { status: 'error', error_code: 'generic_error' }, 'connect/failed'],
  ])('[EVM-2] gets %s', async (_, answer, code) => {
    const { request } = await setUp({ given: { 'wallet-auth': () => answer } })
    await expect(request('eth_requestAccounts')).rejects.toMatchObject({ code })
    expect(await request('eth_accounts')).toEqual([])
  })
})

describe('signatures', () => {
  it('[EVM-2] are made of the text and of typed data', async () => {
    const { request, address } = await setUp({ isKnown: true })
    const hex = '0x4772c3bc657a69'
    const signature = (await request('personal_sign', hex, address)) as `0x${string}`
    expect(await verifyMessage({ address, message: 'Grüezi', signature })).toBe(true)
    const typed = (await request('eth_signTypedData_v4', address, JSON.stringify(typedData))) as `0x${string}`
    expect(
      await verifyTypedData({ ...typedData, message: { choice: 1n }, address, signature: typed } as never),
    ).toBe(true)
  })

  it('answer the request they belong to, also when two are asked for at once', async () => {
    const { request, address } = await setUp({ isKnown: true })
    const texts = ['one', 'two', 'three']
    const signatures = await Promise.all(texts.map((text) => request('personal_sign', text, address)))
    for (const [at, message] of texts.entries())
      expect(await verifyMessage({ address, message, signature: signatures[at] as `0x${string}` })).toBe(true)
  })

  it('work again after one was declined', async () => {
    let count = 0
    const { request, address } = await setUp({
      isKnown: true,
      given: {
        'sign-message': () =>
          count++ ? { signature: '0x11' } : { status: 'error', error_code: 'user_rejected' },
      },
    })
    await expect(request('personal_sign', 'one', address)).rejects.toMatchObject({
      code: 'connect/user-rejected',
    })
    expect(await request('personal_sign', 'two', address)).toBe('0x11')
  })

  it.each([
    ['bytes that are no text', 'personal_sign', '0xff00', /text only/],
    ['typed data that is not JSON', 'eth_signTypedData_v4', '{', /JSON/],
    ['typed data without types', 'eth_signTypedData_v4', {}, /not valid/],
  ])('are refused for %s', async (_, method, signed, text) => {
    const { request, address, asked } = await setUp({ isKnown: true })
    const params = method === 'personal_sign' ? [signed, address] : [address, signed]
    await expect(request(method, ...params)).rejects.toThrow(text)
    expect(asked).toEqual([])
  })

  it('are refused for typed data of another network and for another account', async () => {
    const { request, address, asked } = await setUp({ isKnown: true })
    const elsewhere = { ...typedData, domain: { ...typedData.domain, chainId: 1 } }
    await expect(request('eth_signTypedData_v4', address, elsewhere)).rejects.toMatchObject({
      code: 'provider/chain-unrecognized',
    })
    await expect(request('personal_sign', 'text', other)).rejects.toMatchObject({
      code: 'provider/unauthorized',
    })
    expect(asked).toEqual([])
  })

  it.each([
    ['of another account', { signature: '0x11', address: other }],
    ['that is no hex', { signature: 'yes' }],
    ['that is missing', { signature: undefined }],
  ])('are refused when World App answers with one %s', async (_, answer) => {
    const { request, address } = await setUp({ isKnown: true, given: { 'sign-message': () => answer } })
    await expect(request('personal_sign', 'text', address)).rejects.toMatchObject({
      code: 'connect/wallet-malformed',
    })
  })
})

describe('transactions', () => {
  const word = (value: number) => pad(numberToHex(value))
  /** Puts the operation into a block, as the bundler of World App does. */
  const mine = async (hash: string, sender: string, isGood: boolean, contract = entryPoints[1]) => {
    const topics = [operationEvent, hash, pad(sender as `0x${string}`), word(0)] as `0x${string}`[]
    const data = concatHex([...topics, word(7), word(isGood ? 1 : 0), word(1), word(1)])
    const [from] = (await call('eth_accounts', [])) as [string]
    return call('eth_sendTransaction', [{ from, to: contract, data }])
  }

  it('[EVM-2] answer with the hash of the transaction that carries the operation', async () => {
    const { request, address, asked, operationHash } = await setUp({ isKnown: true })
    const sending = request('eth_sendTransaction', {
      from: address,
      to: other,
      value: '0x0de0',
      data: '0x01',
    })
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]?.payload).toEqual({
      chainId: 480,
      transactions: [{ to: other, value: '0xde0', data: '0x01' }],
    })
    // Neither another contract nor another account can stand in for it.
    await mine(operationHash, address, true, other)
    await mine(operationHash, other, true)
    const hash = await mine(operationHash, address, true)
    expect(await sending).toBe(hash)
  })

  it('fail when the operation failed, though its transaction did not', async () => {
    const { request, address, asked, operationHash } = await setUp({ isKnown: true })
    const sending = request('eth_sendTransaction', { from: address, to: other })
    const failed = expect(sending).rejects.toMatchObject({ code: 'wallet-call/reverted' })
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    await mine(operationHash, address, false)
    await failed
  })

  it('wait through a node that fails for a while', async () => {
    let failures = 0
    const server = createServer(async (incoming, response) => {
      let body = ''
      for await (const part of incoming) body += part
      if (body.includes('eth_getLogs') && failures++ < 2) {
        response.statusCode = 400
        return response.end('busy')
      }
      const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } }
      response.setHeader('content-type', 'application/json')
      return response.end(await (await fetch(node.url, init)).text())
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const rpcUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    try {
      const { request, address, asked, operationHash } = await setUp({ isKnown: true, rpcUrl })
      const sending = request('eth_sendTransaction', { from: address, to: other })
      await vi.waitFor(() => expect(asked).toHaveLength(1))
      const hash = await mine(operationHash, address, true)
      expect(await sending).toBe(hash)
      expect(failures).toBeGreaterThan(2)
    } finally {
      server.close()
    }
  })

  it.each([
    ['another account', { from: other, to: other }, 'provider/unauthorized'],
    ['another network', { to: other, chainId: '0x1' }, 'provider/chain-unrecognized'],
    ['a new contract', { data: '0x01' }, 'connect/not-supported'],
    ['a value that is no number', { to: other, value: 'much' }, 'http/invalid-request'],
    ['data that is no hex', { to: other, data: 'all' }, 'http/invalid-request'],
    ['an address that is none', { to: '0x12' }, 'http/invalid-request'],
  ])('are not sent for %s', async (_, given, code) => {
    const { request, asked } = await setUp({ isKnown: true })
    await expect(request('eth_sendTransaction', given)).rejects.toMatchObject({ code })
    expect(asked).toEqual([])
  })

  it('are not sent by a site without a node of World Chain', async () => {
    const { request, asked } = await setUp({ isKnown: true, rpcUrl: null })
    await expect(request('eth_sendTransaction', { to: other })).rejects.toThrow(/480/)
    expect(asked).toEqual([])
  })

  it.each([
    ['declines', { status: 'error', error_code: 'user_rejected' }, 'connect/user-rejected'],
    ['doesn’t know the contract', { status: 'error', error_code: 'invalid_contract' }, 'connect/failed'],
    ['answers with no hash', { userOpHash: '0x12' }, 'connect/wallet-malformed'],
  ])('fail when World App %s', async (_, answer, code) => {
    const { request } = await setUp({ isKnown: true, given: { 'send-transaction': () => answer } })
    await expect(request('eth_sendTransaction', { to: other })).rejects.toMatchObject({ code })
  })
})

it('refuses what World App can’t do', async () => {
  const { request, load } = await setUp({ isKnown: true })
  for (const method of ['eth_sign', 'wallet_sendCalls', 'wallet_addEthereumChain', 'eth_call'])
    await expect(request(method)).rejects.toMatchObject({ code: 'provider/unsupported-method' })
  expect(await request('wallet_switchEthereumChain', { chainId: '0x1e0' })).toBeNull()
  await expect(request('wallet_switchEthereumChain', { chainId: '0x1' })).rejects.toMatchObject({
    code: 'provider/unsupported-method',
  })
  expect(load).not.toHaveBeenCalled()
})

it.each([undefined, null, 7, 'WorldApp', {}, { supported_commands: {} }])(
  'sees no World App in %s',
  (WorldApp) => {
    expect(readWorldApp({ WorldApp } as never)).toBeNull()
  },
)

it('reads no account that is not an address', () => {
  const app = { supported_commands: [], wallet_address: '<b>' }
  expect(readWorldApp({ WorldApp: app } as never)).toEqual({ address: null })
})
