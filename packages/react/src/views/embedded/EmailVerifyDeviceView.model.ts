import { awaitDevice, resendOtp, showNotice } from '@latchkey/core'
import { useEffect, useState } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { useOnceMounted } from '../useOnceMounted'
import type { ViewProps } from '../ViewProps'
import { aroundEmail } from './aroundEmail'
import { embeddedErrorText } from './embeddedErrorText'
import { useEmbeddedTexts } from './useEmbeddedTexts'
import { useMailWait } from './useMailWait'

/** [FRM-3] Waits for the link by itself, and goes on by itself. */
export function useEmailVerifyDevice({ data: { email } }: ViewProps<'EmailVerifyDevice'>) {
  const latchkey = useInstance()
  const texts = useTexts()
  const own = useEmbeddedTexts()
  const announce = useAnnounce()
  const wait = useMailWait()
  const failure = useSelector(({ embedded }) => embedded?.error ?? null)
  const [isSending, setSending] = useState(false)
  const listen = () => void awaitDevice(latchkey)
  useOnceMounted(() => {
    listen()
    return undefined
  })
  const error = failure && own ? embeddedErrorText(texts, own, failure) : null
  useEffect(() => {
    if (error !== null) announce(error)
  }, [announce, error])
  const resend = async () => {
    setSending(true)
    // Never throws: a failure is in the state.
    await resendOtp(latchkey)
    setSending(false)
    const { embedded } = latchkey.getState()
    if (embedded?.error || embedded?.step !== 'device') return
    showNotice(latchkey, { message: own?.t('embedded.device.resent') ?? '', variant: 'success' })
    listen()
  }
  return {
    state: error ? ('error' as const) : ('waiting' as const),
    title: own?.t('embedded.device.title') ?? '',
    lead: aroundEmail(
      email,
      own ? (address) => own.t('embedded.device.text', { email: address }) : undefined,
    ),
    note: own?.t('embedded.device.next') ?? '',
    error,
    retry: error ? { text: texts.t('action.retry'), run: listen } : null,
    resend: {
      text:
        (wait === null ? own?.t('embedded.device.resend') : own?.t('embedded.device.wait', { time: wait })) ??
        '',
      isDisabled: wait !== null || isSending,
      run: () => void resend(),
    },
  }
}
