import type { LatchkeyError } from '@latchkey/protocol'
import { useEffect, useState } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import type { CodeScreen } from '../parts/CodeEntry'
import { aroundEmail } from './aroundEmail'
import { embeddedErrorText } from './embeddedErrorText'
import { useEmbeddedTexts } from './useEmbeddedTexts'

/** What the screens with a code have in common. */
export function useCodeScreen(given: {
  readonly email: string
  readonly sent: 'embedded.code.sent' | 'embedded.code.sentOld' | 'embedded.code.sentNew'
  /** Never throws: a failure is in the state. */
  readonly submit: (digits: string) => Promise<void>
}): Omit<CodeScreen, 'actions'> {
  const texts = useTexts()
  const own = useEmbeddedTexts()
  const announce = useAnnounce()
  const step = useSelector(({ embedded }) => embedded?.step ?? 'otp')
  const failure = useSelector(({ embedded }) => embedded?.error ?? null)
  const [value, setValue] = useState('')
  /** What failed before the visitor began to type again. */
  const [dismissed, setDismissed] = useState<LatchkeyError | null>(null)
  const isBusy = step === 'verifying' || step === 'creating' || step === 'connected'
  const shown = !isBusy && failure !== dismissed ? failure : null
  const error = shown && own ? embeddedErrorText(texts, own, shown) : ''
  useEffect(() => {
    if (error === '') return
    setValue('')
    announce(error)
  }, [announce, error])
  return {
    lead: aroundEmail(given.email, own ? (email) => own.t(given.sent, { email }) : undefined),
    label: own?.t('embedded.code.label') ?? '',
    value,
    set(digits) {
      setValue(digits)
      setDismissed(failure)
    },
    submit: (digits) => void given.submit(digits),
    isBusy,
    error,
    note: own?.t(isBusy ? 'embedded.code.checking' : 'embedded.code.valid') ?? '',
  }
}
