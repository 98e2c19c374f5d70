import { passkeyCancelled } from './errors'

/** Runs a call of the browser's passkeys. One that the visitor or the browser ended is `passkeyCancelled`. */
export async function askBrowser<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (cause) {
    // The browser has one name for the visitor's no, a time-out and a missing passkey, to tell sites nothing.
    const isOver = cause instanceof Error && /^(NotAllowed|Abort|InvalidState)Error$/.test(cause.name)
    throw isOver ? passkeyCancelled({}, { cause }) : cause
  }
}
