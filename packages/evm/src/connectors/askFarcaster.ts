import { fieldsOf, walletMalformed } from '@latchkey/protocol'
import type { Line } from './Line'

/** Sends a request to the wallet of a Farcaster client; what the wallet throws is thrown with its code. */
export function askFarcaster(
  line: Line,
  { method, params }: { readonly method: string; readonly params?: unknown },
): Promise<unknown> {
  const id = crypto.randomUUID()
  const value = { jsonrpc: '2.0', id: 1, method, ...(params === undefined ? {} : { params }) }
  return new Promise((resolve, reject) => {
    const stop = line.hear((answer) => {
      if (answer['id'] !== id || (answer['type'] !== 'RAW' && answer['type'] !== 'HANDLER')) return
      stop()
      const { result, error } = fieldsOf(answer['value'])
      if (error !== undefined) reject(error)
      else if (answer['type'] === 'HANDLER') reject(walletMalformed({ what: method }))
      else resolve(result)
    })
    line.send({ id, type: 'APPLY', path: ['ethProviderRequestV2'], argumentList: [{ type: 'RAW', value }] })
  })
}
