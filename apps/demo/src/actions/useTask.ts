import { isLatchkeyError } from 'latchkey'
import { useState } from 'react'

/** A task that takes time and may fail. */
export type Task = {
  readonly isRunning: boolean
  /** The error message, or null. */
  readonly error: string | null
  run(work: () => Promise<void>): void
}

/** Runs one task at a time and keeps the last error. */
export function useTask(): Task {
  const [state, setState] = useState<Omit<Task, 'run'>>({ isRunning: false, error: null })
  return {
    ...state,
    run(work) {
      setState({ isRunning: true, error: null })
      work().then(
        () => setState({ isRunning: false, error: null }),
        (error: unknown) => setState({ isRunning: false, error: toText(error) }),
      )
    },
  }
}

function toText(error: unknown): string {
  if (isLatchkeyError(error)) return error.message
  // viem keeps the readable sentence in `shortMessage`.
  const { shortMessage, message } = Object(error)
  const text = [shortMessage, message].find((one) => typeof one === 'string')
  return text?.slice(0, 300) ?? 'Something went wrong.'
}
