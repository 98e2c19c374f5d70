type TraceEvent = {
  readonly pid: number
  readonly tid: number
  readonly name: string
  /** Microseconds. */
  readonly dur?: number
  /** The time the thread was on a processor. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** The duration of a task in milliseconds, by the clock and by CPU time. */
export type TaskTime = { readonly clock: number; readonly work: number }

/** Returns the longest main-thread task of any page by either measure, from the browser's trace. 0 without one. */
export function longestTask(trace: string): TaskTime {
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(trace)
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  )
  return traceEvents
    .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && pages.has(threadOf(event)))
    .reduce<TaskTime>(
      (most, { dur = 0, tdur = dur }) => ({
        clock: Math.max(most.clock, dur / 1000),
        work: Math.max(most.work, tdur / 1000),
      }),
      { clock: 0, work: 0 },
    )
}
