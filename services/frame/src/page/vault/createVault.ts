import { fromWire } from '@latchkey/protocol'
import { workerFailed } from '../errors'
import type { VaultTask, VaultTasks } from './VaultTask'
import type { WorkerAnswer } from './WorkerCall'

/** The page's door to the worker with the keys. */
export type Vault = {
  /** @throws sealBroken, requestInvalid, workerFailed */
  run<Name extends keyof VaultTasks>(
    name: Name,
    input: VaultTasks[Name]['input'],
  ): Promise<VaultTasks[Name]['output']>
  /** Ends the worker, and with it everything it might still hold. */
  end(): void
}

type Waiting = { readonly resolve: (output: unknown) => void; readonly reject: (error: unknown) => void }

/** Opens the vault's worker on the first task. */
export function createVault(startWorker: () => Worker): Vault {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let last = 0

  const fail = (reason: string) => {
    worker?.terminate()
    worker = undefined
    for (const { reject } of waiting.values()) reject(workerFailed({ reason }))
    waiting.clear()
  }
  const open = (): Worker => {
    const started = startWorker()
    started.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      const waiter = waiting.get(data.id)
      waiting.delete(data.id)
      if (data.error) waiter?.reject(fromWire(data.error))
      else waiter?.resolve(data.output)
    })
    started.addEventListener('error', ({ message }) => fail(message || 'not loaded'))
    return started
  }
  const run = (task: VaultTask): Promise<unknown> =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      worker ??= open()
      worker.postMessage({ id: last, task })
    })
  return {
    // The worker answers a task by its own output, so the type holds.
    run: ((name, input) => run({ name, input } as VaultTask)) as Vault['run'],
    end: () => fail('ended'),
  }
}
