import { type LatchkeyError, relayUnreachable } from '@latchkey/protocol'
import { backoffMs } from './backoffMs'
import { createRefusals } from './createRefusals'
import { createTimers } from './createTimers'
import { createWatch } from './createWatch'
import { type Line, openLine, type RelayPush } from './openLine'
import type { RelayStatus } from './Relay'
import type { RelayPorts } from './RelayPorts'
import { readRefusal } from './readRefusal'

/** What the link asks and tells. */
export type LinkEvents = {
  /** Whether there is anything to hear or to say; without it no socket is opened, and an open one is let go. */
  isNeeded(): boolean
  /** A new line is open; what waits is to be said through it. */
  up(line: Line): void
  pushed(push: RelayPush): void
  /** Every relay has refused: what waits can't be said. */
  refused(error: LatchkeyError): void
  status(status: RelayStatus): void
  /** Asks something harmless; true if any answer came. */
  check(line: Line, limitMs: number): Promise<boolean>
}

/** A line that is opened when it is needed and opened again when it breaks. */
export type Link = {
  line(): Line | null
  /** How long an answer may take: short where there is another relay to turn to. */
  replyLimitMs(): number
  /** Something is to be said: opens a line now, also in the middle of a wait. */
  wake(): void
  /** The visitor is back: a line that may have died unnoticed is looked at, a wait is cut short. */
  resume(): void
  /** This line gives no answers: it is left, and the next relay is tried. */
  abandon(line: Line): void
  /** Something has ended; when nothing else is needed the line is let go after a while. */
  rest(): void
  close(): void
}

/** Where there is another relay, it is turned to within 5 s: the sum of these two is not waited for. */
const openLimitMs = 2_500
const replyMs = 4_000
const patientMs = 15_000
/** A visitor, or a page that loops, gets no more than one attempt in this time. */
const shortestPauseMs = 1_000
const idleMs = 10_000
const returnMs = 60_000
const checkLimitMs = 5_000
/** The visitor is back and waits. */
const returnCheckMs = 2_000

/** Keeps one line to the first relay that answers, and goes back to the one that is named first. */
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
  /** Opening or open, and where its relay stands in the list. */
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
        // Not before: a relay that refuses may let a client in and say so only later.
        tell('connected')
      },
      pushed: events.pushed,
      closed(code, reason) {
        const refusal = readRefusal(code, reason)
        if (refusal) refusals.add(url, refusal)
        if (line !== made) lost?.()
        // A relay that worked a moment ago is most likely being restarted: from the first one on, in a moment.
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
  /** The relay that is named first may be back; it has to answer before the line that works is given up. */
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
    // One that answered before may have died in the visitor's pocket: with nobody else to turn to it is called again.
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
      // Never longer, also where the clock was set back meanwhile.
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

/** Ids as long as those of the clients that are out there: some relays read them as numbers of 64 bits. */
function createFrameIds({ now, random }: RelayPorts): () => string {
  const part = Math.floor(random() * 900) + 100
  let counter = 0
  return () => `${now()}${part}${String(counter++ % 1000).padStart(3, '0')}`
}
