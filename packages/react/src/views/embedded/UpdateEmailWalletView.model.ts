import { changeEmail } from '@latchkey/core'
import type { LatchkeyError } from '@latchkey/protocol'
import { useEffect, useState } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import type { EmailEntry } from '../parts/EmailField'
import type { ViewProps } from '../ViewProps'
import { embeddedErrorText } from './embeddedErrorText'
import { isEmail } from './isEmail'
import { useEmbeddedTexts } from './useEmbeddedTexts'

/** [FRM-5] The new address. Codes to the old and the new one follow. */
export function useUpdateEmailWallet({ data }: ViewProps<'UpdateEmailWallet'>): {
  readonly entry: EmailEntry
  readonly text: string
} {
  const latchkey = useInstance()
  const texts = useTexts()
  const own = useEmbeddedTexts()
  const announce = useAnnounce()
  const isBusy = useSelector(({ embedded }) => embedded?.step === 'sending')
  const [value, setValue] = useState('')
  const [failure, setFailure] = useState<LatchkeyError | 'invalid' | 'same' | null>(null)
  const error = errorOf()
  useEffect(() => {
    if (error !== null) announce(error)
  }, [announce, error])
  const submit = async (email: string) => {
    setFailure(null)
    // Never throws: a failure is in the state.
    await changeEmail(latchkey, email)
    setFailure(latchkey.getState().embedded?.error ?? null)
  }
  return {
    text: own?.t('embedded.update.text') ?? '',
    entry: {
      label: own?.t('embedded.update.label') ?? '',
      value,
      set(text) {
        setValue(text)
        setFailure(null)
      },
      error,
      isBusy,
      isDisabled: false,
      submit: {
        text: own?.t('embedded.update.save') ?? '',
        run() {
          const email = value.trim()
          if (!isEmail(email)) setFailure('invalid')
          else if (email.toLowerCase() === data.email?.toLowerCase()) setFailure('same')
          else void submit(email)
        },
      },
    },
  }

  function errorOf(): string | null {
    if (failure === null || !own) return null
    if (failure === 'invalid') return own.t('embedded.email.invalid')
    if (failure === 'same') return own.t('embedded.update.same')
    return embeddedErrorText(texts, own, failure)
  }
}
