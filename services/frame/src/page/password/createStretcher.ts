import { workerFailed } from '../errors'
import type { Bytes } from '../vault/Bytes'

/** What the worker is asked. */
export type PasswordCall = { readonly password: string; readonly salt: Bytes }

type Answer = { readonly bytes?: Bytes; readonly fault?: string }

/** Turns a password into 32 bytes, slowly. @throws workerFailed */
export type Stretch = (password: string, salt: Bytes) => Promise<Bytes>

/** Stretches passwords in a worker that lives for one of them. */
export function createStretcher(startWorker: () => Worker): Stretch {
  return async (password, salt) => {
    const worker = startWorker()
    try {
      const { bytes, fault = 'no answer' } = await new Promise<Answer>((resolve) => {
        worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data))
        worker.addEventListener('error', ({ message }) => resolve({ fault: message || 'not loaded' }))
        worker.postMessage({ password, salt } satisfies PasswordCall)
      })
      if (!bytes) throw workerFailed({ reason: fault })
      return bytes
    } finally {
      worker.terminate()
    }
  }
}
