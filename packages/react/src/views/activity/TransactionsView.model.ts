import { getAccount } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { useLazily } from '../../loader/useLazily'
import { noAccount } from '../account/noAccount'
import { useAssetTexts } from '../account/useAssetTexts'
import type { ViewProps } from '../ViewProps'

const loadPanel = () => import('./ActivityPanel').then(({ ActivityPanel }) => ActivityPanel)

/** [ACC-4] What the Transactions view shows: the account's activity by itself. */
export function useTransactions(_props: ViewProps<'Transactions'>) {
  const latchkey = useInstance()
  const { t } = useTexts()
  const texts = useAssetTexts()
  const address = useSelector((state) => getAccount(state).address)
  const isOffered = latchkey.options.features.history
  const none =
    address && texts
      ? isOffered
        ? null
        : { title: texts.t('activity.none.title'), action: null }
      : address
        ? null
        : noAccount(latchkey, t)
  return {
    none,
    texts,
    Panel: useLazily(isOffered, loadPanel),
    label: t('activity.transactions.title'),
    loading: texts?.t('account.loading') ?? '',
  }
}
