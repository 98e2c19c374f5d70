import { goBack, loginByEmail, resumeLogin } from '@latchkey/core'
import { frameSessionEnded } from '@latchkey/protocol'
import { useEffect, useState } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { useLegal } from '../connect/useLegal'
import type { ShownStep } from '../parts/StepList'
import { siteOf } from '../sign-in/siteOf'
import { useLater } from '../useLater'
import type { ViewProps } from '../ViewProps'
import { useSocialMethod } from './EmbeddedMethod.model'
import { embeddedErrorText } from './embeddedErrorText'
import { useEmailEntry } from './useEmailEntry'
import { useEmbeddedTexts } from './useEmbeddedTexts'

/** After this long, the visitor gets a way out. */
const slowMs = 10_000

type Phase = 'intro' | 'creating' | 'done' | 'failed'

/** Before a login, what a wallet is and how to get one; after it, how far the wallet is. It never hangs without a way out. */
export function useCreate(_props: ViewProps<'Create'>) {
  const latchkey = useInstance()
  const texts = useTexts()
  const own = useEmbeddedTexts()
  const announce = useAnnounce()
  const legal = useLegal()
  const features = useSelector((state) => state.features)
  const now = useSelector(({ embedded }) => embedded)
  const entry = useEmailEntry(legal.isBlocked)
  const { hasAny, ...socials } = useSocialMethod()
  const { step = 'idle', error = null, email = null } = now ?? {}
  /** Whether a wallet was being created here, so a failure is that of the wallet and not of the field. */
  const [hasBegun, setBegun] = useState(step === 'creating')
  if (step === 'creating' && !hasBegun) setBegun(true)
  const phase = phaseOf()
  // While the frame is shown, it waits for the visitor.
  const isSlow = useLater(phase === 'creating' && !now?.isFrameShown, slowMs, 0)
  const said = tell()
  const spoken = said.title ? `${said.title}. ${said.text}` : ''
  useEffect(() => {
    if (spoken !== '') announce(spoken)
  }, [announce, spoken])
  const site = siteOf(latchkey).name
  const toStep = (key: ShownStep['key'], text: string | undefined, state: ShownStep['state']): ShownStep => ({
    key,
    text: text ?? '',
    state,
    said:
      (state === 'done' && own?.t('embedded.create.stepDone')) ||
      (state === 'current' && own?.t('embedded.create.stepNow')) ||
      '',
  })
  return {
    phase,
    legal,
    ...said,
    ring:
      phase === 'failed'
        ? ('error' as const)
        : phase === 'done'
          ? ('success' as const)
          : ('waiting' as const),
    blocks: [
      {
        key: 'own',
        title: own?.t('embedded.create.own') ?? '',
        text: own?.t('embedded.create.ownText') ?? '',
      },
      {
        key: 'approve',
        title: own?.t('embedded.create.approve') ?? '',
        text: own?.t('embedded.create.approveText') ?? '',
      },
    ],
    entry: features.email ? entry : null,
    socials: hasAny ? socials : null,
    stepsLabel: own?.t('embedded.create.steps') ?? '',
    steps: [
      toStep('login', own?.t('embedded.create.step.login'), 'done'),
      toStep('keys', own?.t('embedded.create.step.keys'), phase === 'done' ? 'done' : 'current'),
      toStep(
        'connect',
        own?.t('embedded.create.step.connect', { site }),
        phase === 'done' ? 'current' : 'next',
      ),
    ],
    retry: phase === 'failed' ? { text: texts.t('action.retry'), run: retry } : null,
    cancel:
      phase === 'failed' || isSlow
        ? { text: own?.t('embedded.cancel') ?? '', run: () => goBack(latchkey) }
        : null,
  }

  function phaseOf(): Phase {
    if (step === 'connected') return 'done'
    if (!hasBegun) return 'intro'
    if (error) return 'failed'
    return step === 'idle' ? 'intro' : 'creating'
  }
  function tell(): { readonly title: string; readonly text: string } {
    if (!own || phase === 'intro') return { title: '', text: '' }
    if (phase === 'failed')
      return {
        title: texts.t('connect.failed.title'),
        text: error ? embeddedErrorText(texts, own, error) : '',
      }
    if (phase === 'done') return { title: own.t('embedded.create.done'), text: '' }
    return {
      title: own.t('embedded.create.title'),
      text: own.t(isSlow ? 'embedded.create.slow' : 'embedded.create.text'),
    }
  }
  /** The frame keeps its session, so neither a code nor the pause between two mails stands in the way. */
  function retry(): void {
    if (!frameSessionEnded.is(error)) void resumeLogin(latchkey)
    else if (email) void loginByEmail(latchkey, email)
    else goBack(latchkey)
  }
}
