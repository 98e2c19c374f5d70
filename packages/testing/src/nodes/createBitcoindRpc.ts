import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nodeFailed } from '../errors'

/** Calls bitcoind. @throws nodeFailed */
export type BitcoindRpc = (method: string, params?: readonly unknown[]) => Promise<unknown>

/** Creates a client of a bitcoind in regtest, whose cookie is in its data folder. */
export function createBitcoindRpc(url: string, folder: string): BitcoindRpc {
  return async (method, params = []) => {
    const cookie = await readFile(join(folder, 'regtest/.cookie'), 'utf8')
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(cookie).toString('base64')}` },
      body: JSON.stringify({ jsonrpc: '1.0', id: 1, method, params }),
    })
    const { result, error } = Object(await response.json())
    if (error) throw nodeFailed({ url, method, message: String(error.message) })
    return result
  }
}
