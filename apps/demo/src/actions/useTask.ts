import { isLatchkeyError } from 'latchkey'
import { useState } from 'react'

/** Something that takes a while and may fail. */
export type Task = {
  readonly isRunning: boolean
  /** Why it failed, in words; null while it has not. */
  readonly error: string | null
  run(work: () => Promise<void>): void
}

/** Runs one thing at a time and keeps why the last one failed. */
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
  // viem puts the sentence for people into `shortMessage`, before pages of detail.
  const { shortMessage, message } = Object(error)
  const text = [shortMessage, message].find((one) => typeof one === 'string')
  return text?.slice(0, 300) ?? 'It did not work.'
}
