import { goBack, resetView } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import { useTexts } from '../../hooks/useTexts'
import { useViewStyles } from '../useViewStyles'
import type { ViewProps } from '../ViewProps'
import { useAccountRows } from './useAccountRows'

/** What the SwitchAddress view shows. */
export function useSwitchAddress(_props: ViewProps<'SwitchAddress'>) {
  useViewStyles()
  const latchkey = useInstance()
  const { t } = useTexts()
  return {
    rows: useAccountRows(() => goBack(latchkey)),
    connect: () => resetView(latchkey, 'Connect'),
    texts: {
      accounts: t('account.profile.title'),
      current: t('label.current'),
      noneTitle: t('account.none.title'),
      noneText: t('account.none.text'),
      connect: t('connect.connect.title'),
    },
  }
}
