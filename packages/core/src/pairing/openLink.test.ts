import { afterEach, describe, expect, it, vi } from 'vitest'
import { openByApp, openLink, targetOf } from './openLink'
import { telegramOf } from './telegramOf'

const web = 'https://fox.example/wc?uri=wc%3A1'
const scheme = 'fox://wc?uri=wc%3A1'

/** Telegram as its own script shows it to a page. */
function asTelegram(platform = 'android') {
  const opened: unknown[] = []
  const WebApp = {
    platform,
    openLink(this: unknown, href: string) {
      if (this !== WebApp) throw new TypeError('not called as a method')
      opened.push(href)
    },
  }
  return { page: { Telegram: { WebApp } }, opened }
}

/** Telegram around a page that doesn't load its script. */
function asWebView() {
  const posted: unknown[] = []
  const proxy = { postEvent: (name: string, data: string) => void posted.push([name, JSON.parse(data)]) }
  return { page: { TelegramWebviewProxy: proxy }, posted }
}

afterEach(() => vi.unstubAllGlobals())

describe('inside Telegram', () => {
  it('[WC-1] has Telegram open web links, with and without its script', () => {
    const { page, opened } = asTelegram()
    expect(openByApp(web, page)).toBe(true)
    expect(opened).toEqual([web])
    const bare = asWebView()
    expect(openByApp(web, bare.page)).toBe(true)
    expect(bare.posted).toEqual([['web_app_open_link', { url: web }]])
  })

  it('leaves schemes to the browser, in a new window', () => {
    const { page, opened } = asTelegram('ios')
    for (const href of [scheme, 'http://fox.example', 'javascript:alert(1)', 'tg://resolve'])
      expect(openByApp(href, page)).toBe(false)
    expect(opened).toEqual([])
    expect([targetOf(scheme, page), targetOf(web, page)]).toEqual(['_blank', '_blank'])
  })

  it('follows a link that Telegram refuses in the browser', () => {
    const refuses = () => {
      throw new Error('WebAppTgUrlInvalid')
    }
    expect(openByApp(web, { Telegram: { WebApp: { platform: 'ios', openLink: refuses } } })).toBe(false)
  })
})

it.each([
  ['a page with its script, outside of it', asTelegram('unknown').page],
  ['a page with nothing of it', {}],
  ['a name for something else', { Telegram: 7, TelegramWebviewProxy: 'yes' }],
  ['an empty object', { Telegram: { WebApp: {} }, TelegramWebviewProxy: {} }],
  ['a platform that is no text', { Telegram: { WebApp: { platform: {}, openLink: () => undefined } } }],
  [
    'fields that throw',
    Object.defineProperty({}, 'Telegram', {
      get: () => {
        throw new Error('no')
      },
    }),
  ],
])('doesn’t see Telegram in %s', (_, page) => {
  expect(telegramOf(page)).toBeNull()
  expect(openByApp(web, page)).toBe(false)
  expect([targetOf(scheme, page), targetOf(web, page)]).toEqual(['_self', '_blank'])
})

it('[WC-1] opens one window: of Telegram, or of the browser without an opener', () => {
  const open = vi.fn()
  vi.stubGlobal('open', open)
  openLink(web, '_blank')
  openLink(scheme, '_self')
  expect(open.mock.calls).toEqual([
    [web, '_blank', 'noopener,noreferrer'],
    [scheme, '_self', ''],
  ])
  const { page, opened } = asTelegram()
  vi.stubGlobal('Telegram', page.Telegram)
  openLink(web, '_blank')
  expect(opened).toEqual([web])
  expect(open).toHaveBeenCalledTimes(2)
})
