import type { Connector } from '@latchkey/core'

/** Whether a connector leads to a wallet that was paired, rather than to an extension in this browser. */
export function isPaired({ type }: Connector): boolean {
  return type === 'WALLET_CONNECT'
}
