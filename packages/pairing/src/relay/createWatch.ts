import type { Line } from './openLine'
import type { RelayPorts } from './RelayPorts'

/** Looks after the line that is in use: a browser does not notice when the other end is gone. */
export type Watch = {
  /** From now on this line, and no other. */
  follow(line: Line): void
  /** Asks whether the other end is there, without waiting for silence. */
  look(limitMs: number): void
  stop(): void
}

const silenceMs = 30_000
const checkLimitMs = 5_000

/** A line that has been silent for long is asked something by `check`; one that gives no answer is `gone`. */
export function createWatch(
  ports: RelayPorts,
  check: (line: Line, limitMs: number) => Promise<boolean>,
  gone: (line: Line) => void,
): Watch {
  let watched: Line | null = null
  let isLooking = false
  let cancel: () => void = () => undefined

  const wait = (line: Line) => {
    const leftMs = line.heardAt() + silenceMs - ports.now()
    cancel()
    cancel = ports.setTimer(
      () => {
        if (ports.now() - line.heardAt() < silenceMs) wait(line)
        else void look(line, checkLimitMs)
      },
      Math.max(0, leftMs),
    )
  }
  const look = async (line: Line, limitMs: number) => {
    if (isLooking) return
    isLooking = true
    const isThere = await check(line, limitMs)
    isLooking = false
    if (line !== watched) return
    if (isThere) wait(line)
    else gone(line)
  }
  return {
    follow(line) {
      watched = line
      wait(line)
    },
    look(limitMs) {
      if (watched) void look(watched, limitMs)
    },
    stop() {
      cancel()
      watched = null
    },
  }
}
