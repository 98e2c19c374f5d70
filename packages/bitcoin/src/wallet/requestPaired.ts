import { callMethod } from './callOf'

/** Sends one request to a paired wallet, on a chain of its session if one is given. @throws what the pairing does */
export function requestPaired(
  provider: unknown,
  method: string,
  params?: unknown,
  chain?: string,
): Promise<unknown> {
  return callMethod(provider, 'request', { method, params: params ?? {}, ...(chain ? { chain } : {}) })
}
