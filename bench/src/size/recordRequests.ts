import { setTimeout as wait } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'

/** A request by Chromium. */
export type RecordedRequest = {
  readonly url: string
  /** 1 was requested at once, 2 only after a response of the first round, and so on. */
  readonly round: number
  /** In milliseconds since 1970. */
  readonly startedAt: number
}

/** A page's requests, step by step. */
export type RequestRecord = {
  /** Waits until nothing has happened for this long, up to a limit. */
  settle(quietMs: number): Promise<void>
  /** Returns the requests since the last call. */
  take(): readonly RecordedRequest[]
}

/** A slower request counts, but isn't waited for. */
const patienceMs = 15_000

/** Records every request of a page, except those without a network (`data:`, `blob:`). */
export function recordRequests(page: Page): RequestRecord {
  let requests: Request[] = []
  let sockets: string[] = []
  const open = new Set<Request>()
  let lastAt = Date.now()
  page.on('request', (request) => {
    if (!/^https?:/.test(request.url())) return
    requests.push(request)
    open.add(request)
    lastAt = Date.now()
  })
  const close = (request: Request) => {
    open.delete(request)
    lastAt = Date.now()
  }
  page.on('requestfinished', close)
  page.on('requestfailed', close)
  page.on('websocket', (socket) => sockets.push(socket.url()))

  return {
    async settle(quietMs) {
      const end = Date.now() + patienceMs
      while ((open.size > 0 || Date.now() - lastAt < quietMs) && Date.now() < end) await wait(50)
    },
    take() {
      const taken = [...toRounds(requests), ...sockets.map((url) => ({ url, round: 1, startedAt: 0 }))]
      requests = []
      sockets = []
      return taken
    },
  }
}

function toRounds(requests: readonly Request[]): readonly RecordedRequest[] {
  const spans = requests.map((request) => {
    const { startTime, responseEnd } = request.timing()
    // -1 is a response that hasn't come, or never will.
    const end = responseEnd < 0 ? Number.POSITIVE_INFINITY : startTime + responseEnd
    return { url: request.url(), start: startTime, end }
  })
  const done: { url: string; round: number; startedAt: number; end: number }[] = []
  for (const { url, start, end } of spans.sort((a, b) => a.start - b.start)) {
    const earlier = done.filter((other) => other.end <= start).map((other) => other.round)
    done.push({ url, end, startedAt: start, round: 1 + Math.max(0, ...earlier) })
  }
  return done
}
