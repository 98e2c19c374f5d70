import {
  connectCancelled,
  isLatchkeyError,
  type LatchkeyError,
  relayRefused,
  relayUnreachable,
} from '@latchkey/protocol'
import type { Link } from './createLink'
import type { Line, RelayAnswer } from './openLine'
import type { RelayPorts } from './RelayPorts'

/** Something to send, repeated unchanged until the relay answers. */
export type Task = {
  run(line: Line): Promise<RelayAnswer>
  readonly patienceMs: number
  readonly signal?: AbortSignal | undefined
  /** Tasks in one queue run one after another, so messages to a topic arrive in order. */
  readonly queue?: string
}

/** The tasks in order. */
export type Tasks = {
  /** @throws relayUnreachable, relayRefused, connectCancelled */
  add(task: Task): Promise<void>
  count(): number
  runAll(line: Line): void
  failAll(error: LatchkeyError): void
}

/** The relay is busy or has a temporary problem. */
const passingCodes = [3001, -32603]
const passingReasons = ['PublishFailed', 'SubscribeFailed', 'StorageError', 'MailboxLimitExceeded']
const pauseMs = 1_500
const stepMs = 5_000

/**
 * Waits in steps: a phone that shows the wallet pauses the page's timers, and a wait that ends by wall clock when the
 * visitor returns would give up just when the relay is reachable again.
 */
function waitAwake(ports: RelayPorts, ms: number, callback: () => void): () => void {
  let stop: () => void = () => undefined
  const wait = (left: number) => {
    const step = Math.min(left, stepMs)
    stop = ports.setTimer(() => (left > step ? wait(left - step) : callback()), step)
  }
  wait(ms)
  return () => stop()
}

/** Runs each task to completion, over as many connections as it takes. */
export function createTasks(ports: RelayPorts, link: () => Link): Tasks {
  /** Each open task by its run function, with its queue and its end function. */
  const open = new Map<(line: Line) => void, { queue?: string; fail(error: LatchkeyError): void }>()
  const firstOf = (queue: string) => [...open].find(([, task]) => task.queue === queue)?.[0]

  const add = ({ run, patienceMs, signal, queue }: Task) =>
    new Promise<void>((resolve, reject) => {
      let lastTrouble: unknown
      const finish = (end: () => void) => {
        if (!open.delete(tryOn)) return
        stopWaiting()
        signal?.removeEventListener('abort', abort)
        end()
        const line = link().line()
        if (queue && line) firstOf(queue)?.(line)
        link().rest()
      }
      const fail = (error: LatchkeyError) => finish(() => reject(error))
      const abort = () => {
        const reason: unknown = signal?.reason
        fail(isLatchkeyError(reason) ? reason : connectCancelled({}, { cause: reason }))
      }
      const tryOn = async (line: Line) => {
        if (queue && firstOf(queue) !== tryOn) return
        const answer = await run(line)
        if (answer.kind === 'result') return finish(resolve)
        if (answer.kind === 'late') return link().abandon(line)
        if (answer.kind === 'lost') return
        const { code, reason } = answer.fault
        lastTrouble = relayRefused({ reason })
        if (!passingCodes.includes(code) && !passingReasons.includes(reason))
          return fail(relayRefused({ reason }))
        ports.setTimer(() => {
          if (open.has(tryOn) && link().line() === line) void tryOn(line)
        }, pauseMs)
      }
      const stopWaiting = waitAwake(ports, patienceMs, () =>
        fail(relayUnreachable({}, { cause: lastTrouble })),
      )
      open.set(tryOn, { fail, ...(queue ? { queue } : {}) })
      if (signal?.aborted) return abort()
      signal?.addEventListener('abort', abort)
      const line = link().line()
      if (line) void tryOn(line)
      else link().wake()
    })
  return {
    add,
    count: () => open.size,
    runAll(line) {
      for (const tryOn of [...open.keys()]) tryOn(line)
    },
    failAll(error) {
      for (const { fail } of [...open.values()]) fail(error)
    },
  }
}
