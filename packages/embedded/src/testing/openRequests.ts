import type { Site } from './openSite'

/** Requests of a site to its wallet, which a test starts and then watches. */
export type Requests = {
  /** Starts a request and keeps its end where `ends` finds it. */
  start(method: string, params: unknown, namespace?: 'eip155' | 'solana'): Promise<void>
  /** How the requests ended, in order. */
  ends(): Promise<readonly unknown[]>
  /** What lies in the middle of the window. */
  middle(): Promise<string | null>
  /** Has the frame answer no request until the test does. */
  silence(): Promise<void>
}

/** Opens requests of the site that a test has at the time. */
export function openRequests(getSite: () => Site): Requests {
  return {
    start: (method, params, namespace = 'eip155') =>
      getSite().page.evaluate(
        async ([method, params, namespace]) => {
          const provider = await window.site.latchkey.getProvider(namespace)
          const page = window as { ends?: unknown[] }
          page.ends ??= []
          const { ends } = page
          const { request } = provider as { request(call: object): Promise<unknown> }
          request({ method, params }).then(
            (answer) => ends.push({ answer }),
            (error: { message: string; code: unknown }) =>
              ends.push({ message: error.message, code: error.code }),
          )
        },
        [method, params, namespace] as const,
      ),
    ends: () => getSite().page.evaluate(() => (window as { ends?: unknown[] }).ends ?? []),
    middle: () =>
      getSite().page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.id ?? null),
    silence: async () =>
      (await getSite().frame()).evaluate(() => void window.script.silent.add('RPC_REQUEST')),
  }
}

/** The EVM address of a site's visitor. */
export function addressOf({ page }: Site): Promise<string> {
  return page.evaluate(
    () =>
      window.site.latchkey.getState().connect.rows.find(({ namespace }) => namespace === 'eip155')?.address ??
      '',
  )
}
