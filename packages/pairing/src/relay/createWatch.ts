import type { Line } from './openLine'
import type { RelayPorts } from './RelayPorts'

/** Watches the current connection: browsers don't notice when the server is gone. */
export type Watch = {
  /** Watches this connection only. */
  follow(line: Line): void
  /** Checks the connection now. */
  look(limitMs: number): void
  stop(): void
}

const silenceMs = 30_000
const checkLimitMs = 5_000

/** Creates a watch. It calls `check` after a long silence, and `gone` if there's no answer. */
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
