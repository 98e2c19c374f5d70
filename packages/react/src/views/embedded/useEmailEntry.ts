import { loginByEmail, track } from '@latchkey/core'
import type { LatchkeyError } from '@latchkey/protocol'
import { useEffect, useState } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import type { EmailEntry } from '../parts/EmailField'
import { embeddedErrorText } from './embeddedErrorText'
import { isEmail } from './isEmail'
import { useEmbeddedTexts } from './useEmbeddedTexts'
import { useShowCreating } from './useShowCreating'

/** [FRM-3] The field that starts a login by email. A bad address and a failure show below it, never as a notice. */
export function useEmailEntry(isBlocked: boolean): EmailEntry {
  const latchkey = useInstance()
  const texts = useTexts()
  const own = useEmbeddedTexts()
  const announce = useAnnounce()
  const [value, setValue] = useState(() => latchkey.getState().embedded?.email ?? '')
  const [failure, setFailure] = useState<LatchkeyError | 'invalid' | null>(null)
  const isBusy = useSelector(({ embedded }) => embedded?.step === 'sending' || embedded?.step === 'creating')
  useShowCreating('push')
  const error =
    failure === null || !own
      ? null
      : failure === 'invalid'
        ? own.t('embedded.email.invalid')
        : embeddedErrorText(texts, own, failure)
  useEffect(() => {
    if (error !== null) announce(error)
  }, [announce, error])
  const submit = async (email: string) => {
    setFailure(null)
    // Never throws: a failure is in the state.
    await loginByEmail(latchkey, email)
    setFailure(latchkey.getState().embedded?.error ?? null)
  }
  return {
    label: own?.t('embedded.email.label') ?? '',
    value,
    set(text) {
      setValue(text)
      setFailure(null)
    },
    error,
    isBusy,
    isDisabled: isBlocked,
    submit: {
      text: own?.t('embedded.email.submit') ?? '',
      run() {
        const email = value.trim()
        if (isEmail(email)) void submit(email)
        else setFailure('invalid')
      },
    },
    focused: () => track(latchkey, 'EMAIL_LOGIN_SELECTED', {}),
  }
}
