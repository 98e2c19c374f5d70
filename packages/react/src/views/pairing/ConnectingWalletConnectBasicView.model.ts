import { pushView, track } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import { useTexts } from '../../hooks/useTexts'
import { useHelpTexts } from '../useHelpTexts'
import { useViewStyles } from '../useViewStyles'
import type { ViewProps } from '../ViewProps'

/** What is shown where no chain adapter is set up; the package for pairing puts its code here later. */
export function useConnectingWalletConnectBasic(_props: ViewProps<'ConnectingWalletConnectBasic'>) {
  useViewStyles()
  const latchkey = useInstance()
  const { t } = useTexts()
  const help = useHelpTexts()
  return {
    none: {
      title: help?.t('pairing.none.title') ?? '',
      text: help?.t('pairing.none.text') ?? '',
      action: {
        text: t('action.getWallet'),
        run() {
          track(latchkey, 'CLICK_GET_WALLET', {})
          pushView(latchkey, 'GetWallet')
        },
      },
    },
  }
}
