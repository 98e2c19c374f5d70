import { pushView, track } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import { useTexts } from '../../hooks/useTexts'
import { useHelpTexts } from '../useHelpTexts'
import type { ViewProps } from '../ViewProps'

/** What the WhatIsAWallet view shows. */
export function useWhatIsAWallet(_props: ViewProps<'WhatIsAWallet'>) {
  const latchkey = useInstance()
  const { t } = useTexts()
  const help = useHelpTexts()
  return {
    blocks: (['own', 'login', 'keys'] as const).map((key) => ({
      key,
      title: help?.t(`connect.whatIsAWallet.${key}.title`) ?? '',
      text: help?.t(`connect.whatIsAWallet.${key}.text`) ?? '',
    })),
    texts: { title: t('connect.whatIsAWallet.title'), getWallet: t('action.getWallet') },
    getWallet() {
      track(latchkey, 'CLICK_GET_WALLET', {})
      pushView(latchkey, 'GetWallet')
    },
  }
}
