import { getAccount, getNetwork, openSwap, replaceView, resetView, track } from '@latchkey/core'
import { useEffect } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import type { NetworkRow } from '../parts/NetworkList'
import { useDisconnecting } from '../useDisconnecting'
import { useHelpTexts } from '../useHelpTexts'
import type { ViewProps } from '../ViewProps'
import { useNetworkRows } from './useNetworkRows'

/** [NET-2] What is shown while the wallet's network isn't supported, by the site or for swaps. */
export function useUnsupportedChain({ data }: ViewProps<'UnsupportedChain'>) {
  const latchkey = useInstance()
  const { t } = useTexts()
  const help = useHelpTexts()
  const namespace = useSelector((state) => state.network.activeNamespace)
  const isForSwaps = data.swapUnsupportedChain === true
  const others = useSelector(({ swap }) => swap?.otherNetworks) ?? []
  const network = useSelector((state) => getNetwork(state)?.network.name) ?? t('network.unknown')
  const isConnected = useSelector((state) => getAccount(state, namespace).isConnected)
  const { rows, origins } = useNetworkRows()
  useEffect(() => {
    // The swap form knows where to swap. A site can open this view before that is loaded.
    if (!isForSwaps || latchkey.live.swap) return
    openSwap(latchkey).then(
      ({ start }) => start(),
      (cause: unknown) => latchkey.logger.error('Could not load swapping', cause),
    )
  }, [latchkey, isForSwaps])
  const isSwapping = useSelector(({ swap }) => Boolean(swap?.tokens && !swap.error && !swap.isLoading))
  useEffect(() => {
    if (isForSwaps && isSwapping) replaceView(latchkey, 'Swap')
  }, [latchkey, isForSwaps, isSwapping])
  const { leaving, leave } = useDisconnecting()
  const site = latchkey.options.metadata.name || (help?.t('network.unsupported.thisSite') ?? '')
  /** Nobody's wallet has to switch, so one is chosen next. */
  const connectOn = (row: NetworkRow) => {
    resetView(latchkey, 'Connect')
    if (!row.isCurrent) row.pick()
  }
  const leaveFor = (row: NetworkRow) => {
    track(latchkey, 'CLICK_SELECT_NETWORK_TO_SWAP', {})
    row.pick()
  }
  return {
    origins,
    rows: isForSwaps
      ? rows.filter(({ id }) => others.includes(id)).map((row) => ({ ...row, pick: () => leaveFor(row) }))
      : rows
          .filter((row) => row.namespace === namespace)
          .map((row) => (isConnected ? row : { ...row, pick: () => connectOn(row) })),
    isLeaving: leaving !== null,
    disconnect: () => leave(namespace, () => latchkey.disconnect(namespace)),
    texts: {
      lead:
        (isForSwaps
          ? help?.t('network.unsupported.swaps', { network })
          : help?.t('network.unsupported.text', { site })) ?? '',
      networks: t('network.networks.title'),
      disconnect: t('action.disconnect'),
    },
  }
}
