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

/** What is to be said through a line; said again, word for word, until the relay has answered. */
export type Task = {
  run(line: Line): Promise<RelayAnswer>
  readonly patienceMs: number
  readonly signal?: AbortSignal | undefined
  /** Tasks of the same queue are said one after the other: what is sent to a topic arrives in the order it was sent in. */
  readonly queue?: string
}

/** What waits to be said, in the order in which it was asked for. */
export type Tasks = {
  /** @throws relayUnreachable, relayRefused, connectCancelled */
  add(task: Task): Promise<void>
  count(): number
  runAll(line: Line): void
  failAll(error: LatchkeyError): void
}

/** The relay is busy or has a trouble of its own that may pass. */
const passingCodes = [3001, -32603]
const passingReasons = ['PublishFailed', 'SubscribeFailed', 'StorageError', 'MailboxLimitExceeded']
const pauseMs = 1_500
const stepMs = 5_000

/**
 * Waits in steps: a phone that shows the wallet meanwhile stops the page's timers, and a wait that is over on the
 * wall clock when the visitor comes back would give up at the very moment at which the relay can be reached again.
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

/** Carries each task to its end over as many lines as that takes. */
export function createTasks(ports: RelayPorts, link: () => Link): Tasks {
  /** Each open task by its own function that runs it, with its queue and the one that ends it. */
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
