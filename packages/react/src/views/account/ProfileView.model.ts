import { disconnectWallet, getConnector, getWalletInfo, pushView } from '@latchkey/core'
import { useState } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { imageOrigins } from '../imageOrigins'
import { familyName } from '../network/familyName'
import { useDisconnecting } from '../useDisconnecting'
import { useHelpTexts } from '../useHelpTexts'
import type { ViewProps } from '../ViewProps'
import { noAccount } from './noAccount'
import { useAccountRows } from './useAccountRows'

/** What the Profile view shows: the connected wallets with their accounts. */
export function useProfile(_props: ViewProps<'Profile'>) {
  const latchkey = useInstance()
  const { t } = useTexts()
  const origins = useSelector((state) => imageOrigins(latchkey, state))
  const help = useHelpTexts()
  // The settings are those of the embedded wallet, and lead here too.
  const hasSettings = useSelector(
    (state) =>
      getWalletInfo(state)?.type === 'AUTH' &&
      state.nav.stack.every(({ view }) => view !== 'AccountSettings'),
  )
  const { leaving, leave } = useDisconnecting()
  const all = useAccountRows(() => undefined)
  // The active wallet comes first, and stays there while the visitor chooses.
  const [foremost] = useState(() => latchkey.getState().network.activeNamespace)
  const isForemost = ({ connection }: (typeof all)[number]) => +(connection.namespace === foremost)
  const rows = all.toSorted((one, other) => isForemost(other) - isForemost(one))
  const state = latchkey.getState()
  const isSeveral = Object.keys(state.connect.active).length > 1
  const keyOf = ({ connection }: (typeof rows)[number]) => `${connection.namespace}|${connection.connectorId}`

  const wallets = [...new Set(rows.map(keyOf))].flatMap((key) => {
    const own = rows.filter((row) => keyOf(row) === key)
    const [first] = own
    if (!first) return []
    const { connectorId, namespace } = first.connection
    const family = isSeveral ? familyName(namespace, help) : null
    const title = family ? `${first.wallet} · ${family}` : first.wallet
    return {
      key,
      title,
      family,
      name: first.wallet,
      image:
        latchkey.options.connectorImages[connectorId] ??
        getConnector(state, connectorId, namespace)?.imageUrl,
      rows: own,
      isLeaving: leaving === key,
      disconnectText: t('account.disconnect', { wallet: title }),
      disconnect: () => leave(key, () => disconnectWallet(latchkey, namespace, connectorId)),
    }
  })
  return {
    origins,
    wallets,
    none: noAccount(latchkey, t),
    settings: hasSettings
      ? {
          text: help?.t('account.settings') ?? '',
          run: () => pushView(latchkey, 'AccountSettings'),
        }
      : null,
    all:
      wallets.length > 1
        ? {
            text: help?.t('account.disconnectAll') ?? '',
            isLeaving: leaving === 'all',
            run: () => leave('all', () => latchkey.disconnect()),
          }
        : null,
    texts: {
      current: t('label.current'),
      disconnect: t('action.disconnect'),
    },
  }
}
