import { readWalletError, walletTimeout } from '@latchkey/protocol'
import type { Line } from './Line'

/** The version of Safe's own library with the same messages. Safe answers no app that names none. */
const sdkVersion = '9.1.0'

/** Safe has no codes: these are its words when an owner declines. */
const refusal = /was rejected|rejected by|user rejected/i

/**
 * Asks Safe something. It may wait for its owners, so there is a time limit only where one is given.
 * @throws userRejected, connectFailed, walletTimeout
 */
export function askSafe(line: Line, method: string, params?: unknown, limitMs?: number): Promise<unknown> {
  const id = crypto.randomUUID()
  return new Promise((resolve, reject) => {
    let limit: ReturnType<typeof setTimeout> | undefined
    const stop = line.hear((answer) => {
      if (answer['id'] !== id || typeof answer['success'] !== 'boolean') return
      stop()
      clearTimeout(limit)
      if (answer['success']) resolve(answer['data'])
      else reject(readWalletError({ message: answer['error'] }, 'Safe', { refusal }))
    })
    if (limitMs !== undefined)
      limit = setTimeout(() => {
        stop()
        reject(walletTimeout())
      }, limitMs)
    line.send({ id, method, params, env: { sdkVersion } })
  })
}
