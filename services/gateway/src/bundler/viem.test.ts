import { createClient, encodeFunctionData, erc20Abi, http, publicActions } from 'viem'
import { createBundlerClient, toSimple7702SmartAccount } from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway } from '../startGateway'
import { openTestDatabase } from '../testing/openTestDatabase'
import { openSponsorChain } from '../testing/sponsor/openSponsorChain'

const node = await openSponsorChain()
const shop = '0x00000000000000000000000000000000000000aa'
const usual = { GATEWAY_MODE: 'development', GATEWAY_LOG: 'silent', GATEWAY_RELAY: 'false' }
const urls: Record<string, string> = {}
const ends: (() => Promise<void>)[] = [node.stop]
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})

async function start(settings: Record<string, string>) {
  const database = await openTestDatabase()
  const env = { ...node.settings, ...usual, DATABASE_URL: database.url, ...settings }
  const gateway = await startGateway({ port: 0, env })
  ends.push(database.stop, gateway.stop)
  return `${gateway.url}/v1/bundler?chainId=${node.network}&projectId=dev`
}

beforeAll(async () => {
  urls.own = await start({})
  // For the second gateway, the first one is the operator's bundler.
  const bundlers = JSON.stringify({ [node.network]: urls.own })
  urls.foreign = await start({ SPONSOR: 'bundler', SPONSOR_BUNDLER_URLS: bundlers })
}, 60_000)

const chain = {
  id: node.chainId,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [node.url] } },
} as const

describe.each(['own', 'foreign'])('the bundler client of viem with SPONSOR for the %s bundler', (name) => {
  it('sends the first operation with its authorisation, and a later one', async () => {
    const client = createClient({ chain, transport: http(node.url), pollingInterval: 50 }).extend(
      publicActions,
    )
    const owner = privateKeyToAccount(generatePrivateKey())
    const account = await toSimple7702SmartAccount({ client, owner })
    const bundler = createBundlerClient({
      account,
      client,
      transport: http(urls[name]),
      pollingInterval: 50,
      userOperation: {
        estimateFeesPerGas: async () => ({ maxFeePerGas: 0n, maxPriorityFeePerGas: 0n }),
      },
    })
    await node.fund(owner.address, 1_000n)
    const had = await node.tokensOf(shop)
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [shop, 400n] })
    const calls = [{ to: node.contracts.dollar, data }, { to: shop }] as const
    const authorization = await owner.signAuthorization({
      ...account.authorization,
      chainId: chain.id,
      nonce: await client.getTransactionCount({ address: owner.address }),
    })
    const first = await bundler.sendUserOperation({ calls, authorization })
    const mined = await bundler.waitForUserOperationReceipt({ hash: first, timeout: 60_000 })
    expect([mined.success, mined.sender.toLowerCase()]).toEqual([true, owner.address.toLowerCase()])
    expect(await bundler.getUserOperation({ hash: first })).toMatchObject({
      transactionHash: mined.receipt.transactionHash,
    })
    const later = await bundler.sendUserOperation({ calls })
    const again = await bundler.waitForUserOperationReceipt({ hash: later, timeout: 60_000 })
    expect([again.success, await node.tokensOf(shop)]).toEqual([true, had + 800n])
    expect(await bundler.getSupportedEntryPoints()).toEqual([account.entryPoint.address])
    expect(await client.getBalance({ address: owner.address })).toBe(0n)
  })
})
