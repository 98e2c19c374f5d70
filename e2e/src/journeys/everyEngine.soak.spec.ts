import { describe } from 'vitest'
import { describeLayouts } from '../engines/describeLayouts'
import { createHolder } from './accountChain'
import { walkDemo } from './walkDemo'

/** All engines show the same account, so the same amounts. */
let holder: ReturnType<typeof createHolder> | null = null

async function createRichHolder(): ReturnType<typeof createHolder> {
  const created = await createHolder('10')
  await created.endow()
  return created
}

describe.each([
  ['on a desktop', {}],
  ['on a phone', { viewport: { width: 390, height: 844 } }],
  ['in Arabic', { query: 'locale=ar' }],
] as const)('%s', (_name, look) => {
  describeLayouts('lays out the screens that a gateway fills as Chromium does', async (engine) => {
    holder ??= createRichHolder()
    return walkDemo(engine, await holder, look)
  })
})
