import { loginByPasskey, pushView } from '@latchkey/core'
import type { LatchkeyError } from '@latchkey/protocol'
import { useEffect, useState } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useInstance } from '../../hooks/useInstance'
import { useTexts } from '../../hooks/useTexts'
import { embeddedErrorText } from './embeddedErrorText'
import { useEmbeddedTexts } from './useEmbeddedTexts'
import { useSocialChoices } from './useSocialChoices'

/** More than these don't fit two lines: the first is wide, four follow, and the last leads to all of them. */
const most = 6

/** [FLG-2] What Connect shows of the social logins. */
export function useSocialMethod() {
  const latchkey = useInstance()
  const own = useEmbeddedTexts()
  const choices = useSocialChoices()
  const isPair = choices.length === 2
  const hasMore = choices.length > most
  const rest = isPair ? choices : choices.slice(1)
  return {
    hasAny: choices.length > 0,
    label: own?.t('embedded.social.label') ?? '',
    wide: isPair ? null : (choices[0] ?? null),
    rest: hasMore ? rest.slice(0, most - 2) : rest,
    more: hasMore
      ? {
          text: own?.t('embedded.social.more') ?? '',
          run: () => pushView(latchkey, 'ConnectSocials'),
        }
      : null,
  }
}

/** What leads a visitor who has no wallet to one. */
export function useGuide() {
  const latchkey = useInstance()
  const own = useEmbeddedTexts()
  return {
    text: own ? `${own.t('embedded.guide')} ${own.t('embedded.guide.action')}` : '',
    run: () => pushView(latchkey, 'Create'),
  }
}

/** What logs a returning visitor in with one touch. */
export function usePasskeyMethod() {
  const latchkey = useInstance()
  const texts = useTexts()
  const own = useEmbeddedTexts()
  const announce = useAnnounce()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<LatchkeyError | null>(null)
  const error = failure && own ? embeddedErrorText(texts, own, failure) : null
  useEffect(() => {
    if (error !== null) announce(error)
  }, [announce, error])
  const login = async () => {
    setBusy(true)
    setFailure(null)
    // Never throws: a failure is in the state.
    await loginByPasskey(latchkey)
    setFailure(latchkey.getState().embedded?.error ?? null)
    setBusy(false)
  }
  return {
    text: own?.t('embedded.passkey') ?? '',
    error,
    isBusy,
    run: () => void login(),
  }
}
