import { replaceView } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import type { CodeScreen } from '../parts/CodeEntry'
import { useEmbeddedTexts } from './useEmbeddedTexts'

/** [FRM-5] Begins a change of the address again, from either of its codes. */
export function useStartOver(isDisabled: boolean): CodeScreen['actions'] {
  const latchkey = useInstance()
  const own = useEmbeddedTexts()
  const email = latchkey.getState().embedded?.email ?? ''
  return [
    {
      part: 'start-over',
      text: own?.t('embedded.code.startOver') ?? '',
      isDisabled,
      run: () => replaceView(latchkey, 'UpdateEmailWallet', { email }),
    },
  ]
}
