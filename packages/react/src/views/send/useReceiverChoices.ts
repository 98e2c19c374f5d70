import { getConnector } from '@latchkey/core'
import { isSameAddress } from '@latchkey/protocol'
import { useSelector } from '../../hooks/useSelector'
import { accountName } from '../account/accountName'
import { plainName } from '../account/plainName'
import { formatDay } from '../activity/formatDay'
import type { SendPlace } from './useSendPlace'

/** The most recent receivers that are shown. All of them count as trusted. */
const mostRecents = 3

/** [SND-5] Whom the visitor may mean before anything is typed: recent receivers, the address book, own accounts. */
export function useReceiverChoices({ latchkey, own, actions, send, namespace, address }: SendPlace) {
  const lists = useSelector(({ send, connect }) => ({
    recents: (send?.recents ?? []).filter((each) => each.namespace === namespace).slice(0, mostRecents),
    book: (send?.book ?? []).filter((each) => each.namespace === namespace),
    accounts: connect.rows.filter(
      (row, at, rows) =>
        row.namespace === namespace &&
        address !== null &&
        !isSameAddress(namespace, row.address, address) &&
        // Accounts of different types may share an address.
        rows.findIndex((one) => one.namespace === namespace && one.address === row.address) === at,
    ),
  }))
  if (!own || !actions || send.receiver.text !== '') return []
  const { t, locale } = own
  const now = latchkey.host.now()
  const nameIn = (wanted: string) =>
    lists.book.find((each) => isSameAddress(namespace, each.address, wanted))?.name ?? null
  const row = (to: string, name: string | null, secondary: string) => ({
    key: to,
    address: to,
    primary: name === null ? accountName(to) : plainName(name),
    secondary,
    pick: () => actions.setReceiver(to),
  })
  const groups = [
    {
      key: 'recents' as const,
      label: t('send.recents'),
      rows: lists.recents.map(({ address: to, name, count, lastAt }) =>
        row(
          to,
          nameIn(to) ?? name,
          t('send.recent', { times: count, day: formatDay({ locale, now }, lastAt) }),
        ),
      ),
    },
    {
      key: 'book' as const,
      label: t('send.book'),
      rows: lists.book.map(({ address: to, name }) => row(to, name, accountName(to))),
    },
    {
      key: 'accounts' as const,
      label: t('send.accounts'),
      rows: lists.accounts.map(({ address: to, connectorId }) =>
        row(to, null, getConnector(latchkey.getState(), connectorId, namespace)?.name ?? connectorId),
      ),
    },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}
