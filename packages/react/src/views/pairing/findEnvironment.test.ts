import { expect, it } from 'vitest'
import { findEnvironment } from './findEnvironment'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15'
const pixel =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0'

it.each([
  ['Safari', `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, undefined, 'ios'],
  ['Chrome', `${pixel} Mobile Safari/537.36`, undefined, 'android'],
  ['a computer', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0.0.0 Safari/537.36', undefined, null],
  ['Instagram', `${iphone} Mobile/21F90 Instagram 338.0.0.33.86 (iPhone14,5)`, 'instagram', 'ios'],
  ['Facebook', `${pixel} Mobile [FB_IAB/FB4A;FBAV/471.0.0.0;]`, 'facebook', 'android'],
  ['TikTok', `${iphone} Mobile/21F90 musical_ly_34.9.0 BytedanceWebview/d8a21c6`, 'tiktok', 'ios'],
  ['X', `${iphone} Mobile/21F90 Twitter for iPhone/10.43`, 'x', 'ios'],
  ['LINE', `${iphone} Mobile/21F90 Safari Line/14.8.0`, 'line', 'ios'],
  ['MetaMask', `${pixel} Mobile Safari/537.36 WebView MetaMaskMobile`, 'io.metamask', 'android'],
  ['Phantom', `${iphone} Mobile/15E148 Phantom/ios/24.10`, 'app.phantom', 'ios'],
])('detects %s', (_, agent, id, system) => {
  const found = findEnvironment(agent, {})
  expect([found.environment?.id, found.system]).toEqual([id, system])
})

it('detects a Telegram mini app by its global, as its user agent says nothing', () => {
  const postEvent = () => undefined
  expect(findEnvironment(iphone, { TelegramWebviewProxy: { postEvent } }).environment?.id).toBe('telegram')
  const web = { Telegram: { WebApp: { platform: 'weba', openLink: postEvent } } }
  expect(findEnvironment(iphone, web).environment?.id).toBe('telegram')
})

it('doesn’t take a page that only loads Telegram’s script for a mini app', () => {
  const page = { Telegram: { WebApp: { platform: 'unknown', openLink: () => undefined } } }
  expect(findEnvironment(iphone, page).environment).toBeNull()
})
