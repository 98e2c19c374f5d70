import { type ChildProcess, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { watchParent } from './watchParent'

/** How a program is started and ended. */
export type ProgramOptions = {
  readonly cwd?: string
  /** What ends it; SIGKILL when not set, since a test's chain has nothing to save. */
  readonly signal?: NodeJS.Signals
  /** Makes the error for a program that ends before its time. */
  failed(reason: string, cause?: unknown): Error
}

/** A running program. It ends with `stop`, and by itself when this process ends in whatever way. */
export type RunningProgram = {
  readonly pid: number
  /** What made it end, or null while it runs. */
  readonly failure: Error | null
  /** Waits for the first line that `read` can make something of. @throws what `failed` makes */
  untilSaid<T>(read: (line: string) => T | undefined): Promise<T>
  /** Lets this process end while the program runs: a test that forgets to stop its node must still come to its end. */
  letGo(): void
  /** Ends the program and waits until it is gone. */
  stop(): Promise<void>
}

type PipedProcess = ChildProcess & { readonly stdout: Readable; readonly stderr: Readable }

/** Starts a program whose words are read here. */
export function startProgram(
  command: string,
  args: readonly string[],
  { cwd, signal = 'SIGKILL', failed }: ProgramOptions,
): RunningProgram {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  const watch = watchParent(child)
  const lastWords = keepLastWords(child)
  let failure: Error | null = null
  const ended = new Promise<Error>((resolve) => {
    const end = (reason: string, cause?: unknown) => {
      failure ??= failed(reason, cause)
      resolve(failure)
    }
    child.once('error', (cause) => end('the program can not be run', cause))
    child.once('close', (code) => end(lastWords() || `it ended with code ${code}`))
  })
  return {
    pid: child.pid ?? 0,
    get failure() {
      return failure
    },
    untilSaid(read) {
      return new Promise((resolve, reject) => {
        createInterface({ input: child.stdout }).on('line', (line) => {
          const found = read(line)
          if (found !== undefined) resolve(found)
        })
        void ended.then(reject)
      })
    },
    letGo() {
      child.unref()
      for (const stream of [child.stdout, child.stderr]) if (stream instanceof Socket) stream.unref()
    },
    async stop() {
      child.ref()
      if (child.exitCode === null && child.signalCode === null) child.kill(signal)
      await ended
      await watch.end()
    },
  }
}

/** Keeps what a program said last, complaints before all else. It is read to the end: a full pipe would stop the program. */
function keepLastWords(child: PipedProcess): () => string {
  const words = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      words[name] = `${words[name]}${text}`.slice(-2000)
    })
  return () => words.stderr.trim() || words.stdout.trim()
}
