import { expect, it } from 'vitest'
import { openVisit } from './openVisit'
import { useBrowser } from './useBrowser'

const browser = useBrowser()

const forbidden: readonly (readonly [act: string, fault: RegExp])[] = [
  ["console.error('an error')", /^console error: an error/m],
  ["console.warn('a warning')", /^console warning: a warning/m],
  ['setTimeout(() => undefined.nothing)', /^uncaught: TypeError/m],
  ["document.body.setAttribute('style', 'color: red')", /^policy violation: style-src-attr/m],
  ["new Image().src = 'https://tracker.invalid/'", /^policy violation: img-src/m],
  ["try { document.body.innerHTML = '<b>' } catch {}", /^policy violation: require-trusted-types-for/m],
]

it('notices what a page must not do, so every journey would fail because of it', async () => {
  const { page, faults, requests } = await openVisit(await browser(), { tolerated: [/./] })
  await page.waitForLoadState('networkidle')
  expect(faults).toEqual([])
  for (const [act, fault] of forbidden) {
    await page.evaluate<unknown>(`{ ${act} }; null`)
    await expect.poll(() => faults.join('\n')).toMatch(fault)
  }
  const before = requests.length
  await page.evaluate<unknown>("fetch('/settings.json').then(() => null)")
  expect(requests.slice(before).map((request) => new URL(request.url()).pathname)).toEqual(['/settings.json'])
})
