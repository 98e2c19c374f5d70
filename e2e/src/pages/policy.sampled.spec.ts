import { describe, expect, it } from 'vitest'
import { openVisit } from '../browser/openVisit'
import { useBrowser } from '../browser/useBrowser'
import { sample } from '../sample'
import { familiesQuery, openViews } from './openViews'
import { useSite } from './useSite'
import { viewStates } from './viewStates'

const browser = useBrowser()

describe.each(sample([19, 18] as const, 1))(
  'under a strict policy with trusted types, in React %i',
  (react) => {
    const urlOf = useSite({ fixture: 'host', react, isDevelopment: true })

    it('shows every view in the site’s colours, without a violation, an error or a React warning', async () => {
      const query = { accent: '#b00020', theme: 'dark', families: familiesQuery() }
      const visit = await openViews(await browser(), urlOf(query))
      for (const { show } of viewStates) await show(visit)
      const accent = await visit.modal.frame.evaluate((frame) =>
        getComputedStyle(frame).getPropertyValue('--lk-accent'),
      )
      expect(accent).toBe('#b00020')
      expect(visit.faults).toEqual([])
    })
  },
)

describe('the policy itself', () => {
  const urlOf = useSite({ fixture: 'host' })

  it('is enforced on the pages of these tests, and a violation is noticed', async () => {
    const { page, faults } = await openVisit(await browser(), {
      url: urlOf(),
      tolerated: [/style-src-attr|require-trusted-types-for|TrustedHTML|inline style/],
    })
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
    const isRefused = await page.evaluate(() => {
      try {
        document.body.innerHTML = '<p>html</p>'
        return false
      } catch {
        // What should happen.
        return true
      }
    })
    expect(isRefused).toBe(true)
    await expect.poll(() => faults).toContainEqual(expect.stringMatching(/^policy violation: style-src-attr/))
    await expect
      .poll(() => faults)
      .toContainEqual(expect.stringMatching(/^policy violation: require-trusted-types-for/))
  })
})
