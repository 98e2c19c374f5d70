import { goBack } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import { useTexts } from '../../hooks/useTexts'
import type { ViewProps } from '../ViewProps'
import { noAccount } from './noAccount'
import { useAccountRows } from './useAccountRows'

/** What the SwitchAddress view shows. */
export function useSwitchAddress(_props: ViewProps<'SwitchAddress'>) {
  const latchkey = useInstance()
  const { t } = useTexts()
  return {
    rows: useAccountRows(() => goBack(latchkey)),
    none: noAccount(latchkey, t),
    texts: {
      accounts: t('account.profile.title'),
      current: t('label.current'),
    },
  }
}
