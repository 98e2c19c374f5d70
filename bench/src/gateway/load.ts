import autocannon from 'autocannon'

/** The requests to repeat. */
export type Question = { readonly path: string; readonly body?: string }

/** The result of a load run. */
export type Load = { readonly perSecond: number; readonly p99: number; readonly failed: number }

const connections = 20

/** Sends requests in turn, as fast as the server answers, for some seconds or a number of answers. */
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
