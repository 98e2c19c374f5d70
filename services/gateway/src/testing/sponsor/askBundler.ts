import { smartAccountAddresses } from '@latchkey/protocol'
import { vi } from 'vitest'

/** An answer of the bundler. */
export type BundlerAnswer = {
  readonly status: number
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
}

/** The receipt of an operation. */
export type TestReceipt = {
  readonly success: boolean
  readonly actualGasUsed: string
  readonly receipt: {
    readonly transactionHash: `0x${string}`
    readonly gasUsed: string
    readonly type: string
  }
}

/** How a test reaches a gateway. */
export type SendRequest = (path: string, init: RequestInit) => Promise<Response> | Response

/** Returns methods that call the bundler of a gateway. */
export function askBundler(send: SendRequest, network: string, project = 'dev') {
  const call = async (method: string, params: readonly unknown[] = []): Promise<BundlerAnswer> => {
    const path = `/v1/bundler?chainId=${encodeURIComponent(network)}&projectId=${project}`
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const answer = await send(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    const text = await answer.text()
    return { ...(text.startsWith('{') ? JSON.parse(text) : {}), status: answer.status }
  }
  const withEntryPoint = (method: string) => (operation: object) =>
    call(method, [operation, smartAccountAddresses.entryPoint])
  return {
    call,
    send: withEntryPoint('eth_sendUserOperation'),
    estimate: withEntryPoint('eth_estimateUserOperationGas'),
    /** Waits until an operation is mined. */
    receipt: (hash: unknown): Promise<TestReceipt> =>
      vi.waitFor(
        async () => {
          const { result, error } = await call('eth_getUserOperationReceipt', [hash])
          if (!result) throw new TypeError(`No receipt: ${JSON.stringify(error ?? null)}`)
          return result as TestReceipt
        },
        { timeout: 60_000, interval: 20 },
      ),
  }
}
