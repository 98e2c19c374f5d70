import { onTestFinished, vi } from 'vitest'
import type { AppsAround } from '../AppsAround'
import type { FramedSite } from './framedSite'

/** Opens a site in a frame of the test's page, which is the app around it. */
export async function openFrame(
  apps: AppsAround,
  prepare: (frame: HTMLIFrameElement) => void,
): Promise<{ readonly site: FramedSite; readonly frame: HTMLIFrameElement }> {
  localStorage.clear()
  const frame = document.createElement('iframe')
  frame.name = JSON.stringify(apps)
  const url = new URL('./framedSite.ts', import.meta.url).href
  // The test runner wraps imports in a function that only its own page has.
  frame.srcdoc = `<script>globalThis.__vitest_browser_runner__ = { wrapDynamicImport: (load) => load() }</script>
    <script type="module" src="${url}"></script>`
  document.body.append(frame)
  prepare(frame)
  const site = await vi.waitUntil(
    (): FramedSite | undefined => Reflect.get(frame.contentWindow ?? {}, 'site'),
    { timeout: 30_000 },
  )
  onTestFinished(() => {
    site.latchkey.destroy()
    frame.remove()
  })
  return { site, frame }
}
