import { cancelSocial, goBack, loginByFarcaster } from '@latchkey/core'
import { useEffect } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { embeddedErrorText } from '../embedded/embeddedErrorText'
import { socialName } from '../embedded/socialName'
import { socialShapes } from '../embedded/socialShapes'
import { useEmbeddedTexts } from '../embedded/useEmbeddedTexts'
import { useShowCreating } from '../embedded/useShowCreating'
import type { Code } from '../pairing/useCode'
import { useCopy } from '../pairing/useCopy'
import { usePairingTexts } from '../pairing/usePairingTexts'
import { useOnceMounted } from '../useOnceMounted'
import type { ViewProps } from '../ViewProps'

type Phase = 'ready' | 'waiting' | 'retrieving' | 'failed'

/** [FRM-7] The login runs in core; leaving the view gives it up. A code on a computer, a link on a phone. */
export function useConnectingFarcaster(_props: ViewProps<'ConnectingFarcaster'>) {
  const latchkey = useInstance()
  const texts = useTexts()
  const own = useEmbeddedTexts()
  const pairing = usePairingTexts()
  const announce = useAnnounce()
  const { isMobile } = latchkey.host
  const step = useSelector(({ embedded }) => embedded?.step ?? 'idle')
  const error = useSelector(({ embedded }) => embedded?.error ?? null)
  const url = useSelector(({ embedded }) => embedded?.farcasterUrl ?? null)
  const phase = phaseOf()
  const copy = useCopy(url, pairing)
  useShowCreating('replace')
  useOnceMounted(() => () => cancelSocial(latchkey))
  const name = { provider: socialName('farcaster') }
  const isCode = phase === 'waiting' && !isMobile
  const said = tell()
  const hint = own?.t('embedded.farcaster.scan') ?? ''
  const spoken = isCode ? (url === null ? '' : hint) : `${said.title}. ${said.text}`
  useEffect(() => {
    if (own && spoken !== '') announce(spoken)
  }, [announce, own, spoken])
  const code: Code = {
    uri: own && pairing && url,
    label: own?.t('embedded.farcaster.qr') ?? '',
    preparing: pairing?.t('pairing.preparing') ?? '',
    hint,
    renews: null,
    face: null,
    origins: [],
    copy,
  }
  return {
    ...said,
    state: phase,
    ring: ringOf(),
    shape: socialShapes.farcaster,
    code: isCode ? code : null,
    /** [FRM-7] On a phone, the tap itself opens the app. */
    link:
      phase === 'waiting' && isMobile
        ? { text: own?.t('embedded.blocked.open', name) ?? '', href: url, copy }
        : null,
    start:
      phase === 'ready' || phase === 'failed'
        ? {
            text:
              phase === 'failed' ? texts.t('action.retry') : (own?.t('embedded.social.continue', name) ?? ''),
            run: () => void loginByFarcaster(latchkey),
          }
        : null,
    cancel: { text: own?.t('embedded.cancel') ?? '', run: () => goBack(latchkey) },
  }

  function phaseOf(): Phase {
    if (step === 'social') return 'waiting'
    if (step === 'verifying' || step === 'creating' || step === 'connected') return 'retrieving'
    return error ? 'failed' : 'ready'
  }
  function ringOf() {
    if (phase === 'failed') return 'error' as const
    return phase === 'ready' ? ('idle' as const) : ('waiting' as const)
  }
  function tell(): { readonly title: string; readonly text: string } {
    if (!own) return { title: '', text: '' }
    if (phase === 'retrieving')
      return { title: own.t('embedded.retrieving.title'), text: own.t('embedded.retrieving.text', name) }
    if (phase === 'failed' && error)
      return { title: own.t('embedded.failed.title'), text: embeddedErrorText(texts, own, error) }
    return {
      title: phase === 'ready' ? own.t('embedded.social.continue', name) : own.t('embedded.farcaster.title'),
      text: own.t('embedded.farcaster.text'),
    }
  }
}
