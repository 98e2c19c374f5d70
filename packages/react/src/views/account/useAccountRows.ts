import {
  type Connection,
  getConnector,
  profileNameOf,
  rowKey,
  showNotice,
  switchAccount,
} from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import type { HelpTexts } from '../../i18n/help/en'
import type { AccountRow } from '../parts/AccountList'
import { useHelpTexts } from '../useHelpTexts'
import { accountName } from './accountName'

/**
 * A Bitcoin wallet has one address for payments and one for inscriptions, which must not be spent as money. An embedded
 * wallet may have two accounts with one address.
 */
function kindOf(help: HelpTexts | null, row: Connection, rows: readonly Connection[]): string | null {
  const { type } = row
  if (type === 'stx') return null
  const isOnly = rows.every((other) => other.connectorId !== row.connectorId || other.type === 'eoa')
  return type === 'eoa' && isOnly ? null : (help?.t(`account.kind.${type}`) ?? '')
}

/** Returns all accounts of the connected wallets, as rows that activate them. */
export function useAccountRows(
  picked: () => void,
): readonly (AccountRow & { readonly connection: Connection })[] {
  const latchkey = useInstance()
  const { t } = useTexts()
  const help = useHelpTexts()
  const rows = useSelector((state) =>
    state.connect.rows.map((connection) => ({
      connection,
      key: rowKey(connection),
      wallet:
        getConnector(state, connection.connectorId, connection.namespace)?.name ?? connection.connectorId,
      name: accountName(connection.address, profileNameOf(state, connection)),
      isCurrent:
        connection.namespace === state.network.activeNamespace &&
        state.connect.active[connection.namespace] === rowKey(connection),
    })),
  )
  return rows.map((row) => {
    const kind = kindOf(
      help,
      row.connection,
      rows.map(({ connection }) => connection),
    )
    return {
      ...row,
      address: row.connection.address,
      kind,
      pick() {
        if (!row.isCurrent) {
          const address = [row.name, kind].filter(Boolean).join(' · ')
          const message = t('account.switched', { address })
          // The embedded wallet is asked before it uses another type, and may refuse.
          void switchAccount(latchkey, row.connection).then(
            (isUsed) => isUsed && showNotice(latchkey, { message, variant: 'success' }),
          )
        }
        picked()
      },
    }
  })
}
