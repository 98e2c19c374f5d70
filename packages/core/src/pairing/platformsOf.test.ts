import { expect, it } from 'vitest'
import { platformsOf } from './platformsOf'

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
