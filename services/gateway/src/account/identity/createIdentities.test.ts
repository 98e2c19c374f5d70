import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type Address,
  decodeFunctionData,
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionResult,
  parseAbi,
  parseAbiParameters,
} from 'viem'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readConfig } from '../../config/readConfig'
import { createMetrics } from '../../monitoring/createMetrics'
import { createNodes } from '../../rpc/createNodes'
import { type ScriptedNode, startScriptedNode } from '../../testing/startScriptedNode'
import { createIdentities, type IdentitiesOptions } from './createIdentities'

const abi = parseAbi([
  'function reverseWithGateways(bytes, uint256, string[]) view returns (string, address, address)',
  'function resolveWithGateways(bytes, bytes, string[]) view returns (bytes, address)',
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)',
])
const callback = '0xabcdef01'
const resolver: Address = `0x${'77'.repeat(20)}`
const account: Address = `0x${'ab'.repeat(20)}`
let node: ScriptedNode
let outer: Server
let urls: string[] = []
let name = 'cosy.example.eth'
let isEndless = false
let seen: string[] = []
let answer: (response: ServerResponse) => unknown

const lookUp = () => {
  const args = [resolver, urls, '0x1234', callback, '0x'] as const
  return {
    code: 3,
    message: 'execution reverted',
    data: encodeErrorResult({ abi, errorName: 'OffchainLookup', args }),
  }
}

beforeAll(async () => {
  node = await startScriptedNode(({ params }) => {
    const { data } = Object(params[0])
    if (`${data}`.startsWith(callback)) {
      if (isEndless) throw lookUp()
      return encodeAbiParameters(parseAbiParameters('string, address, address'), [name, resolver, resolver])
    }
    const { functionName, args } = decodeFunctionData({ abi, data })
    if (functionName === 'reverseWithGateways') throw lookUp()
    const isText = args[1].startsWith('0x59d1d43c')
    const record = isText
      ? encodeAbiParameters([{ type: 'string' }], ['https://pictures.example/a.png'])
      : encodeAbiParameters([{ type: 'address' }], [account])
    return encodeFunctionResult({ abi, functionName, result: [record, resolver] })
  })
  outer = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`)
    answer(response)
  }).listen(0, '127.0.0.1')
  await once(outer, 'listening')
})
afterAll(async () => {
  outer.close()
  await node.stop()
})
beforeEach(() => {
  urls = [`http://127.0.0.1:${(outer.address() as AddressInfo).port}/{sender}/{data}.json`]
  name = 'cosy.example.eth'
  isEndless = false
  seen = []
  answer = (response) => response.end('{"data":"0x5678"}')
})

const find = (outside?: IdentitiesOptions['outside']) => {
  const chain = { id: 'eip155:1', name: 'One', rpc: [node.url], names: resolver }
  const config = readConfig({ GATEWAY_CHAINS: JSON.stringify([chain]) })
  const nodes = createNodes({ config, metrics: createMetrics(), now: Date.now })
  const readAvatar = async (record: string) => record
  return createIdentities({ nodes, readAvatar, now: Date.now, ...(outside ? { outside } : {}) })(account)
}
const anywhere = { isAllowed: () => true }

it('looks a name up offchain when the contract says so', async () => {
  expect(await find(anywhere)).toMatchObject({
    name: 'cosy.example.eth',
    avatar: 'https://pictures.example/a.png',
  })
  expect(seen).toEqual([`GET /${resolver}/0x1234.json`])
})

it('sends a POST when the URL has no placeholder, and tries the next URL on failure', async () => {
  urls = ['http://127.0.0.1:9/', `${urls[0]?.split('/{')[0]}/ask`]
  expect(await find(anywhere)).toMatchObject({ name: 'cosy.example.eth' })
  expect(seen).toEqual(['POST /ask'])
})

it('reaches no internal address, whatever the contract says', async () => {
  const inside = [
    urls[0] ?? '',
    'http://localhost:1/{data}',
    'file:///etc/passwd',
    'http://169.254.169.254/{data}',
  ]
  for (const url of inside) {
    urls = [url]
    await expect(find()).rejects.toThrow(expect.objectContaining({ code: 'gateway/source-down' }))
  }
  expect(seen).toEqual([])
})

it('follows no redirect to an internal address', async () => {
  answer = (response) => response.writeHead(307, { location: 'http://127.0.0.2:1/{data}' }).end()
  await expect(find({ isAllowed: (address) => address === '127.0.0.1' })).rejects.toThrow(
    expect.objectContaining({ code: 'gateway/source-down' }),
  )
  expect(seen).toHaveLength(1)
})

const nonsense: readonly (readonly [string, (response: ServerResponse) => unknown])[] = [
  ['10 MB', (response) => response.end(`{"data":"0x${'00'.repeat(5_000_000)}"}`)],
  ['more and more', (response) => pour(response)],
  ['nothing', () => undefined],
  ['something else', (response) => response.end('{"data":"0x5678zz"}')],
  ['HTML', (response) => response.end('<html>')],
]

it.each(nonsense)(
  'gives up on a server that sends %s',
  async (_, sends) => {
    answer = sends
    const began = Date.now()
    await expect(find(anywhere)).rejects.toThrow(expect.objectContaining({ code: 'gateway/source-down' }))
    expect(Date.now() - began).toBeLessThan(15_000)
  },
  20_000,
)

it('stops when a contract sends it from one lookup to the next', async () => {
  isEndless = true
  await expect(find(anywhere)).rejects.toThrow("Can't reach the source of names")
  expect(seen.length).toBeLessThanOrEqual(8)
  urls = ['x-batch-gateway:true']
  const before = node.calls.length
  await expect(find(anywhere)).rejects.toThrow("Can't reach the source of names")
  expect(node.calls.length - before).toBeLessThanOrEqual(30)
})

it("rejects names that aren't normalised", async () => {
  for (const odd of [
    'Cosy.example.eth',
    'cоsy.example.eth',
    'a b.eth',
    'a\u202eb.eth',
    `${'a.'.repeat(200)}eth`,
  ]) {
    name = odd
    expect(await find(anywhere)).toMatchObject({ name: null, avatar: null })
  }
})

/** Sends a little at a time, without end. */
function pour(response: ServerResponse): void {
  const timer = setInterval(() => response.write(' '), 50)
  response.on('close', () => clearInterval(timer))
}
