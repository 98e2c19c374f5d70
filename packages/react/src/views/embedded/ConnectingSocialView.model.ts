import { cancelSocial, goBack, loginBySocial } from '@latchkey/core'
import { socialPopupBlocked } from '@latchkey/protocol'
import { iconAccount } from '@latchkey/ui'
import { useEffect } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { useLater } from '../useLater'
import { useOnceMounted } from '../useOnceMounted'
import type { ViewProps } from '../ViewProps'
import { embeddedErrorText } from './embeddedErrorText'
import { socialName } from './socialName'
import { socialShapes } from './socialShapes'
import { useEmbeddedTexts } from './useEmbeddedTexts'
import { useShowCreating } from './useShowCreating'

/** After this long, the provider's window may be hidden. */
const slowMs = 15_000

type Phase = 'ready' | 'waiting' | 'retrieving' | 'blocked' | 'failed'

/** [FRM-6] The login runs in core; leaving the view gives it up. */
export function useConnectingSocial({ data: { provider } }: ViewProps<'ConnectingSocial'>) {
  const latchkey = useInstance()
  const texts = useTexts()
  const own = useEmbeddedTexts()
  const announce = useAnnounce()
  const step = useSelector(({ embedded }) => embedded?.step ?? 'idle')
  const error = useSelector(({ embedded }) => embedded?.error ?? null)
  const phase = phaseOf()
  const isSlow = useLater(phase === 'waiting', slowMs, 0)
  useShowCreating('replace')
  useOnceMounted(() => () => cancelSocial(latchkey))
  const name = { provider: socialName(provider) }
  const said = tell()
  const spoken = `${said.title}. ${said.text}`
  useEffect(() => {
    if (own) announce(spoken)
  }, [announce, own, spoken])
  return {
    ...said,
    state: phase,
    ring: ringOf(),
    // A site can open the view by any name.
    shape: Object.hasOwn(socialShapes, provider) ? socialShapes[provider] : iconAccount,
    open:
      phase === 'waiting' || phase === 'retrieving'
        ? null
        : {
            text:
              phase === 'failed' ? texts.t('action.retry') : (own?.t('embedded.blocked.open', name) ?? ''),
            // In the click itself: browsers block a window that opens later.
            run: () => void loginBySocial(latchkey, provider),
          },
    cancel: { text: own?.t('embedded.cancel') ?? '', run: () => goBack(latchkey) },
  }

  function phaseOf(): Phase {
    if (step === 'social') return 'waiting'
    if (step === 'verifying' || step === 'creating' || step === 'connected') return 'retrieving'
    if (socialPopupBlocked.is(error)) return 'blocked'
    return error ? 'failed' : 'ready'
  }
  function ringOf() {
    if (phase === 'waiting' || phase === 'retrieving') return 'waiting' as const
    return phase === 'ready' ? ('idle' as const) : ('error' as const)
  }
  function tell(): { readonly title: string; readonly text: string } {
    if (!own) return { title: '', text: '' }
    if (phase === 'waiting')
      return {
        title: own.t('embedded.waiting.title', name),
        text: own.t(isSlow ? 'embedded.waiting.slow' : 'embedded.waiting.text'),
      }
    if (phase === 'retrieving')
      return {
        title: own.t('embedded.retrieving.title'),
        text: own.t('embedded.retrieving.text', name),
      }
    if (phase === 'failed' && error)
      return { title: own.t('embedded.failed.title'), text: embeddedErrorText(texts, own, error) }
    return {
      title: phase === 'blocked' ? own.t('embedded.blocked.title') : own.t('embedded.social.continue', name),
      text: phase === 'blocked' ? own.t('embedded.blocked.text', name) : own.t('embedded.waiting.text'),
    }
  }
}
