import { type LatchkeyError, relayUnreachable } from '@latchkey/protocol'
import { createRefusals } from './createRefusals'
import { createTimers } from './createTimers'
import { createWatch } from './createWatch'
import { type Line, openLine, type RelayPush } from './openLine'
import type { RelayStatus } from './Relay'
import type { RelayPorts } from './RelayPorts'
import { readRefusal } from './readRefusal'

const firstMs = 500
const longestMs = 30_000

/** How long to wait before the next round: doubles each time, with up to 50 % jitter. */
function backoffMs(failedRounds: number, random: number): number {
  const full = Math.min(longestMs, firstMs * 2 ** Math.min(failedRounds, 10))
  return Math.round(full * (0.5 + random / 2))
}

/** Callbacks of the link. */
export type LinkEvents = {
  /** Whether there's anything to receive or send. If not, no socket opens and an open one closes. */
  isNeeded(): boolean
  /** A new connection is open; send what is waiting. */
  up(line: Line): void
  pushed(push: RelayPush): void
  /** Every relay rejected the client; what is waiting can't be sent. */
  refused(error: LatchkeyError): void
  status(status: RelayStatus): void
  /** Sends a harmless request; true if any answer came. */
  check(line: Line, limitMs: number): Promise<boolean>
}

/** A connection that opens on demand and reopens when it breaks. */
export type Link = {
  line(): Line | null
  /** The time limit for an answer: short if there's another relay. */
  replyLimitMs(): number
  /** There's something to send: connects now, even during a wait. */
  wake(): void
  /** The visitor is back: checks the connection and cuts a wait short. */
  resume(): void
  /** The connection doesn't answer: closes it and tries the next relay. */
  abandon(line: Line): void
  /** Something has finished; closes the connection after a while if nothing else needs it. */
  rest(): void
  close(): void
}

/** With another relay available, switch within 5 s. */
const openLimitMs = 2_500
const replyMs = 4_000
const patientMs = 15_000
/** A visitor or a looping page gets one attempt in this time. */
const shortestPauseMs = 1_000
const idleMs = 10_000
const returnMs = 60_000
const checkLimitMs = 5_000
/** For a visitor who has just come back. */
const returnCheckMs = 2_000

/** Keeps one connection to the first relay that answers, and returns to the preferred relay once it's back. */
export function createLink(
  ports: RelayPorts,
  urls: readonly string[],
  toSocketUrl: (url: string) => string,
  events: LinkEvents,
): Link {
  const refusals = createRefusals(ports.now, urls)
  const timers = createTimers(ports)
  const watch = createWatch(ports, events.check, (silent) => abandon(silent))
  const nextId = createFrameIds(ports)
  let status: RelayStatus = 'idle'
  /** The opening or open connection and its relay's index. */
  let line: Line | null = null
  let lineAt = 0
  let isOpen = false
  let isClosed = false
  let failedRounds = 0
  let attemptedAt = Number.NEGATIVE_INFINITY

  const limit = (ms: number) => (urls.length > 1 ? Math.min(patientMs, ms * (1 + failedRounds)) : patientMs)
  const tell = (next: RelayStatus) => {
    if (next === status) return
    status = next
    events.status(next)
  }
  const leave = () => {
    timers.stopAll()
    watch.stop()
    line?.close()
    line = null
    isOpen = false
  }
  const goIdle = () => {
    leave()
    tell('idle')
  }
  const rest = () => {
    if (events.isNeeded()) timers.stop('idle')
    else timers.start('idle', idleMs, () => (events.isNeeded() ? undefined : goIdle()))
  }

  const open = (url: string, opened: (line: Line) => void, lost?: () => void) => {
    const made: Line = openLine(ports, toSocketUrl(url), nextId, {
      opened: () => opened(made),
      proven() {
        refusals.clear(url)
        if (line !== made) return
        failedRounds = 0
        // Not earlier: a relay may accept a client first and reject it later.
        tell('connected')
      },
      pushed: events.pushed,
      closed(code, reason) {
        const refusal = readRefusal(code, reason)
        if (refusal) refusals.add(url, refusal)
        if (line !== made) lost?.()
        // A relay that just worked is probably restarting: start over shortly, with the first one.
        else if (made.isProven() && !refusal) retry()
        else attempt(lineAt + 1)
      },
    })
    return made
  }
  const take = (opened: Line) => {
    timers.stop('open')
    line = opened
    isOpen = true
    watch.follow(opened)
    if (lineAt > 0) timers.start('return', returnMs, tryFirst)
    events.up(opened)
    rest()
  }
  const attempt = (from: number): void => {
    leave()
    if (isClosed) return
    if (!events.isNeeded()) {
      tell('idle')
      return
    }
    const at = urls.findIndex((url, index) => index >= from && !refusals.of(url))
    const url = urls[at]
    if (url === undefined) {
      endRound()
      return
    }
    attemptedAt = ports.now()
    if (status !== 'unreachable') tell('connecting')
    lineAt = at
    timers.start('open', limit(openLimitMs), () => attempt(at + 1))
    line = open(url, take)
  }
  const retry = () => {
    leave()
    tell('connecting')
    timers.start('attempt', backoffMs(0, ports.random()), () => attempt(0))
  }
  const endRound = () => {
    failedRounds += 1
    tell('unreachable')
    const refusal = refusals.ofAll()
    const waitMs = Math.max(refusal?.waitMs ?? 0, backoffMs(failedRounds, ports.random()))
    timers.start('attempt', waitMs, () => attempt(0))
    if (refusal) events.refused(refusal.error)
  }
  /** Checks whether the preferred relay is back. It must answer before the working connection closes. */
  const tryFirst = () => {
    timers.start('return', returnMs, tryFirst)
    const [url] = urls
    if (url === undefined || refusals.of(url)) return
    let isSettled = false
    const settle = (isThere: boolean) => {
      if (isSettled) return
      isSettled = true
      cancel()
      if (!isThere || !isOpen) return first.close()
      leave()
      lineAt = 0
      take(first)
    }
    const cancel = ports.setTimer(() => settle(false), openLimitMs + checkLimitMs)
    const first = open(
      url,
      (opened) => void events.check(opened, checkLimitMs).then(settle),
      () => settle(false),
    )
  }
  const abandon = (silent: Line) => {
    if (line !== silent) return
    // The connection may have died while the phone slept: without another relay, reconnect.
    attempt(silent.isProven() && lineAt + 1 >= urls.length ? 0 : lineAt + 1)
  }

  return {
    line: () => (isOpen ? line : null),
    replyLimitMs: () => limit(replyMs),
    wake() {
      if (isClosed || urls.length === 0) return events.refused(relayUnreachable())
      if (line) return
      const refusal = refusals.ofAll()
      if (refusal) return events.refused(refusal.error)
      tell('connecting')
      // Never longer, even if the clock was set back.
      const pause = Math.min(shortestPauseMs, attemptedAt + shortestPauseMs - ports.now())
      if (pause > 0) timers.start('attempt', pause, () => attempt(0))
      else attempt(0)
    },
    resume() {
      if (isClosed || refusals.ofAll() || !events.isNeeded()) return
      if (line) watch.look(returnCheckMs)
      else attempt(0)
    },
    abandon,
    rest,
    close() {
      isClosed = true
      goIdle()
    },
  }
}

/** Ids as long as those of existing clients: some relays parse them as 64-bit numbers. */
function createFrameIds({ now, random }: RelayPorts): () => string {
  const part = Math.floor(random() * 900) + 100
  let counter = 0
  return () => `${now()}${part}${String(counter++ % 1000).padStart(3, '0')}`
}
