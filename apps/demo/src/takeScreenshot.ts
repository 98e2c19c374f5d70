import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { launchChromium } from './launchChromium'
import { startDemo } from './startDemo'

/** The fonts most visitors see. A bare Linux would use the first it finds. */
const fonts = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include>
${['system-ui', 'sans-serif', 'ui-monospace', 'monospace']
  .map((family) => {
    const wanted = family.includes('mono') ? ['Liberation Mono'] : ['Inter', 'Noto Sans', 'Liberation Sans']
    const edits = wanted.map((name) => `<string>${name}</string>`).join('')
    return `<match><test name="family"><string>${family}</string></test><edit name="family" mode="prepend" binding="strong">${edits}</edit></match>`
  })
  .join('\n')}</fontconfig>`

const target = fileURLToPath(new URL('../../../docs/screenshot.png', import.meta.url))
const folder = await mkdtemp(join(tmpdir(), 'latchkey-screenshot-'))
try {
  const fontFile = join(folder, 'fonts.conf')
  await writeFile(fontFile, fonts)
  await takeScreenshot({ FONTCONFIG_FILE: fontFile })
} finally {
  await rm(folder, { recursive: true })
}
console.log(`${target}: ${Math.round((await stat(target)).size / 1024)} KB`)

/** Takes the README's screenshot: the page with the wallet list open. */
async function takeScreenshot(env: NodeJS.ProcessEnv): Promise<void> {
  // No node is called before a wallet is connected, so the default URLs don't have to work.
  const demo = await startDemo({ port: 0 })
  const browser = await launchChromium(env)
  try {
    const page = await browser.newPage({
      viewport: { width: 1200, height: 800 },
      colorScheme: 'light',
      locale: 'en',
      reducedMotion: 'reduce',
    })
    await openModal(page, demo.url)
    await page.screenshot({ path: target })
  } finally {
    await browser.close()
    await demo.stop()
  }
}

async function openModal(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/?theme=light&wallets=demo`)
  await page.locator('.stage [data-part="connect-button"]').click()
  await page.locator('[data-wallet="dev.latchkey.late"]').waitFor()
  await page.mouse.move(0, 0)
  await page.waitForFunction(() => {
    const modal = document.querySelector('latchkey-modal')?.shadowRoot
    const animations = [...document.getAnimations(), ...(modal?.getAnimations() ?? [])]
    return animations.every(({ playState }) => playState !== 'running')
  })
}
