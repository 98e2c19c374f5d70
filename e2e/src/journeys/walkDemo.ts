import { installWallets } from '@latchkey/testing/playwright'
import { inject } from 'vitest'
import { demoRdns, demoWallet } from '../browser/openVisit'
import { type Boxes, readBoxes } from '../browser/readBoxes'
import type { Engine } from '../engines/Driver'
import type { Layouts } from '../engines/describeLayouts'
import { drawBlocks } from '../engines/drawBlocks'
import { type EngineVisitOptions, openIn } from '../engines/openIn'
import type { createHolder } from './accountChain'
import { layoutScreens, show } from './layoutScreens'

const brand = { family: 'multi', name: 'Brand', rdns: 'com.example.brand', evm: {}, solana: {} } as const

/** Opens the screens of the demo in an engine, with all that a gateway provides, and returns their layouts by name. */
export async function walkDemo(
  engine: Engine,
  holder: Awaited<ReturnType<typeof createHolder>>,
  { query, ...look }: Pick<EngineVisitOptions, 'query' | 'viewport'>,
): Promise<Layouts> {
  const visit = await openIn(engine, {
    ...look,
    url: `${inject('stack').families.demoUrl}/?${['siwx=optional', query].filter(Boolean).join('&')}`,
    wallets: [demoWallet({ keys: [holder.privateKey], capabilities: {} })],
    prepare: (context) => installWallets(context, [brand]),
    // The gateway may still be reading the account's past.
    tolerated: [/status of 503 .*\/history/],
  })
  const { page, demo, modal } = visit
  await demo.entry.click()
  await modal.row(demoRdns).click()
  await modal.expectView('SIWXSignMessage')
  const layouts: Record<string, Boxes> = {}
  for (const screen of layoutScreens)
    await show(visit, screen, async () => {
      await drawBlocks(page)
      layouts[screen.name] = await readBoxes(visit)
    })
  return layouts
}
