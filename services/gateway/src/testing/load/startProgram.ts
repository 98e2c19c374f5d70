import { fork } from 'node:child_process'
import { once } from 'node:events'

/** A program of a test in its own process. */
export type Program<Result> = {
  send(word: 'go' | 'over'): void
  /** What it found, when it has ended. @throws if it ends without */
  result(): Promise<Result>
}

/**
 * Starts a program in another process, so its work delays nobody who measures, and waits until it says that it is ready:
 * loading it is no part of what it does.
 */
export async function startProgram<Result>(file: URL, args: readonly string[]): Promise<Program<Result>> {
  const child = fork(file, [...args], { execArgv: ['--conditions=@latchkey/source', '--import', 'tsx'] })
  const gone = once(child, 'exit').then((): never => {
    throw new TypeError(`${file.pathname} ended early`)
  })
  // Only those who wait for it need to know.
  gone.catch(() => undefined)
  await Promise.race([once(child, 'message'), gone])
  const told = Promise.race([once(child, 'message'), gone])
  told.catch(() => undefined)
  return {
    send: (word) => void child.send(word),
    result: async () => ((await told) as [Result])[0],
  }
}
