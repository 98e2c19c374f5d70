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
  const openDoors = lazy(async () => {
    const { doors } = await import('./doors')
    return () => doors
  })
  return {
    namespace: 'eip155',
    label: 'evm',
    traits: {
      names: true,
      nfts: true,
      history: true,
      worth: true,
      siwe: true,
      commonNetworkId: 'eip155:1',
    },
    discover:
      options.connectors || options.apps
        ? startLater(async () => (await import('./connectors/discoverAll')).discoverAll, options)
        : startLater(async () => (await import('./discover/discover')).discover, page),
    ...(options.apps && {
      mayBeInside: () => {
        const frame = options.frame ?? globalThis.window
        if (!frame) return false
        return frame.parent !== frame || 'ReactNativeWebView' in frame || 'WorldApp' in frame
      },
    }),
    watch,
    connect: lazy(async () => (await import('./wallet/connect')).connect),
    disconnect: lazy(async () => (await import('./wallet/disconnect')).disconnect),
    signMessage: lazy(async () => (await import('./sign/signMessage')).signMessage),
    getBalance: lazy(async () => (await import('./read/getBalance')).getBalance, nodes),
    can: {
      switchNetwork: lazy(async () => (await import('./network/switchNetwork')).switchNetwork),
      signTypedData: lazy(async () => (await import('./sign/signTypedData')).signTypedData),
      sendTransaction: lazy(async () => (await import('./transaction/sendTransaction')).sendTransaction),
      estimateGas: async (request) => (await openDoors()).estimateGas(nodes, request),
      writeContract: async (request) => (await openDoors()).writeContract(request),
      transfers: async () => (await openDoors()).openTransfers(nodes),
      swaps: async () => (await openDoors()).openSwaps(nodes),
      // A network without a registry has no names, so no code needs to be fetched.
      getName: async (request) => (request.network.contracts?.ensRegistry ? getName(request) : null),
      getCapabilities: async (request) => (await openDoors()).getCapabilities(request),
      sendCalls: async (request) => (await openDoors()).sendCalls(request),
      sendBatch: async (request) => (await openDoors()).sendBatch(nodes, request),
      getCallsStatus: async (request) => (await openDoors()).getCallsStatus(request),
      getAssets: async (request) => (await openDoors()).getAssets(request),
      grantPermissions: async (request) => (await openDoors()).grantPermissions(request),
      revokePermissions: async (request) => (await openDoors()).revokePermissions(request),
      getUserOperationReceipt: async (request) => (await openDoors()).getUserOperationReceipt(request),
      explain: async (request) => (await openDoors()).explain(nodes, unable, request),
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
