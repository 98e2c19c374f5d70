import { type AnvilNode, startAnvil } from '@latchkey/testing/node'
import { createPublicClient, erc20Abi, http } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setUpGateway } from '../testing/setUpGateway'
import { type ScriptedNode, startScriptedNode } from '../testing/startScriptedNode'

let anvil: AnvilNode
let scripted: ScriptedNode
const settings: Record<string, string> = {}
const huge = '18446744073709551615'
beforeAll(async () => {
  anvil = await startAnvil()
  scripted = await startScriptedNode(({ method }) => `${method} of 777`)
  const down = 'http://127.0.0.1:9'
  settings.GATEWAY_CHAINS = JSON.stringify([
    { id: 'eip155:31337', name: 'Local', rpc: [down, anvil.url] },
    { id: 'eip155:777', name: 'Scripted', rpc: [scripted.url] },
    { id: 'eip155:666', name: 'Down', rpc: [down] },
    { id: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', name: 'Devnet', rpc: [scripted.url] },
  ])
}, 60_000)
const gateway = setUpGateway(settings)
afterAll(async () => {
  await anvil.stop()
  await scripted.stop()
})

const post = (body: unknown, chainId = 'eip155:31337', path = '/v1/') =>
  gateway().ask(`${path}?chainId=${chainId}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const rpc = (method: string, params: unknown = [], id: unknown = 1) => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
})

describe('[RPC-1] JSON-RPC by chain', () => {
  it.each(['/v1', '/v1/'])('answers %s from the node that is up', async (path) => {
    const answer = await post(rpc('eth_getBalance', [anvil.contracts.dollar, 'latest']), 'eip155:31337', path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(await answer.json()).toEqual({ jsonrpc: '2.0', id: 1, result: '0x0' })
  })

  it('answers from the configuration without a node', async () => {
    const answers = await (
      await post([rpc('eth_chainId', [], 'a'), rpc('net_version'), rpc('net_listening')], 'eip155:666')
    ).json()
    expect(answers).toEqual([
      { jsonrpc: '2.0', id: 'a', result: '0x29a' },
      { jsonrpc: '2.0', id: 1, result: '666' },
      { jsonrpc: '2.0', id: 1, result: true },
    ])
  })

  it.each([
    'eth_accounts',
    'eth_sendTransaction',
    'eth_sign',
    'eth_signTransaction',
    'eth_signTypedData_v4',
    'personal_unlockAccount',
    'wallet_addEthereumChain',
    'admin_addPeer',
    'debug_traceCall',
    'anvil_setBalance',
    'hardhat_impersonateAccount',
    'evm_mine',
    'miner_start',
    'txpool_content',
    'engine_newPayloadV1',
    'ETH_ACCOUNTS',
    'constructor',
    '__proto__',
    ' eth_call',
  ])('rejects %s without asking a node', async (method) => {
    const before = scripted.calls.length
    const answer = await post(rpc(method), 'eip155:777')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ id: 1, error: { code: -32601 } })
    expect(scripted.calls.length).toBe(before)
  })

  it('rejects calls inside a batch in place, and passes the others on', async () => {
    const batch = [
      rpc('eth_blockNumber', [], 'x'),
      rpc('eth_accounts', [], 'y'),
      7,
      rpc('eth_gasPrice', [], 'z'),
      rpc('eth_chainId', [], 'w'),
    ]
    const answers = await (await post(batch, 'eip155:777')).json()
    expect(answers).toEqual([
      { jsonrpc: '2.0', id: 'x', result: 'eth_blockNumber of 777' },
      { jsonrpc: '2.0', id: 'y', error: { code: -32601, message: 'The method does not exist' } },
      { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'The request is not valid JSON-RPC' } },
      { jsonrpc: '2.0', id: 'z', result: 'eth_gasPrice of 777' },
      { jsonrpc: '2.0', id: 'w', result: '0x309' },
    ])
  })

  it('passes on only the fields of the standard, so no two readers disagree about a call', async () => {
    await post(
      '{"id":1,"method":"eth_accounts","method":"eth_gasPrice","extra":{"method":"eth_sign"}}',
      'eip155:777',
    )
    expect(scripted.calls.at(-1)).toEqual({ jsonrpc: '2.0', id: 1, method: 'eth_gasPrice' })
  })

  it("passes the node's bytes on unchanged", async () => {
    const text = ` {"jsonrpc" : "2.0","id":1,\n"result":{"value":${huge}}}`
    scripted.break((response) => response.end(text))
    const solana = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
    expect(await (await post(rpc('getBalance', ['x']), solana)).text()).toBe(text)
    scripted.break((response) => response.end(`[${text}]`))
    const mixed = await post([rpc('requestAirdrop'), rpc('getBalance', ['x'])], solana)
    expect(await mixed.text()).toContain(`"result":{"value":${huge}}`)
    scripted.break((response) => response.writeHead(400).end('{"error":"bad"}'))
    const refused = await post(rpc('getBalance', ['x']), solana)
    expect([refused.status, await refused.text()]).toEqual([400, '{"error":"bad"}'])
    scripted.break(undefined)
  })
})

it('[RPC-1] serves a client library that batches its calls', async () => {
  const url = 'http://gateway.test/v1/?chainId=eip155:31337&projectId=dev'
  const fetchFn = async (input: string | URL | Request, init?: RequestInit) =>
    gateway().app.request(new Request(input, init))
  const client = createPublicClient({ transport: http(url, { batch: true, fetchFn, retryCount: 0 }) })
  const address = anvil.contracts.dollar
  const [id, block, decimals] = await Promise.all([
    client.getChainId(),
    client.getBlockNumber(),
    client.readContract({ address, abi: erc20Abi, functionName: 'decimals' }),
  ])
  expect([id, block > 0n, decimals]).toEqual([31337, true, 6])
  await expect(client.request({ method: 'eth_accounts' } as never)).rejects.toMatchObject({ code: -32601 })
})

describe('the answer cache', () => {
  it('asks once for a block that is deep enough', async () => {
    await fetch(anvil.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(rpc('anvil_mine', ['0x101'])),
    })
    const first = (await (await post(rpc('eth_getBlockByNumber', ['0x1', false]))).json()).result
    expect(first.number).toBe('0x1')
    // The answer is cached after it was sent.
    await expect.poll(() => isKept('eth_getBlockByNumber', ['0x1', false]), { timeout: 20_000 }).toBe(true)
    await expect.poll(() => isKept('eth_getBlockByHash', [first.hash, false]), { timeout: 20_000 }).toBe(true)
    const again = await post(rpc('eth_getBlockByHash', [first.hash, false], 'other'))
    expect(await again.json()).toEqual({ jsonrpc: '2.0', id: 'other', result: first })
  })

  /** Whether the answer came without asking a node. */
  const isKept = async (method: string, params: unknown) => {
    const { upstream } = gateway().services.metrics
    const count = async () => (await upstream.get()).values.reduce((sum, { value }) => sum + value, 0)
    const before = await count()
    await post(rpc(method, params))
    return (await count()) === before
  }

  it('skips answers about a new block, or about none', async () => {
    expect(await isKept('eth_getBlockByNumber', ['latest', false])).toBe(false)
    expect(await isKept('eth_getBlockByNumber', ['latest', false])).toBe(false)
    const none = ['eth_getTransactionReceipt', [`0x${'0'.repeat(64)}`]] as const
    await isKept(...none)
    expect(await isKept(...none)).toBe(false)
  })
})

describe('an error', () => {
  const reason = async (answer: Response) => [answer.status, (await answer.json()).reasons[0].field]

  it('is 400 for an unknown chain, 503 when all nodes of a chain are down', async () => {
    expect(await reason(await post(rpc('eth_call'), 'eip155:5'))).toEqual([400, 'chainId'])
    expect(await reason(await post(rpc('eth_call'), 'eip155:666'))).toEqual([503, 'chainId'])
  })

  it('is 401 without a project', async () => {
    const answer = await gateway().app.request('/v1?chainId=eip155:666', { method: 'POST', body: '{}' })
    expect(await reason(answer)).toEqual([401, 'authentication'])
  })

  it('is 400 for an invalid call, invalid JSON, no chain, and a batch with none or too many calls', async () => {
    for (const body of [
      '7',
      'null',
      '"x"',
      '{}',
      '{"method":7}',
      '{"method":"eth_call","params":7}',
      '{"id":{}}',
    ])
      expect((await post(body)).status).toBe(400)
    expect((await post('{')).status).toBe(400)
    expect((await gateway().ask('/v1', { method: 'POST', body: '{}' })).status).toBe(400)
    expect((await post([])).status).toBe(400)
    expect((await post(Array.from({ length: 1_001 }, () => rpc('eth_chainId')))).status).toBe(400)
  })

  it('comes from the node when parameters have an odd shape', async () => {
    const odd = rpc('eth_getBlockByNumber', [{ toString: 1 }, false])
    expect((await post(odd)).status).toBe(200)
    expect((await post([odd, odd, rpc('eth_accounts')])).status).toBe(200)
  })

  it('is 413 beyond a million bytes', async () => {
    expect((await post(`"${'x'.repeat(1_000_000)}"`)).status).toBe(413)
  })

  it("is 426 for a GET that doesn't ask for a WebSocket", async () => {
    for (const path of ['/v1', '/v1/', '/ws'])
      expect(await reason(await gateway().ask(path))).toEqual([426, ''])
  })

  it('is 422 for parameters without end of depth, never 500', async () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ]) {
      const params = `${open?.repeat(50_000)}1${close?.repeat(50_000)}`
      const answer = await post(`{"jsonrpc":"2.0","id":1,"method":"eth_call","params":[${params}]}`)
      expect([answer.status, await answer.text()]).toEqual([422, 'Invalid body: more than 64 levels'])
    }
  })

  it('counts the calls of batches', async () => {
    const long = Array.from({ length: 1_000 }, () => rpc('eth_chainId'))
    const answers = await Promise.all(Array.from({ length: 30 }, () => post(long)))
    expect(answers.some(({ status }) => status === 429)).toBe(true)
  })
})
