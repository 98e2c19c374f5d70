import { telegramOf } from './telegramOf'

/**
 * Has the app around the page open a web link, if it is one that ignores what the page opens: Telegram. Returns whether
 * it did; then the page must not follow the link, too. Telegram opens web links only, right after a press.
 */
export function openByApp(href: string, page: object = globalThis): boolean {
  if (!/^https:\/\//i.test(href)) return false
  try {
    const openWeb = telegramOf(page)?.openWeb
    openWeb?.(href)
    return Boolean(openWeb)
  } catch {
    // An older version refuses the link: the browser may still follow it.
    return false
  }
}

/** [WC-1] Opens a link to a wallet from a press: by the app around the page if needed, else in the browser. */
export function openLink(href: string, target: '_self' | '_blank'): void {
  if (!openByApp(href)) globalThis.open?.(href, target, target === '_blank' ? 'noopener,noreferrer' : '')
}

/** The window for a link: app schemes open nothing else, and Telegram ignores those in its own. */
export function targetOf(href: string, page: object = globalThis): '_self' | '_blank' {
  return /^https?:/i.test(href) || telegramOf(page) ? '_blank' : '_self'
}
