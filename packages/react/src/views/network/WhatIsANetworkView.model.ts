import { goBack } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import { useTexts } from '../../hooks/useTexts'
import { helpStyles } from '../helpStyles'
import { useViewStyles } from '../useViewStyles'
import type { ViewProps } from '../ViewProps'

/** What the WhatIsANetwork view shows. */
export function useWhatIsANetwork(_props: ViewProps<'WhatIsANetwork'>) {
  useViewStyles(helpStyles)
  const latchkey = useInstance()
  const { t } = useTexts()
  return {
    blocks: (['ledger', 'choice'] as const).map((key) => ({
      key,
      title: t(`network.whatIsANetwork.${key}.title`),
      text: t(`network.whatIsANetwork.${key}.text`),
    })),
    texts: { title: t('network.whatIsANetwork.title'), back: t('action.gotIt') },
    goBack: () => goBack(latchkey),
  }
}
