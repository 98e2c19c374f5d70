import { endGrant, loadGrants, showNotice } from '@latchkey/core'
import { useState } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { plainName } from '../account/plainName'
import { useNow } from '../useNow'
import { useOnceMounted } from '../useOnceMounted'
import { useSmartSessionTexts } from './useSmartSessionTexts'

/** [FLG-6] What the strip with permissions shows, or null if there are none. */
export function useGrantStrip() {
  const latchkey = useInstance()
  const own = useSmartSessionTexts()
  const known = useSelector(({ embedded }) => embedded?.grants)
  const [ending, setEnding] = useState<string | null>(null)
  // One may end while the account is open.
  const now = useNow((known?.length ?? 0) > 0, 30_000)
  useOnceMounted(() => {
    void loadGrants(latchkey)
    return undefined
  })
  const grants = known?.filter(({ expiry }) => expiry * 1_000 > now) ?? []
  if (!own || grants.length === 0) return null
  const { t, locale } = own
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' })
  const site = plainName(latchkey.options.metadata.name)
  const end = async (id: string) => {
    setEnding(id)
    try {
      await endGrant(latchkey, id)
      showNotice(latchkey, { message: t('smartSessions.strip.ended'), variant: 'success' })
    } catch (cause) {
      latchkey.logger.warn('Could not end a permission', cause)
      showNotice(latchkey, { message: t('smartSessions.strip.failed'), variant: 'error' })
    } finally {
      setEnding(null)
    }
  }
  return {
    title: t('smartSessions.strip.title'),
    grants: grants.map(({ id, left, expiry }) => ({
      key: id,
      text: t('smartSessions.strip.text', { site }),
      until: t('smartSessions.strip.until', { left, time: time.format(expiry * 1_000) }),
      end: {
        text: t('smartSessions.strip.end'),
        label: t('smartSessions.strip.endOf', { site }),
        isBusy: ending === id,
        run: () => void end(id),
      },
    })),
  }
}
