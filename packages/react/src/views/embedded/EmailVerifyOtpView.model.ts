import { goBack, resendOtp, showNotice, submitOtp } from '@latchkey/core'
import { useState } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import type { CodeScreen } from '../parts/CodeEntry'
import type { ViewProps } from '../ViewProps'
import { useCodeScreen } from './useCodeScreen'
import { useEmbeddedTexts } from './useEmbeddedTexts'
import { useMailWait } from './useMailWait'
import { useShowCreating } from './useShowCreating'

/** [FRM-3] [FRM-4] The code of a login. Another mail can be sent after a while. */
export function useEmailVerifyOtp({ data: { email } }: ViewProps<'EmailVerifyOtp'>): CodeScreen {
  const latchkey = useInstance()
  const own = useEmbeddedTexts()
  const wait = useMailWait()
  const isRemembered = useSelector(({ embedded }) => embedded?.isRemembered ?? true)
  const [isSending, setSending] = useState(false)
  useShowCreating('replace')
  const resend = async () => {
    setSending(true)
    // Never throws: a failure is in the state.
    await resendOtp(latchkey)
    setSending(false)
    if (!latchkey.getState().embedded?.error)
      showNotice(latchkey, { message: own?.t('embedded.code.resent') ?? '', variant: 'success' })
  }
  const screen = useCodeScreen({
    email,
    sent: 'embedded.code.sent',
    submit: (digits) => submitOtp(latchkey, digits),
  })
  return {
    ...screen,
    warning: isRemembered ? '' : (own?.t('embedded.forgotten') ?? ''),
    actions: [
      {
        part: 'resend',
        text:
          (wait === null ? own?.t('embedded.code.resend') : own?.t('embedded.code.wait', { time: wait })) ??
          '',
        isDisabled: wait !== null || isSending || screen.isBusy,
        run: () => void resend(),
      },
      {
        part: 'change-email',
        text: own?.t('embedded.code.change') ?? '',
        isDisabled: screen.isBusy,
        run: () => goBack(latchkey),
      },
    ],
  }
}
