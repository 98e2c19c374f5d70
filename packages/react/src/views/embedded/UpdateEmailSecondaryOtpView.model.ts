import { showNotice, submitSecondaryOtp } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import type { CodeScreen } from '../parts/CodeEntry'
import type { ViewProps } from '../ViewProps'
import { useCodeScreen } from './useCodeScreen'
import { useEmbeddedTexts } from './useEmbeddedTexts'
import { useStartOver } from './useStartOver'

/** [FRM-5] The code that proves the new address. */
export function useUpdateEmailSecondaryOtp({ data }: ViewProps<'UpdateEmailSecondaryOtp'>): CodeScreen {
  const latchkey = useInstance()
  const own = useEmbeddedTexts()
  const submit = async (digits: string) => {
    // Never throws: a failure is in the state.
    await submitSecondaryOtp(latchkey, digits)
    const { embedded } = latchkey.getState()
    if (own && embedded && !embedded.error)
      showNotice(latchkey, {
        message: own.t('embedded.update.done', { email: data.email }),
        variant: 'success',
      })
  }
  const screen = useCodeScreen({ email: data.email, sent: 'embedded.code.sentNew', submit })
  return { ...screen, actions: useStartOver(screen.isBusy) }
}
