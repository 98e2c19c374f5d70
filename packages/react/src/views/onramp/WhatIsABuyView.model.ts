import { goBack, replaceView } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import { useTexts } from '../../hooks/useTexts'
import type { ViewProps } from '../ViewProps'
import { useOnrampTexts } from './useOnrampTexts'

/** What the WhatIsABuy view shows. */
export function useWhatIsABuy(_props: ViewProps<'WhatIsABuy'>) {
  const latchkey = useInstance()
  const { t } = useTexts()
  const own = useOnrampTexts()
  return {
    blocks: [
      {
        key: 'pay' as const,
        title: own?.t('onramp.whatIsABuy.pay.title') ?? '',
        text: own?.t('onramp.whatIsABuy.pay.text') ?? '',
      },
    ],
    texts: {
      title: t('onramp.whatIsABuy.title'),
      buy: own?.t('onramp.whatIsABuy.action') ?? t('onramp.buy'),
    },
    buy() {
      // The site may have opened this view alone.
      if (latchkey.getState().nav.stack.length > 1) goBack(latchkey)
      else replaceView(latchkey, 'OnRampProviders')
    },
  }
}
