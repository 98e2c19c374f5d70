type TraceEvent = {
  readonly pid: number
  readonly tid: number
  readonly name: string
  /** Microseconds. */
  readonly dur?: number
  /** Those of them in which the thread had a processor. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** How long a task took, in milliseconds: by the clock, and by what the thread really worked. */
export type TaskTime = { readonly clock: number; readonly work: number }

/** The longest task on the main thread of any page by either measure, as the browser's own trace has it; 0 where there is none. */
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
