import type { Browser } from 'playwright-core'
import { launchChromium } from '../launchChromium'
import { serveSite } from '../site/serveSite'
import { startNode } from '../startNode'
import type { Contender } from './Contender'
import { type SlowTimes, type Target, timeSlowVisit, timeVisit, type VisitTimes } from './timeVisit'

/** All visits of one page. */
export type ContenderTimes = {
  readonly name: string
  readonly touch: readonly VisitTimes[]
  readonly hover: readonly VisitTimes[]
  readonly slow: readonly SlowTimes[]
}

/** Visits the pages in turn, so other load slows all of them. Each visit has a fresh context. */
export async function measureOpening(
  contenders: readonly Contender[],
  visits: number,
  report: (line: string) => void,
): Promise<readonly ContenderTimes[]> {
  const node = await startNode()
  // A page that asks the Internet gets no answer, at once and the same on every machine.
  const browser = await launchChromium(['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'])
  const sites = await Promise.all(contenders.map((contender) => serve(browser, contender, node.url)))
  try {
    const times = contenders.map(({ name }) => ({
      name,
      touch: [] as VisitTimes[],
      hover: [] as VisitTimes[],
      slow: [] as SlowTimes[],
    }))
    const failed = new Set<string>()
    // The first visit of each pays for the browser's own start and doesn't count.
    for (let visit = -1; visit < visits; visit++) {
      if (visit >= 0) report(`Visit ${visit + 1} of ${visits}`)
      for (const [index, { name, touch, hover, slow }] of times.entries()) {
        const target = sites[index]?.target
        if (!target || failed.has(name)) continue
        try {
          const pressed = await timeVisit(target, 'touch', 0)
          if (visit < 0) continue
          touch.push(pressed)
          // 60 to 100 ms, as people do, the same for all pages.
          hover.push(await timeVisit(target, 'hover', 60 + ((visit * 17) % 41)))
          slow.push(await timeSlowVisit(target))
        } catch (error) {
          failed.add(name)
          report(`Left out ${name}: ${error instanceof Error ? error.message : error}`)
        }
      }
    }
    return times.filter(({ name }) => !failed.has(name))
  } finally {
    await Promise.all(sites.map(({ stop }) => stop()))
    await browser.close()
    await node.stop()
  }
}

async function serve(browser: Browser, { files }: Contender, nodeUrl: string) {
  const { urlFor, stop } = await serveSite({ files })
  const target: Target = { browser, files, url: urlFor(nodeUrl) }
  return { target, stop }
}
