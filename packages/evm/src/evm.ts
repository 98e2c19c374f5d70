import { type ChainAdapter, lazy, startLater } from '@latchkey/core'
import type { EvmOptions } from './EvmOptions'
import type { NodeAccess } from './read/NodeAccess'
import { watch } from './wallet/watch'

/** The adapter for EVM chains. It is small: the code of each method is fetched when it is first called. */
export function evm(options: EvmOptions = {}): ChainAdapter {
  const nodes: NodeAccess = new Map()
  /** Networks whose nodes can't simulate, and when that was seen. */
  const unable = new Map<number, number>()
  const { page, pendingTransactionsFilter: pending } = options
  const getName = lazy(async () => (await import('./name/getName')).getName, nodes)
  return {
    namespace: 'eip155',
    label: 'evm',
    traits: {
      names: true,
      nfts: true,
      history: true,
      worth: true,
      siwe: true,
      signs: /^(eth_(sign|(send|sign)Transaction|signTypedData.*)|wallet_sendCalls)$/,
      commonNetworkId: 'eip155:1',
    },
    discover: startLater(async () => (await import('./discover/discover')).discover, page),
    watch,
    connect: lazy(async () => (await import('./wallet/connect')).connect),
    disconnect: lazy(async () => (await import('./wallet/disconnect')).disconnect),
    signMessage: lazy(async () => (await import('./sign/signMessage')).signMessage),
    getBalance: lazy(async () => (await import('./read/getBalance')).getBalance, nodes),
    can: {
      switchNetwork: lazy(async () => (await import('./network/switchNetwork')).switchNetwork),
      signTypedData: lazy(async () => (await import('./sign/signTypedData')).signTypedData),
      sendTransaction: lazy(async () => (await import('./transaction/sendTransaction')).sendTransaction),
      estimateGas: lazy(async () => (await import('./transaction/estimateGas')).estimateGas, nodes),
      writeContract: lazy(async () => (await import('./transaction/writeContract')).writeContract),
      transfers: lazy(async () => (await import('./transfers/openTransfers')).openTransfers, nodes),
      // A network without a registry has no names, so no code needs to be fetched.
      getName: async (request) => (request.network.contracts?.ensRegistry ? getName(request) : null),
      getCapabilities: lazy(async () => (await import('./calls/getCapabilities')).getCapabilities),
      sendCalls: lazy(async () => (await import('./calls/sendCalls')).sendCalls),
      getCallsStatus: lazy(async () => (await import('./calls/getCallsStatus')).getCallsStatus),
      getAssets: lazy(async () => (await import('./calls/getAssets')).getAssets),
      grantPermissions: lazy(async () => (await import('./calls/permissions')).grantPermissions),
      revokePermissions: lazy(async () => (await import('./calls/permissions')).revokePermissions),
      getUserOperationReceipt: lazy(
        async () => (await import('./calls/getUserOperationReceipt')).getUserOperationReceipt,
      ),
      explain: lazy(async () => (await import('./explain/explain')).explain, nodes, unable),
      ...(pending?.enable && {
        watchPending: lazy(
          async () => (await import('./read/watchPending')).watchPending,
          nodes,
          pending.pollingInterval ?? 30_000,
        ),
      }),
    },
  }
}
