import { hideNotice } from '@latchkey/core'
import { useEffect, useState } from 'react'
import { useInstance } from '../hooks/useInstance'
import { useSelector } from '../hooks/useSelector'
import { loadSendTexts } from '../views/send/loadSendTexts'
import { sayNotice } from '../views/send/sayNotice'
import { useShellLocale } from './useShellLocale'

/** How long a good notice is in view. A bad one stays until the visitor closes it. */
const readMs = 8_000

/** What a notice over the page says. */
export type PageNoticeContent = {
  readonly tone: 'success' | 'error'
  readonly text: string
  readonly label: string
  readonly close: string
}

/** Returns what the open notice says; null without one. Its time doesn't pass while it is held, or nobody sees the page. */
export function usePageNotice(isHeld: boolean): PageNoticeContent | null {
  const latchkey = useInstance()
  const { locale } = useShellLocale()
  const notice = useSelector(({ modal }) =>
    modal.notice?.open && modal.notice.isOnPage ? modal.notice : null,
  )
  const [said, setSaid] = useState<{ readonly of: unknown; readonly content: PageNoticeContent }>()
  const isHidden = usePageHidden()
  useEffect(() => {
    if (!notice) return
    let isCurrent = true
    const tone = notice.variant === 'error' ? 'error' : 'success'
    Promise.all([sayNotice(notice, locale), loadSendTexts(locale)])
      .then(
        ([text, { t }]) => ({ tone, text, label: t('send.notice'), close: t('send.notice.close') }) as const,
      )
      .catch((cause: unknown) => {
        latchkey.logger.warn('Could not load the texts of a notice', cause)
        // English is better than nothing.
        return { tone, text: notice.message, label: 'Notice', close: 'Dismiss' } as const
      })
      .then((content) => {
        if (isCurrent) setSaid({ of: notice, content })
      })
    return () => {
      isCurrent = false
    }
  }, [latchkey, notice, locale])
  const content = notice && said?.of === notice ? said.content : null
  const isPassing = content?.tone === 'success' && !isHeld && !isHidden
  useEffect(
    () => (isPassing ? latchkey.host.setTimer(() => hideNotice(latchkey), readMs) : undefined),
    [latchkey, isPassing],
  )
  return content
}

function usePageHidden(): boolean {
  const [isHidden, setHidden] = useState(document.hidden)
  useEffect(() => {
    const note = () => setHidden(document.hidden)
    document.addEventListener('visibilitychange', note)
    return () => document.removeEventListener('visibilitychange', note)
  }, [])
  return isHidden
}
