import { userRejected } from '@latchkey/protocol'
import { Button, LiveRegion } from '@latchkey/ui'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import type { SettingsTexts } from '../../i18n/settings/loadSettingsTexts'
import { PanelNote } from '../PanelNote'

/**
 * Brings a wallet from another provider, in a window. Nobody tells when the visitor closes that window, so a further press
 * opens another one instead of waiting for the first.
 */
export function BringButton({
  t,
  text,
  look,
  bring,
}: {
  readonly t: SettingsTexts['t']
  readonly text: string
  readonly look: 'secondary' | 'quiet'
  readonly bring: (signal: AbortSignal) => Promise<void>
}): ReactElement {
  const waiting = useRef<AbortController | null>(null)
  const [state, setState] = useState<'idle' | 'waiting' | 'failed'>('idle')
  useEffect(() => () => waiting.current?.abort(), [])
  const press = () => {
    waiting.current?.abort()
    const own = new AbortController()
    waiting.current = own
    setState('waiting')
    const end = (next: 'idle' | 'failed') => {
      if (!own.signal.aborted) setState(next)
    }
    bring(own.signal).then(
      () => end('idle'),
      (error: unknown) => end(userRejected.is(error) ? 'idle' : 'failed'),
    )
  }
  const note = state === 'waiting' ? t('guard.waiting') : ''
  return (
    <>
      <Button wide look={look} data-part="bring-wallet" onClick={press}>
        {text}
      </Button>
      {note ? <PanelNote place="middle" text={note} /> : null}
      {state === 'failed' ? <PanelNote isFault place="middle" text={t('settings.failed')} /> : null}
      <LiveRegion text={note} />
    </>
  )
}
