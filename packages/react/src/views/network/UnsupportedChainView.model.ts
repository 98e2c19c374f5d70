import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { useDisconnecting } from '../useDisconnecting'
import { useHelpTexts } from '../useHelpTexts'
import type { ViewProps } from '../ViewProps'
import { useNetworkRows } from './useNetworkRows'

/** [NET-2] What is shown while the wallet's network isn't supported. */
export function useUnsupportedChain(_props: ViewProps<'UnsupportedChain'>) {
  const latchkey = useInstance()
  const { t } = useTexts()
  const help = useHelpTexts()
  const namespace = useSelector((state) => state.network.activeNamespace)
  const { rows, origins } = useNetworkRows()
  const { leaving, leave } = useDisconnecting()
  const site = latchkey.options.metadata.name || (help?.t('network.unsupported.thisSite') ?? '')
  return {
    origins,
    rows: rows.filter((row) => row.namespace === namespace),
    isLeaving: leaving !== null,
    disconnect: () => leave(namespace, () => latchkey.disconnect(namespace)),
    texts: {
      lead: help?.t('network.unsupported.text', { site }) ?? '',
      networks: t('network.networks.title'),
      disconnect: t('action.disconnect'),
    },
  }
}
