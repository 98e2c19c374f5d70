import { setTimeout as wait } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'

/** A request that Chromium made. */
export type RecordedRequest = {
  readonly url: string
  /** 1 was asked for at once, 2 only after something of the first round had come, and so on. */
  readonly round: number
}

/** Everything a page asks of the network, cut into pieces. */
export type RequestRecord = {
  /** Waits until nothing is under way and nothing has happened for this long; not for ever. */
  settle(quietMs: number): Promise<void>
  /** What was asked since the last time. */
  take(): readonly RecordedRequest[]
}

/** What takes longer is counted and not waited for. */
const patienceMs = 15_000

/** Notes every request of a page from now on; what needs no network (`data:`, `blob:`) doesn't count. */
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
      const taken = [...toRounds(requests), ...sockets.map((url) => ({ url, round: 1 }))]
      requests = []
      sockets = []
      return taken
    },
  }
}

function toRounds(requests: readonly Request[]): readonly RecordedRequest[] {
  const spans = requests.map((request) => {
    const { startTime, responseEnd } = request.timing()
    // -1 stands for an answer that has not come, or never will.
    const end = responseEnd < 0 ? Number.POSITIVE_INFINITY : startTime + responseEnd
    return { url: request.url(), start: startTime, end }
  })
  const done: { url: string; round: number; end: number }[] = []
  for (const { url, start, end } of spans.sort((a, b) => a.start - b.start)) {
    const earlier = done.filter((other) => other.end <= start).map((other) => other.round)
    done.push({ url, end, round: 1 + Math.max(0, ...earlier) })
  }
  return done
}
