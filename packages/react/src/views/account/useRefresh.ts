import { refreshAccount } from '@latchkey/core'
import { useCallback, useEffect, useState } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useInstance } from '../../hooks/useInstance'
import type { AssetTexts } from '../../i18n/assets/en'

/** How long "Up to date" stays. */
const toldMs = 2_000

/** Refreshes everything the account shows, and announces the result. */
export function useRefresh(texts: AssetTexts | null) {
  const latchkey = useInstance()
  const announce = useAnnounce()
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle')
  const t = texts?.t
  const run = useCallback(async () => {
    if (!t) return
    setState('busy')
    announce(t('account.loading'))
    const isDone = await refreshAccount(latchkey)
    // A failed part shows its own age.
    setState(isDone ? 'done' : 'idle')
    announce(t(isDone ? 'account.refreshed' : 'account.refreshFailed'))
  }, [latchkey, announce, t])
  useEffect(
    () => (state === 'done' ? latchkey.host.setTimer(() => setState('idle'), toldMs) : undefined),
    [latchkey, state],
  )
  return {
    state,
    text: t?.(state === 'done' ? 'account.refreshed' : 'account.refresh') ?? '',
    run: useCallback(() => {
      if (state !== 'busy') void run()
    }, [state, run]),
  }
}
