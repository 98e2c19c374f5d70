import type { BrowserContext } from 'playwright-core'
import { expect, it } from 'vitest'
import { useBrowser } from '../browser/useBrowser'
import { compareLayouts } from './compareLayouts'
import { layoutScreens, leftOutViews } from './layoutScreens'
import { namedScreens } from './namedScreens'

const browser = useBrowser()
const timeout = 180_000

it('[NAV-1] compares every view but the settings that the frame draws', () => {
  expect(leftOutViews).toEqual(['WalletSettings'])
})

it('each view looks the same alone and after all the others', { timeout }, async () => {
  expect(await compareLayouts(await browser())).toEqual({})
})

it('[NAM-2] views look the same alone and after all the others where the account has a name', {
  timeout,
}, async () => {
  const options = { screens: namedScreens, before: layoutScreens, hasName: true }
  expect(await compareLayouts(await browser(), options)).toEqual({})
})

/** Serves the scripts as if each class kept the name it has in its file: `lk-grid-x1y2` becomes `lk-grid`. */
async function unscope(context: BrowserContext): Promise<void> {
  await context.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/(?<!-)\blk-([a-z]\w*)-[\da-z]{4}\b/gi, 'lk-$1')
    await route.fulfill({ response, body })
  })
}

it('reports the views that look different once class names collide', { timeout }, async () => {
  const screens = layoutScreens.filter(({ name }) => ['AllWallets', 'Account, nfts'].includes(name))
  const moved = await compareLayouts(await browser(), { screens, prepare: unscope })
  expect(Object.keys(moved)).toContain('AllWallets')
})
