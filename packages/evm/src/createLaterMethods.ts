import { loaded } from '@latchkey/protocol'
import type { EvmOptions } from './EvmOptions'
import type { LaterMethods } from './Methods'
import type { NodeAccess } from './read/NodeAccess'
import { walletRequests } from './walletRequests'

/** What is asked of a wallet on the visitor's word comes in one file; what takes more than the wallet is loaded from here. */
export function createLaterMethods(
  access: NodeAccess,
  { pendingTransactionsFilter }: EvmOptions,
): LaterMethods {
  return {
    ...walletRequests,
    getName: async (request) => (await loaded(import('./name/getName'))).getName(access, request),
    watchPending: async (request) => {
      const { pollingInterval = 30_000 } = pendingTransactionsFilter ?? {}
      const { watchPending } = await loaded(import('./read/watchPending'))
      await watchPending(access, request, pollingInterval)
    },
    estimateGas: async (request) =>
      (await loaded(import('./transaction/estimateGas'))).estimateGas(access, request),
    writeContract: async (request) =>
      (await loaded(import('./transaction/writeContract'))).writeContract(request),
  }
}
