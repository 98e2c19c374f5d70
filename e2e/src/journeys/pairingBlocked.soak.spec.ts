import { describe, expect, it } from 'vitest'
import { demoRdns, openVisit } from '../browser/openVisit'
import { useBrowser } from '../browser/useBrowser'

const browser = useBrowser()
const rounds = 5
/** Leaves room for a busy machine. */
const noise = { ratio: 1.5, ms: 60 }

describe('an injected wallet on a site that pairs', () => {
  it('[CON-1] connects in the same time while every websocket is blocked, and opens none', async () => {
    const times: Record<'blocked' | 'free', number[]> = { blocked: [], free: [] }
    for (let round = 0; round < rounds; round++)
      // In turn, so both run under the same load.
      for (const kind of ['free', 'blocked'] as const) times[kind].push(await measure(kind === 'blocked'))
    const [blocked, free] = [median(times.blocked), median(times.free)]
    expect(blocked, JSON.stringify(times)).toBeLessThan(free * noise.ratio + noise.ms)
  })
})

/** From the click on the wallet to the account, in milliseconds of the page. */
async function measure(isBlocked: boolean): Promise<number> {
  const { demo, modal, page, webSockets, context } = await openVisit(await browser(), {
    // Never answers: worse than a rejection, which is quick.
    prepare: async (visitor) => isBlocked && visitor.routeWebSocket(/./, () => undefined),
  })
  await demo.entry.click()
  await modal.row('walletConnect').waitFor()
  await modal.row(demoRdns).waitFor()
  const time = await modal.row(demoRdns).evaluate(async (row: HTMLElement) => {
    const { latchkey } = window
    if (!latchkey) return Number.POSITIVE_INFINITY
    const start = performance.now()
    const connected = new Promise<number>((resolve) => {
      latchkey.subscribe(
        ({ connect }) => connect.rows.length,
        (rows) => rows > 0 && resolve(performance.now() - start),
      )
    })
    row.click()
    return connected
  })
  await modal.expectClosed()
  expect(webSockets).toEqual([])
  await context.close()
  expect(page.isClosed()).toBe(true)
  return time
}

function median(times: readonly number[]): number {
  return times.toSorted((left, right) => left - right)[Math.floor(times.length / 2)] ?? 0
}
