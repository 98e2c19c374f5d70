import type { State } from '@latchkey/core'
import { useEffect, useState } from 'react'
import { useTexts } from '../hooks/useTexts'

type NoticeState = State['modal']['notice']

/** Returns what a notice says in the visitor's language. Core writes English; the rest is loaded by the notice's code. */
export function useNoticeText(notice: NoticeState): string | undefined {
  const { locale, t } = useTexts()
  const [said, setSaid] = useState<{ readonly notice: NoticeState; readonly text: string }>()
  const isForeign = Boolean(notice?.open && notice.code && !locale.startsWith('en'))
  // This one is about no payment, so its text is here already.
  const isHere = notice?.code === 'network.switched'
  useEffect(() => {
    if (!isForeign || isHere || !notice) return
    import('../views/send/sayNotice')
      .then(({ sayNotice }) => sayNotice(notice, locale))
      // Without the texts, English is better than nothing.
      .catch(() => notice.message)
      .then((text) => setSaid({ notice, text }))
  }, [isForeign, isHere, notice, locale])
  if (!isForeign) return notice?.message
  if (isHere) return t('network.switched', { network: String(notice?.values?.network) })
  return said?.notice === notice ? said?.text : undefined
}
