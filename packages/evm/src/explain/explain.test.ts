import type { ExplainRequest } from '@latchkey/core'
import { type Network, networkFailure } from '@latchkey/protocol'
import { testAccounts } from '@latchkey/testing'
import { type AnvilNode, startAnvil } from '@latchkey/testing/node'
import { encodeFunctionData, erc20Abi, maxUint256 } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { evm } from '../evm'

const spender = '0x00000000000000000000000000000000000c0ffe'
const { address } = testAccounts[0]

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

  function ask(method: string, params: unknown, through?: ExplainRequest['through']) {
    const { explain } = evm().can
    if (!explain) return expect.unreachable()
    return explain({
      method,
      params,
      address,
      addresses: [address],
      network,
      sources: {},
      through: through ?? ((read) => read(network)),
    })
  }

  it('shows an unlimited allowance on a real node', async () => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, maxUint256] })
    const { lines, warnings, will, seen, fee } = await ask('eth_sendTransaction', [
      { from: address, to: node.contracts.dollar, data },
    ])
    expect(lines).toMatchObject([{ kind: 'allow', amount: 'unlimited', token: { decimals: 6 } }])
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
