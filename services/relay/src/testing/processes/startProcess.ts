import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Answer, Call } from './answerCalls'

/** Methods that can be called from another process. */
type Methods = { readonly [name: string]: (...args: never[]) => Promise<unknown> }

/** A program that answers calls. */
export type StartedProcess<Called extends Methods> = {
  readonly calls: Called
  kill(): Promise<void>
}

/** Starts a program that ends in `answerCalls`, and waits until it has loaded. */
export async function startProcess<Called extends Methods>(file: URL): Promise<StartedProcess<Called>> {
  const child = fork(file, {
    execArgv: ['--conditions=@latchkey/source', '--import', 'tsx'],
    // For values that JSON can't carry.
    serialization: 'advanced',
  })
  const waiting = new Map<number, (answer: { result?: unknown; error?: string }) => void>()
  const exited = once(child, 'exit')
  const isOver = exited.then(() => {
    for (const end of waiting.values()) end({ error: `${file.pathname} ended` })
  })
  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (answer: Answer) => {
      if (answer === 'ready') resolve()
      else waiting.get(answer.seq)?.(answer)
    })
    exited.then(() => reject(new TypeError(`${file.pathname} did not start`)), reject)
  })
  await ready
  let count = 0
  const call = (method: string, called: readonly unknown[]) =>
    new Promise<unknown>((resolve, reject) => {
      const seq = count++
      waiting.set(seq, ({ result, error }) => {
        waiting.delete(seq)
        if (error === undefined) resolve(result)
        else reject(new TypeError(error))
      })
      child.send({ seq, method, args: called } satisfies Call)
    })
  const calls = new Proxy({} as Called, {
    // Not `then`: whoever awaits the object would call it.
    get: (_, name) =>
      name === 'then' ? undefined : (...called: readonly unknown[]) => call(String(name), called),
  })
  return {
    calls,
    async kill() {
      child.kill('SIGKILL')
      await isOver
    },
  }
}
