import { fallback, http } from 'viem'
import { httpOptions } from './httpOptions'
import type { NodeTransport } from './NodeTransport'
import { rankBySamples, type Sample } from './rankBySamples'
import { retryOptions } from './retryOptions'

/** [EVM-5] */
const ranking = { intervalMs: 4000, rounds: 10, pingTimeoutMs: 1000 }

async function ping(url: string): Promise<Sample> {
  const start = Date.now()
  // Asked alone: in a batch with the visitor's question it would measure that one.
  const { request } = http(url, { timeout: ranking.pingTimeoutMs, retryCount: 0 })({})
  const answered = await request({ method: 'eth_chainId' }).then(
    () => true,
    // Not to answer is what is being measured.
    () => false,
  )
  return { latencyMs: Date.now() - start, answered }
}

/**
 * [EVM-5] Several nodes of one network, the best tried first, the next when it fails.
 * viem's own ranking pings for as long as the page lives; here a round follows a question, and the next round comes
 * 4 s later only if something was asked in between, so that a page that asks nothing sends nothing.
 */
export function rankedTransport(urls: readonly string[]): NodeTransport {
  const open = (order: readonly string[]) =>
    fallback(
      order.map((url) => http(url, httpOptions)),
      retryOptions,
    )({})
  let transport = open(urls)
  let rounds: (readonly Sample[])[] = []
  let isRanking = false
  let wasAsked = false

  const rank = async () => {
    isRanking = true
    while (wasAsked) {
      wasAsked = false
      rounds = [...rounds, await Promise.all(urls.map(ping))].slice(-ranking.rounds)
      transport = open(rankBySamples(rounds).flatMap((position) => urls[position] ?? []))
      await new Promise((resolve) => setTimeout(resolve, ranking.intervalMs))
    }
    isRanking = false
  }

  return {
    request(call) {
      wasAsked = true
      const answer = transport.request(call)
      if (!isRanking) void rank()
      return answer
    },
  }
}
