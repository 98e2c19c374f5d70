import { describe } from 'vitest'
import { describeLayouts } from '../engines/describeLayouts'
import { useSite } from './useSite'
import { walkViews } from './walkViews'

const urlOf = useSite({ fixture: 'host' })

describe.each([
  ['on a phone', { viewport: { width: 390, height: 844 } }],
  ['in Arabic, dark', { query: { locale: 'ar', theme: 'dark' } }],
  ['where lists have to scroll', { viewport: { width: 800, height: 500 } }],
] as const)('%s', (_name, look) => {
  describeLayouts('opens every view without an error, laid out as in Chromium', (engine) =>
    walkViews(engine, urlOf, look),
  )
})
