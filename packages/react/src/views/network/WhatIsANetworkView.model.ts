import { goBack } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import { useTexts } from '../../hooks/useTexts'
import { useHelpTexts } from '../useHelpTexts'
import type { ViewProps } from '../ViewProps'

/** What the WhatIsANetwork view shows. */
export function useWhatIsANetwork(_props: ViewProps<'WhatIsANetwork'>) {
  const latchkey = useInstance()
  const { t } = useTexts()
  const help = useHelpTexts()
  return {
    blocks: (['ledger', 'choice'] as const).map((key) => ({
      key,
      title: help?.t(`network.whatIsANetwork.${key}.title`) ?? '',
      text: help?.t(`network.whatIsANetwork.${key}.text`) ?? '',
    })),
    texts: { title: t('network.whatIsANetwork.title'), back: help?.t('action.gotIt') ?? t('action.back') },
    goBack: () => goBack(latchkey),
  }
}
