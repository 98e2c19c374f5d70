import { expect, it } from 'vitest'
import { isLinked } from './isLinked'
import { platformsOf, type WalletPlaces } from './platformsOf'

const links = {
  mobile_link: 'walletx://',
  webapp_link: 'https://web.example',
  desktop_link: 'walletx-desktop://',
}

it.each([
  ['any wallet', null, false, ['qrcode']],
  ['any wallet on a phone', null, true, ['qrcode']],
  ['all ways', { isInstalled: true, ...links }, false, ['browser', 'qrcode', 'web', 'desktop']],
  ['all ways on a phone', { isInstalled: true, ...links }, true, ['browser', 'mobile', 'web']],
  ['an app', { isInstalled: false, mobile_link: 'walletx' }, true, ['mobile']],
  ['a program, on a phone', { isInstalled: false, desktop_link: 'walletx' }, true, ['unsupported']],
  ['a missing extension', { isInstalled: false }, false, ['unsupported']],
] as const)('reaches %s', (_what, wallet, isMobile, ways) => {
  expect(platformsOf(wallet, isMobile)).toEqual(ways)
})

it.each<[Omit<WalletPlaces, 'isInstalled'> & { browser_link?: string }, boolean, boolean]>([
  [{}, false, false],
  [{ browser_link: 'https://wallet.example/open?{url}' }, false, false],
  [{ browser_link: 'https://wallet.example/open?{url}', mobile_link: undefined }, true, false],
  [{ mobile_link: 'walletx://' }, false, true],
  [{ webapp_link: 'https://web.example' }, true, true],
  [{ desktop_link: 'walletx-desktop://' }, false, true],
  [{ desktop_link: 'walletx-desktop://' }, true, false],
])('[WC-1] %j (on a phone: %s) can be paired: %s', (wallet, isMobile, expected) => {
  expect(isLinked(wallet, isMobile)).toBe(expected)
  // The view of such a wallet has a way to it.
  expect(platformsOf({ isInstalled: false, ...wallet }, isMobile)[0] !== 'unsupported').toBe(expected)
})
