import { setTimeout as sleep } from 'node:timers/promises'
import { smartAccountAddresses } from '@latchkey/protocol'
import { type Hex, isHex } from 'viem'
import type { Nodes } from '../rpc/Nodes'
import type { SmartChains } from './SmartChains'

const { entryPoint, implementation } = smartAccountAddresses

/** How often to ask again, at most, for a chain without the contracts. */
const againMs = 10_000

/**
 * Checks now and every ten minutes on which chains the contracts of smart accounts exist. A chain whose nodes are down
 * keeps the last answer.
 */
export function startCheckingChains(
  nodes: Pick<Nodes, 'chains' | 'callMany'>,
  everyMs = 600_000,
): SmartChains {
  const stopping = new AbortController()
  const codes = new Map<string, Hex>()
  const checkedAt = new Map<string, number>()
  const check = async (networkId: string) => {
    checkedAt.set(networkId, performance.now())
    const calls = [entryPoint, implementation].map((address) => ({
      method: 'eth_getCode',
      params: [address, 'latest'],
    }))
    try {
      const outcomes = await nodes.callMany(networkId, calls, stopping.signal)
      const [first, second] = outcomes.map((outcome) => (outcome.ok ? outcome.result : undefined))
      if (!isHex(first) || !isHex(second)) return
      if (first !== '0x' && second !== '0x') codes.set(networkId, second)
      else codes.delete(networkId)
    } catch {
      // Its nodes are down, which other parts report. The next round asks again.
    }
  }
  const ids = nodes.chains.map(({ id }) => id).filter((id) => id.startsWith('eip155:'))
  const first = new Map(ids.map((id) => [id, check(id)]))
  const run = async () => {
    await Promise.all(first.values())
    while (!stopping.signal.aborted) {
      // Rejects only when stopping.
      await sleep(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
      if (!stopping.signal.aborted) await Promise.all(ids.map(check))
    }
  }
  const running = run()
  return {
    async codeOf(networkId) {
      await first.get(networkId)
      // A chain that was down at the start, or got its contracts since.
      const age = performance.now() - (checkedAt.get(networkId) ?? performance.now())
      if (!codes.has(networkId) && age > againMs) await check(networkId)
      return codes.get(networkId)
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}
