import type { Social } from '@latchkey/core'
import { describe, expect, it } from 'vitest'
import { offeredSocials } from './offeredSocials'

/** The default, as a test of the options keeps it. */
const socials: readonly Social[] = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook']
const inside = { TelegramWebviewProxy: { postEvent: () => undefined } }
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605'
const android = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537 Telegram-Android/11'

describe('offeredSocials', () => {
  it('[FLG-2] offers the default logins in their order, without those that the frame can’t run', () => {
    expect(offeredSocials(socials, '', {})).toEqual(socials)
    expect(offeredSocials(['telegram' as Social, 'google'], '', {})).toEqual(['google'])
  })

  it('[FLG-2] keeps the site’s order, and offers none if the site wants none', () => {
    expect(offeredSocials(['github', 'google'], '', {})).toEqual(['github', 'google'])
    expect(offeredSocials([], '', {})).toEqual([])
    expect(offeredSocials(false, '', {})).toEqual([])
  })

  it.each([
    ['an iPhone', iphone, inside, ['google']],
    ['a Mac', mac, inside, ['x']],
    ['Android', android, {}, ['x', 'facebook']],
    ['an iPhone, but outside Telegram', iphone, {}, []],
    ['Android, but outside Telegram', android.replace(/Telegram.*/, ''), {}, []],
  ])('[FRM-6] leaves out what Telegram blocks on %s', (_, agent, page, missing) => {
    const all = offeredSocials(socials, '', {})
    const offered = offeredSocials(socials, agent, page)
    expect(all.filter((social) => !offered.includes(social))).toEqual(missing)
  })
})
