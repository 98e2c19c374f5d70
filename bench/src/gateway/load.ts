import autocannon from 'autocannon'

/** What is asked, over and over. */
export type Question = { readonly path: string; readonly body?: string }

/** How it went. */
export type Load = { readonly perSecond: number; readonly p99: number; readonly failed: number }

const connections = 20

/** Asks a server as fast as it answers, each question in its turn, for so many seconds or until so many are answered. */
export async function load(
  url: string,
  questions: readonly Question[],
  limit: { readonly seconds: number } | { readonly amount: number },
): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    ...('seconds' in limit ? { duration: limit.seconds } : { amount: limit.amount }),
    requests: questions.map(({ path, body }) => ({
      path,
      method: body ? ('POST' as const) : ('GET' as const),
      ...(body ? { body } : {}),
    })),
  })
  return {
    perSecond: result.requests.total / result.duration,
    p99: result.latency.p99,
    failed: result.errors + result.non2xx,
  }
}
