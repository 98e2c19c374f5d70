import { describe, expect, it } from 'vitest'
import { createLatchkey } from '../createLatchkey'
import { createTestHost } from '../testing/createTestHost'
import { testNetworks } from '../testing/testNetworks'
import { isFeatureOn } from './isFeatureOn'

const trades = ['onramp', 'swaps'] as const

function create(timeZone: string, features = {}) {
  return createLatchkey({ networks: testNetworks, features }, createTestHost(undefined, { timeZone }))
}

describe('features of the account', () => {
  it.each([
    'Asia/Shanghai',
    'Asia/Urumqi',
    'Asia/Chongqing',
    'Asia/Harbin',
    'Asia/Kashgar',
    'Asia/Macau',
    'Asia/Macao',
    'Asia/Hong_Kong',
    'Asia/Beijing',
    'asia/shanghai',
  ])('[FLG-3] hides onramp and swaps in %s, and nothing else', (zone) => {
    const latchkey = create(zone)
    for (const feature of trades) expect(isFeatureOn(latchkey, feature)).toBe(false)
    for (const feature of ['send', 'receive'] as const) expect(isFeatureOn(latchkey, feature)).toBe(true)
  })

  it.each(['Europe/Zurich', 'Asia/Tokyo', 'Asia/Taipei', 'America/New_York', 'UTC', ''])(
    '[FLG-3] shows onramp and swaps in %j',
    (zone) => {
      for (const feature of trades) expect(isFeatureOn(create(zone), feature)).toBe(true)
    },
  )

  it.each(['onramp', 'swaps', 'receive', 'send'] as const)(
    '[FLG-1] %s is off if the site says so',
    (name) => {
      const latchkey = create('Europe/Zurich', { [name]: false })
      expect(isFeatureOn(latchkey, name)).toBe(false)
    },
  )
})
