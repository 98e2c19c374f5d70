import { fieldsOf } from '@latchkey/protocol'

/** Telegram around a page: opens a web link outside of the page. Null if it offers no way to. */
export type Telegram = { readonly openWeb: ((href: string) => void) | null }

const asFunction = (value: unknown) => (typeof value === 'function' ? value : null)

function read(page: object): Telegram | null {
  const { Telegram, TelegramWebviewProxy: proxy } = fieldsOf(page)
  // The site's own script of Telegram; on a page anywhere else, it says so by its platform.
  const { WebApp: app } = fieldsOf(Telegram)
  const { platform, openLink } = fieldsOf(app)
  const { postEvent } = fieldsOf(proxy)
  if (!asFunction(postEvent) && (typeof platform !== 'string' || platform === 'unknown')) return null
  const open = asFunction(openLink)
  if (open) return { openWeb: (href) => void open.call(app, href) }
  const post = asFunction(postEvent)
  // What its script does, for sites that don't load it.
  return {
    openWeb: post && ((href) => void post.call(proxy, 'web_app_open_link', JSON.stringify({ url: href }))),
  }
}

/** Finds Telegram around the page; null anywhere else. Never throws. */
export function telegramOf(page: object): Telegram | null {
  try {
    return read(page)
  } catch {
    // A field of the page throws when it is read: whatever it is, it opens no links.
    return null
  }
}
