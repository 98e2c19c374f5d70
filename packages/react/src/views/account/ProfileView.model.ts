import { disconnectWallet, getConnector } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { imageOrigins } from '../imageOrigins'
import { useDisconnecting } from '../useDisconnecting'
import { useViewStyles } from '../useViewStyles'
import type { ViewProps } from '../ViewProps'
import { noAccount } from './noAccount'
import { profileStyles } from './profileStyles'
import { useAccountRows } from './useAccountRows'

/** What the Profile view shows: the connected wallets, each with its accounts. */
export function useProfile(_props: ViewProps<'Profile'>) {
  useViewStyles(profileStyles)
  const latchkey = useInstance()
  const { t } = useTexts()
  const origins = useSelector((state) => imageOrigins(latchkey, state))
  const { leaving, leave } = useDisconnecting()
  const rows = useAccountRows(() => undefined)
  const state = latchkey.getState()
  const keyOf = ({ connection }: (typeof rows)[number]) => `${connection.namespace}|${connection.connectorId}`

  const wallets = [...new Set(rows.map(keyOf))].flatMap((key) => {
    const own = rows.filter((row) => keyOf(row) === key)
    const [first] = own
    if (!first) return []
    const { connectorId, namespace } = first.connection
    return {
      key,
      name: first.wallet,
      image:
        latchkey.options.connectorImages[connectorId] ??
        getConnector(state, connectorId, namespace)?.imageUrl,
      rows: own,
      isLeaving: leaving === key,
      disconnectText: t('account.disconnect', { wallet: first.wallet }),
      disconnect: () => leave(key, () => disconnectWallet(latchkey, namespace, connectorId)),
    }
  })
  return {
    origins,
    wallets,
    none: noAccount(latchkey, t),
    texts: {
      current: t('label.current'),
      disconnect: t('action.disconnect'),
    },
  }
}
