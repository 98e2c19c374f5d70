import { goBack, showNotice, upgradeToSmartAccount } from '@latchkey/core'
import { useState } from 'react'
import { useInstance } from '../../hooks/useInstance'
import type { ViewProps } from '../ViewProps'
import { useEmbeddedTexts } from './useEmbeddedTexts'

/** [FRM-13] What the view about the smart account shows. */
export function useUpgradeToSmartAccount(_props: ViewProps<'UpgradeToSmartAccount'>) {
  const latchkey = useInstance()
  const own = useEmbeddedTexts()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const upgrade = async () => {
    setState('busy')
    try {
      const isSmart = (await upgradeToSmartAccount(latchkey)) === 'smartAccount'
      setState(isSmart ? 'idle' : 'failed')
      if (!isSmart) return
      showNotice(latchkey, { message: own?.t('embedded.settings.inUse.smart') ?? '', variant: 'success' })
      goBack(latchkey)
    } catch (cause) {
      latchkey.logger.warn('Could not prepare the smart account', cause)
      setState('failed')
    }
  }
  return {
    title: own?.t('embedded.smart.title') ?? '',
    text: own?.t('embedded.smart.text') ?? '',
    label: own?.t('embedded.smart.title') ?? '',
    points: (['batch', 'pay'] as const).map((key) => ({
      key,
      title: own?.t(`embedded.smart.${key}`) ?? '',
      text: own?.t(`embedded.smart.${key}Text`) ?? '',
    })),
    note: own?.t(state === 'failed' ? 'embedded.smart.failed' : 'embedded.smart.note') ?? '',
    isFailed: state === 'failed',
    action: {
      text: own?.t('embedded.smart.action') ?? '',
      isBusy: state === 'busy',
      run: () => void upgrade(),
    },
  }
}
