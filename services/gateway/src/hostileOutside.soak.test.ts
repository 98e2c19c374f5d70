import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { testAccounts } from '@latchkey/testing'
import { type AnvilNode, startAnvil } from '@latchkey/testing/node'
import {
  type Address,
  createTestClient,
  encodeAbiParameters,
  encodeErrorResult,
  http,
  namehash,
  parseAbi,
  publicActions,
  toFunctionSelector,
  walletActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createAccountServices } from './account/createAccountServices'
import { createIdentities } from './account/identity/createIdentities'
import { createMetadataReader } from './account/nfts/createMetadataReader'
import { createApp } from './app'
import { readConfig } from './config/readConfig'
import { importWallets } from './directory/importWallets'
import { createMetrics } from './monitoring/createMetrics'
import { createNodes } from './rpc/createNodes'
import { internalAddresses } from './testing/internalAddresses'
import { scriptContract } from './testing/scriptContract'
import { setUpGateway } from './testing/setUpGateway'

const [alice] = testAccounts
const bitcoin = 'bip122:000000000019d6689c085ae165831e93'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const polkadot = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
/** One account per family. */
const others = [
  [bitcoin, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  [solana, 'DRpbCBMxVnDK7maPM5tGv6MvB3v1sRMC86PZ8okm21hy'],
  [polkadot, '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
] as const
const piece: Address = `0x${'51'.repeat(20)}`
const names: Address = `0x${'52'.repeat(20)}`
const reached: string[] = []
const servers: Server[] = []
let anvil: AnvilNode
let port: number
let redirecting: string
const settings: Record<string, string> = {}

async function listen(answer: RequestListener, host: string): Promise<number> {
  const server = createServer(answer).listen(0, host)
  servers.push(server)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

beforeAll(async () => {
  anvil = await startAnvil()
  // The target nobody may reach: on IPv4 and IPv6, on every address of this machine.
  port = await listen((request, response) => {
    reached.push(`${request.headers.host} ${request.url}`)
    response.end('{"name":"inside","image":"https://inside.example/1.png","data":"0x","result":[]}')
  }, '::')
  // A server the operator trusts, which redirects to the forbidden one.
  const other = await listen(
    (_request, response) => response.writeHead(302, { location: `http://127.0.0.1:${port}/led` }).end(),
    '127.0.0.1',
  )
  redirecting = `http://127.0.0.1:${other}`
  const local = { id: 'eip155:31337', name: 'Local', rpc: [anvil.url], collections: [piece] }
  settings.GATEWAY_CHAINS = JSON.stringify([
    { ...local, names: anvil.contracts.ensUniversalResolver },
    { id: 'eip155:1', name: 'Led', rpc: [redirecting], explorer: { url: `${redirecting}/api` } },
    ...[bitcoin, solana, polkadot].map((id) => ({ id, name: 'Led', rpc: [redirecting] })),
  ])
  settings.GATEWAY_IPFS = redirecting
  settings.GATEWAY_PRICE_API = `${redirecting}/prices`
  settings.GATEWAY_RATE_LIMIT = '100000'
}, 60_000)
const gateway = setUpGateway(settings)
afterEach(() => expect(reached.splice(0)).toEqual([]))
afterAll(async () => {
  for (const server of servers) server.close()
  await anvil.stop()
})

const ways = () => internalAddresses(port, redirecting)
const text = (value: string) => ({ data: encodeAbiParameters([{ type: 'string' }], [value]) })
const uint = (value: bigint) => ({ data: encodeAbiParameters([{ type: 'uint256' }], [value]) })
const setCode = (address: Address, code: string) =>
  createTestClient({ mode: 'anvil', transport: http(anvil.url) }).request({
    method: 'anvil_setCode',
    params: [address, code],
  } as never)
/** Deploys a collectible whose token URI is the given address. */
const describeAt = (address: string) =>
  setCode(
    piece,
    scriptContract({
      [toFunctionSelector('name()')]: text('Pieces'),
      [toFunctionSelector('balanceOf(address)')]: uint(1n),
      [toFunctionSelector('tokenOfOwnerByIndex(address,uint256)')]: uint(7n),
      [toFunctionSelector('ownerOf(uint256)')]: uint(BigInt(alice.address)),
      [toFunctionSelector('tokenURI(uint256)')]: text(address),
    }),
  )
/** Deploys a name resolver that sends all lookups to the given address. */
const lookUpAt = (address: string) => {
  const abi = parseAbi(['error OffchainLookup(address, string[], bytes, bytes4, bytes)'])
  const args = [names, [address], '0x1234', '0xabcdef01', '0x'] as const
  const data = encodeErrorResult({ abi, errorName: 'OffchainLookup', args })
  const selector = toFunctionSelector('reverseWithGateways(bytes,uint256,string[])')
  return setCode(names, scriptContract({ [selector]: { data, reverts: true } }))
}
const namesSettings = () => ({
  ...settings,
  GATEWAY_CHAINS: JSON.stringify([{ id: 'eip155:31337', name: 'Local', rpc: [anvil.url], names }]),
})
/** Asks a gateway with empty caches. */
const askFresh = async (path: string, env = settings) => {
  const { services } = gateway()
  const config = readConfig(env)
  const nodes = createNodes({ config, metrics: createMetrics(), now: services.now })
  const fresh = createAccountServices(config, nodes, services.now)
  const answer = await createApp({ ...services, ...fresh, nodes, config }).request(`${path}projectId=dev`)
  await nodes.stop()
  return answer
}

describe('never fetches an internal address', () => {
  it('for the description of a collectible', async () => {
    for (const address of ways()) {
      await describeAt(address)
      const answer = await gateway().ask(`/v1/account/${alice.address}/nfts?chainId=eip155:31337`)
      expect(answer.status).toBe(200)
      expect((await answer.json()).nfts, address).toMatchObject([
        { tokenId: '7', name: null, imageUrl: null },
      ])
    }
  }, 300_000)

  it('for the picture in a description', async () => {
    for (const image of ways()) {
      await describeAt(
        `data:application/json,${encodeURIComponent(JSON.stringify({ name: 'Seven', image }))}`,
      )
      const answer = await gateway().ask(`/v1/account/${alice.address}/nfts?chainId=eip155:31337`)
      const [nft] = (await answer.json()).nfts
      expect(nft).toMatchObject({ name: 'Seven' })
      // The image URL may only be https or the operator's IPFS gateway.
      if (nft.imageUrl !== null)
        expect(nft.imageUrl).toMatch(/^https:|^http:\/\/127\.0\.0\.1:\d+\/(ipfs\/bafy|led)/)
    }
  }, 300_000)

  it('for the avatar of a name, whether a URL or a collectible', async () => {
    const wallet = createTestClient({
      mode: 'anvil',
      transport: http(anvil.url),
      account: privateKeyToAccount(alice.privateKey),
    })
      .extend(publicActions)
      .extend(walletActions)
    const setAvatar = async (avatar: string) => {
      const hash = await wallet.writeContract({
        address: anvil.contracts.ensResolver,
        abi: parseAbi(['function setText(bytes32 node, string key, string value)']),
        functionName: 'setText',
        args: [namehash('alice.latchkey.eth'), 'avatar', avatar],
        chain: null,
      })
      await vi.waitFor(() => wallet.getTransactionReceipt({ hash }), 60_000)
    }
    const identity = async () => (await askFresh(`/v1/identity/${alice.address}?`)).json()
    for (const address of ways().filter((way) => !/^https|ipfs:\/\/bafy|led$/.test(way))) {
      await setAvatar(address)
      expect(await identity(), address).toMatchObject({ name: 'alice.latchkey.eth', avatar: null })
    }
    await setAvatar(`eip155:31337/erc721:${piece}/7`)
    for (const address of ways()) {
      await describeAt(address)
      expect(await identity(), address).toMatchObject({ name: 'alice.latchkey.eth', avatar: null })
    }
  }, 300_000)

  it('for a name that a contract looks up offchain', async () => {
    for (const address of ways().flatMap((way) => [way, `${way}/{sender}/{data}`])) {
      await lookUpAt(address)
      const answer = await askFresh(`/v1/identity/${alice.address}?`, namesSettings())
      expect([answer.status, await answer.json()], address).toEqual([
        503,
        { status: 'FAILED', reasons: [{ field: '', description: "Can't reach the source of names" }] },
      ])
    }
  }, 300_000)

  it('though it would, if the address were public', async () => {
    const outside = { isAllowed: () => true }
    const address = `http://127.0.0.1:${port}/open`
    const metadata = createMetadataReader({ ipfsGateway: undefined, now: Date.now, outside })
    expect(await metadata(address)).toMatchObject({ name: 'inside' })
    await lookUpAt(address)
    const config = readConfig(namesSettings())
    const nodes = createNodes({ config, metrics: createMetrics(), now: Date.now })
    const find = createIdentities({ nodes, readAvatar: async () => null, now: Date.now, outside })
    await expect(find(alice.address)).rejects.toThrow("Can't reach the source of names")
    await nodes.stop()
    expect(reached.splice(0)).toEqual(Array(2).fill(`127.0.0.1:${port} /open`))
  })

  it('when a node, an explorer or a price source redirects', async () => {
    const call = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] })
    const rpc = await gateway().ask('/v1?chainId=eip155:1', { method: 'POST', body: call })
    expect([rpc.status, (await rpc.json()).reasons[0].field]).toEqual([503, 'chainId'])
    const history = await gateway().ask(`/v1/account/${alice.address}/history?chainId=eip155:1`)
    expect([history.status, (await history.json()).reasons[0].field]).toEqual([503, ''])
    const address = `eip155:1:0x${'e'.repeat(40)}`
    const price = await gateway().ask('/v1/fungible/price', {
      method: 'POST',
      body: JSON.stringify({ currency: 'usd', addresses: [address] }),
    })
    expect(price.status).toBe(503)
  })

  it('when a node of another family redirects', async () => {
    const { ask } = gateway()
    for (const [chainId, address] of others) {
      const balance = await ask(`/v1/account/${address}/balance?currency=usd&chainId=${chainId}`)
      expect([chainId, balance.status]).toEqual([chainId, 503])
      const history = await ask(`/v1/account/${address}/history?chainId=${chainId}`)
      expect([chainId, history.status]).toEqual([chainId, chainId === polkadot ? 501 : 503])
    }
    for (const [chainId, method] of [
      [solana, 'getHealth'],
      [polkadot, 'system_health'],
    ] as const) {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] })
      expect((await ask(`/v1?chainId=${chainId}`, { method: 'POST', body })).status).toBe(503)
    }
    const [, address] = others[0]
    const statuses = [
      await ask(`/v1/address/${address}/utxo?chainId=${bitcoin}`),
      await ask(`/v1/fee-estimates?chainId=${bitcoin}`),
      await ask(`/v1/tx?chainId=${bitcoin}`, { method: 'POST', body: '00'.repeat(50) }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([503, 503, 503])
  })

  it('for anything a caller can send', async () => {
    const { ask, services } = gateway()
    await importWallets(
      services.database,
      [{ id: 'ab'.repeat(32), name: 'Inside', homepage: `http://127.0.0.1:${port}/`, image_id: 'inside' }],
      'add',
    )
    await services.directory.refresh()
    expect((await ask(`/getWalletImage/inside`)).status).toBe(200)
    for (const way of ways()) {
      const id = encodeURIComponent(way)
      for (const path of [
        '/getWalletImage/',
        '/public/getAssetImage/',
        '/public/getCurrencyImage/',
        '/public/getTokenImage/',
      ])
        expect((await ask(`${path}${id}`)).status, way).toBe(404)
      const body = JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'eth_call',
        params: [{ to: way }],
        url: way,
      })
      const statuses = [
        await ask(`/v1?chainId=${id}`, { method: 'POST', body }),
        await ask(`/v1/bundler?chainId=eip155:1&bundler=${id}`, { method: 'POST', body }),
        await ask(`/v1/identity/${id}?sender=${id}`),
        await ask(`/v1/account/${id}/balance?currency=usd&chainId=${id}`),
        await ask(`/v1/account/${alice.address}/history?chainId=eip155:31337&onramp=${id}`),
        await ask('/v1/fungible/price', {
          method: 'POST',
          body: JSON.stringify({ currency: 'usd', addresses: [way] }),
        }),
        await ask(`/v1/account/${id}/history?chainId=${bitcoin}`),
        await ask(`/v1/account/${id}/history?chainId=${solana}`),
        await ask(`/v1/address/${id}/utxo?chainId=${bitcoin}`),
        await ask(`/v1/fee-estimates?chainId=${id}`),
        await ask(`/v1/tx?chainId=${bitcoin}`, { method: 'POST', body: way }),
      ].map(({ status }) => status)
      expect(statuses, way).toEqual([400, 422, 400, 400, 400, 400, 400, 400, 400, 400, 422])
    }
  }, 300_000)
})
