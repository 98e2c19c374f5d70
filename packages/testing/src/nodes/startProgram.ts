import { type ChildProcess, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { watchParent } from './watchParent'

/** How to start and stop a program. */
export type ProgramOptions = {
  readonly cwd?: string
  /** The signal that ends it. Defaults to SIGKILL, since a test's chain has nothing to save. */
  readonly signal?: NodeJS.Signals
  /** Creates the error for a program that ends too early. */
  failed(reason: string, cause?: unknown): Error
}

/** A running program. It ends with `stop`, and when this process ends in any way. */
export type RunningProgram = {
  readonly pid: number
  /** Why it ended, or null while it runs. */
  readonly failure: Error | null
  /** Waits for the first line that `read` accepts. @throws what `failed` creates */
  untilSaid<T>(read: (line: string) => T | undefined): Promise<T>
  /** Lets this process end while the program runs: a test that forgets to stop its node must still end. */
  letGo(): void
  /** Stops the program and waits until it is gone. */
  stop(): Promise<void>
}

type PipedProcess = ChildProcess & { readonly stdout: Readable; readonly stderr: Readable }

/** Starts a program and reads its output. */
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
    child.once('error', (cause) => end("the program can't be run", cause))
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

/** Keeps a program's last output, errors first. Reads to the end, because a full pipe would block the program. */
function keepLastWords(child: PipedProcess): () => string {
  const words = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      words[name] = `${words[name]}${text}`.slice(-2000)
    })
  return () => words.stderr.trim() || words.stdout.trim()
}
