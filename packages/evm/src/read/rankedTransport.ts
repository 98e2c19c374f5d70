import { fallback, http } from 'viem'
import { httpOptions, type NodeTransport, retryOptions } from './NodeAccess'
import { rankBySamples, type Sample } from './rankBySamples'

/** [EVM-5] */
const ranking = { intervalMs: 4000, rounds: 10, pingTimeoutMs: 1000 }

async function ping(url: string): Promise<Sample> {
  const start = Date.now()
  // Sent alone: in a batch it would measure the other calls.
  const { request } = http(url, { timeout: ranking.pingTimeoutMs, retryCount: 0 })({})
  const answered = await request({ method: 'eth_chainId' }).then(
    () => true,
    // A failed ping is a result, too.
    () => false,
  )
  return { latencyMs: Date.now() - start, answered }
}

/**
 * [EVM-5] Several nodes of one network: the best first, the next when it fails.
 * viem's own ranking pings for as long as the page lives. Here a round follows a call, and the next round comes 4 s
 * later only if there was another call, so an idle page sends nothing.
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
