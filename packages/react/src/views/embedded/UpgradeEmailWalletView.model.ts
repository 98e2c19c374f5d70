import { pushView, track } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import type { ViewProps } from '../ViewProps'
import { useEmbeddedTexts } from './useEmbeddedTexts'

/** What the view about a wallet of one's own shows. */
export function useUpgradeEmailWallet(_props: ViewProps<'UpgradeEmailWallet'>) {
  const latchkey = useInstance()
  const own = useEmbeddedTexts()
  return {
    title: own?.t('embedded.upgrade.title') ?? '',
    text: own?.t('embedded.upgrade.text') ?? '',
    note: own?.t('embedded.upgrade.export') ?? '',
    action: {
      text: own?.t('embedded.upgrade.action') ?? '',
      run() {
        track(latchkey, 'EMAIL_UPGRADE_FROM_MODAL', {})
        pushView(latchkey, 'WalletSettings')
      },
    },
  }
}
