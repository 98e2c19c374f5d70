import { callMethod } from './callMethod'

/** One request to a paired wallet, on a chain of its session where one is named. @throws what the pairing does */
export function requestPaired(
  provider: unknown,
  method: string,
  params?: unknown,
  chain?: string,
): Promise<unknown> {
  return callMethod(provider, 'request', { method, params: params ?? {}, ...(chain ? { chain } : {}) })
}
