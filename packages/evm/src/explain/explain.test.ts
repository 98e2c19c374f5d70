import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { ExplainRequest } from '@latchkey/core'
import { type Network, networkFailure } from '@latchkey/protocol'
import { testAccounts } from '@latchkey/testing'
import { type AnvilNode, startAnvil } from '@latchkey/testing/node'
import { type Address, encodeFunctionData, erc20Abi, getAddress, maxUint256 } from 'viem'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { evm } from '../evm'

const spender = getAddress('0x00000000000000000000000000000000000c0ffe')
const { address } = testAccounts[0]
const other = testAccounts[1].address
const friend = testAccounts[5].address
const thief = testAccounts[6].address
const native = { kind: 'native' }

describe('explain', () => {
  let node: AnvilNode
  let network: Network
  beforeAll(async () => {
    node = await startAnvil()
    network = {
      id: node.chainId,
      caipNetworkId: `eip155:${node.chainId}`,
      chainNamespace: 'eip155',
      name: 'Local',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [node.url] } },
    }
  })
  afterAll(() => node.stop())

  function ask(
    method: string,
    params: unknown,
    through?: ExplainRequest['through'],
    addresses: readonly string[] = [address],
  ) {
    const { explain } = evm().can
    if (!explain) return expect.unreachable()
    return explain({
      method,
      params,
      address,
      addresses,
      network,
      sources: {},
      through: through ?? ((read) => read(network)),
    })
  }

  const transfer = (to: Address, amount: bigint) =>
    encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })

  /** The real node, but it doesn't know some methods. */
  async function serveWithout(...missing: readonly string[]): Promise<Network> {
    const server = createServer(async (incoming, response) => {
      const calls: readonly { readonly id: number; readonly method: string }[] = JSON.parse(
        await text(incoming),
      )
      const body = JSON.stringify(calls.filter(({ method }) => !missing.includes(method)))
      const headers = { 'content-type': 'application/json' }
      const answers =
        body === '[]' ? [] : await (await fetch(node.url, { method: 'POST', body, headers })).json()
      const error = { code: -32601, message: 'Method not found' }
      const refused = calls.filter(({ method }) => missing.includes(method)).map(({ id }) => ({ id, error }))
      response.end(JSON.stringify([...answers, ...refused]))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return { ...network, rpcUrls: { default: { http: [url] } } }
  }

  it('shows coins and tokens sent, as the balances of a real node change', async () => {
    const coins = await ask('eth_sendTransaction', [{ from: address, to: friend, value: '0x5' }])
    expect(coins).toMatchObject({
      intent: { code: 'send' },
      lines: [{ kind: 'send', token: native, amount: 5n, to: friend }],
      warnings: [],
      will: 'succeed',
    })
    const { dollar } = node.contracts
    const tokens = await ask('eth_sendTransaction', [
      { from: address, to: dollar, data: transfer(friend, 3n) },
    ])
    expect(tokens).toMatchObject({
      lines: [{ kind: 'send', token: { symbol: 'LKD', decimals: 6 }, amount: 3n, to: friend }],
      warnings: [],
      will: 'succeed',
    })
  })

  it('finds the one harmful call among many', async () => {
    const { dollar } = node.contracts
    const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [thief, 7n] })
    const harmless = { to: dollar, data: transfer(friend, 0n) }
    const calls = [...Array(60).fill(harmless), { to: dollar, data: approve }, ...Array(30).fill(harmless)]
    const { lines, warnings, intent } = await ask('wallet_sendCalls', [{ from: address, calls }])
    expect(intent).toEqual({ code: 'batch', values: { count: '91' } })
    expect(lines).toMatchObject([{ kind: 'allow', amount: 7n, spender: thief }])
    expect(warnings).toEqual([{ code: 'spender-is-not-contract', address: thief }])
  })

  it('explains for the connected account what names an account that the wallet doesn’t show', async () => {
    const request = [{ from: thief, to: node.contracts.dollar, data: transfer(other, 3n) }]
    const explanation = await ask('eth_sendTransaction', request)
    expect(explanation).toMatchObject({ lines: [{ kind: 'send', amount: 3n }], will: 'succeed' })
    // To itself, so nothing moves.
    const shown = await ask('eth_sendTransaction', [{ ...request[0], from: other }], undefined, [
      address,
      other,
    ])
    expect(shown).toMatchObject({ lines: [], will: 'succeed' })
  })

  it('asks a node that can’t simulate for each thing alone', async () => {
    const old = await serveWithout('eth_simulateV1')
    const { dollar } = node.contracts
    const explanation = await ask(
      'eth_sendTransaction',
      [{ from: address, to: dollar, data: transfer(friend, 3n) }],
      (read) => read(old),
    )
    expect(explanation).toMatchObject({
      lines: [{ kind: 'send', token: { symbol: 'LKD', decimals: 6 }, amount: 3n }],
      will: 'succeed',
      seen: { decoded: true, simulated: undefined },
    })
    const failing = await ask(
      'eth_sendTransaction',
      [{ from: address, to: dollar, data: transfer(friend, maxUint256) }],
      (read) => read(old),
    )
    expect(failing.will).toBe('revert')
  })

  it('shows an unlimited allowance on a real node', async () => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, maxUint256] })
    const { lines, warnings, will, seen, fee } = await ask('eth_sendTransaction', [
      { from: address, to: node.contracts.dollar, data },
    ])
    expect(lines).toMatchObject([
      // With their checksums, which calldata doesn't have.
      {
        ...{ kind: 'allow', amount: 'unlimited', spender },
        token: { decimals: 6, address: getAddress(node.contracts.dollar) },
      },
    ])
    expect(warnings.map(({ code }) => code)).toContain('unlimited-allowance')
    expect(warnings.map(({ code }) => code)).toContain('spender-is-not-contract')
    expect(will).toBe('succeed')
    expect(seen.simulated?.block).toBeGreaterThanOrEqual(0)
    expect(fee?.likely).toBeGreaterThan(20_000n)
  })

  it('says why a call fails', async () => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [spender, maxUint256] })
    const { will, warnings } = await ask('eth_sendTransaction', [
      { from: address, to: node.contracts.dollar, data },
    ])
    expect(will).toBe('revert')
    expect(warnings).toContainEqual({ code: 'reverts' })
  })

  it('takes a refusal as an answer, so no other node is asked', async () => {
    const seen: unknown[] = []
    const { will, reason } = await ask(
      'eth_sendTransaction',
      [{ from: address, to: spender, value: `0x${(10n ** 30n).toString(16)}` }],
      async (read) => {
        const answer = await read(network)
        seen.push(answer)
        return answer
      },
    )
    expect(will).toBe('revert')
    expect(reason).toMatch(/funds/)
    expect(seen.some((one) => Object(one).refusal !== undefined)).toBe(true)
  })

  it('reads the request when no node can be reached', async () => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, maxUint256] })
    const { lines, seen, will } = await ask(
      'eth_sendTransaction',
      [{ to: node.contracts.dollar, data }],
      () => Promise.reject(networkFailure()),
    )
    expect(lines).toMatchObject([{ kind: 'allow', amount: 'unlimited' }])
    expect([seen.simulated, will]).toEqual([undefined, 'unknown'])
  })
})
