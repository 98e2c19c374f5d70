import { fieldsOf, walletMalformed } from '@latchkey/protocol'
import { callMethod } from './callOf'

/** Sends one WBIP request. Wallets answer like JSON-RPC, including errors. @throws what the wallet does */
export async function requestWbip(provider: unknown, method: string, params?: unknown): Promise<unknown> {
  const answer = fieldsOf(await callMethod(provider, 'request', method, params ?? null))
  if (answer.error !== undefined) throw answer.error
  if (!('result' in answer)) throw walletMalformed({ what: method })
  return answer.result
}
