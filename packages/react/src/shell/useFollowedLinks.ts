import { type RefObject, useEffect } from 'react'
import { useLazily } from '../loader/useLazily'

const loadFollow = () => import('./followLink').then(({ followLink }) => followLink)

/** Whether the page may be in Telegram, whose browser ignores most links. The code for it finds out. */
const mayBeInTelegram = () => 'Telegram' in globalThis || 'TelegramWebviewProxy' in globalThis

/** Lets the app around the page open the links in an element, where its browser would not. */
export function useFollowedLinks(area: RefObject<HTMLElement | null>): void {
  const followLink = useLazily(mayBeInTelegram(), loadFollow)
  useEffect(() => {
    const element = area.current
    if (!followLink || !element) return
    element.addEventListener('click', followLink)
    return () => element.removeEventListener('click', followLink)
  }, [area, followLink])
}
