import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { attacks } from './testing/attacks'
import { type Approval, hello, openApproval } from './testing/openApproval'
import { poll } from './testing/poll'
import { type Origins, startOrigins } from './testing/startOrigins'

let origins: Origins
beforeAll(async () => {
  origins = await startOrigins()
})
afterAll(() => origins?.stop())

/** Stops the frame's clock, so a test decides how long something was in sight. */
function stopClock() {
  let time = 1_000_000
  performance.now = () => time
  Object.assign(window, {
    tick: (ms: number) => {
      time += ms
    },
  })
}
const tick = ({ frame }: Pick<Approval, 'frame'>, ms: number) =>
  frame().evaluate((by) => (window as unknown as { tick(ms: number): void }).tick(by), ms)

/** Clicks where the button is, as a visitor does who was lured there. */
async function clickAt(open: Approval, place: { readonly x: number; readonly y: number }) {
  await open.page.mouse.click(place.x, place.y)
  // What a click sets off in the frame is done before this comes back.
  await open.frame().evaluate(() => new Promise(requestAnimationFrame))
}

/** Proves that nothing was approved so far: the same question is still open, and can still be answered. */
async function expectStillAsked(open: Approval) {
  expect(await open.answer()).toBeUndefined()
  expect(await open.inside.locator('[data-part="approval"]').count()).toBe(1)
}

describe('a site that', () => {
  it.each(Object.keys(attacks))('[FRM-10] %s gets no approval', async (name) => {
    const open = await openApproval(origins)
    await open.expectState('ready')
    const place = await open.place()
    await open.page.evaluate(
      ([code = '']) => {
        const attack = new Function(`return (${code})`)() as (frame: HTMLElement) => void
        const frame = document.querySelector('iframe')
        if (frame) attack(frame)
      },
      [`${attacks[name]}`],
    )
    await poll(() => open.inside.locator('[data-part="approval"]').getAttribute('data-state')).toMatch(
      /^(hidden|small)$/,
    )
    await clickAt(open, place)
    // The button may have moved, or be larger or smaller.
    await open.inside.locator('[data-part="approve"]').dispatchEvent('click')
    await expectStillAsked(open)
  })

  it('[FRM-10] removes a decoy at the click gets no approval, not even from the second click', async () => {
    const open = await openApproval(origins, { before: stopClock })
    await open.page.evaluate(() => {
      const decoy = document.createElement('button')
      decoy.textContent = 'Play'
      decoy.style.cssText = 'position: fixed; inset: 0; width: 360px; height: 600px'
      decoy.addEventListener('pointerdown', () => decoy.remove())
      document.body.append(decoy)
    })
    await open.expectState('hidden')
    await tick(open, 5_000)
    const place = await open.place()
    await clickAt(open, place)
    await open.expectState('wait')
    await clickAt(open, place)
    await tick(open, 599)
    await clickAt(open, place)
    await expectStillAsked(open)
    await tick(open, 1)
    await open.expectState('ready')
    await clickAt(open, place)
    await poll(() => open.answer()).toBe('approved')
  })

  it('[FRM-10] exchanges the request under the pointer gets no approval for the second one', async () => {
    const open = await openApproval(origins, { before: stopClock })
    await open.expectState('wait')
    await tick(open, 600)
    await open.expectState('ready')
    const place = await open.place()
    await open.ask({ ...hello, id: 'second', params: ['0x5472616e73666572', hello.account] })
    await open.page.evaluate(() =>
      document.querySelector('iframe')?.contentWindow?.postMessage({ type: 'abort', id: 'first' }, '*'),
    )
    await poll(() => open.answer('first')).toBe('rejected')
    await open.inside.getByText('Transfer').waitFor()
    await open.expectState('wait')
    await clickAt(open, place)
    expect(await open.answer('second')).toBeUndefined()
    await tick(open, 600)
    await open.expectState('ready')
    await clickAt(open, place)
    await poll(() => open.answer('second')).toBe('approved')
  })

  it('[FRM-10] sends two requests gets one approval from a double click', async () => {
    const open = await openApproval(origins)
    await open.ask({ ...hello, id: 'second' })
    await open.expectState('ready')
    const { x, y } = await open.place()
    await open.page.mouse.dblclick(x, y)
    await poll(() => open.answer('first')).toBe('approved')
    await open.expectState('ready')
    expect(await open.answer('second')).toBeUndefined()
  })

  it('[FRM-10] moves the focus under a key that is being hit gets no approval', async () => {
    const open = await openApproval(origins, { before: stopClock })
    await open.expectState('wait')
    await tick(open, 5_000)
    await open.expectState('ready')
    await open.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await open.page.locator('iframe').focus()
    await open.inside.locator('[data-part="approve"]').focus()
    await open.page.keyboard.press('Enter')
    await open.page.keyboard.press('Space')
    await expectStillAsked(open)
    await tick(open, 600)
    await open.page.keyboard.press('Enter')
    await poll(() => open.answer()).toBe('approved')
  })

  it('[FRM-10] is in another site’s page gets a window', async () => {
    const page = await origins.browser.newPage()
    await page.goto(origins.site.replace('site-a', 'site-b'))
    await page.setContent(`<iframe src="${origins.site}" width="400" height="700"></iframe>`)
    const site = page.frameLocator('iframe')
    await site.locator('body').evaluate(
      async (body, [url = '', request]) => {
        const frame = document.createElement('iframe')
        frame.src = url
        const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
        body.append(frame)
        await loaded
        frame.contentWindow?.postMessage({ type: 'ask', request }, '*')
      },
      [`${origins.frame}/`, hello] as const,
    )
    const panel = site.frameLocator('iframe').locator('[data-part="approval"]')
    await panel.waitFor()
    await poll(() => panel.getAttribute('data-state')).toBe('window')
    await page.close()
  })
})

it('[FRM-10] ignores a script’s click', async () => {
  const open = await openApproval(origins, { before: stopClock })
  await open.inside.locator('[data-part="approval-site"]').click()
  await tick(open, 5_000)
  await open.expectState('ready')
  await open.inside.locator('[data-part="approve"]').evaluate((button: HTMLElement) => {
    button.click()
    for (const type of ['pointerdown', 'pointerup', 'click'])
      button.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, detail: 1 }))
  })
  await open.frame().evaluate(() => new Promise(requestAnimationFrame))
  await expectStillAsked(open)
})

it('[FRM-10] ignores a press that began before the button was ready', async () => {
  const open = await openApproval(origins, { before: stopClock })
  await open.expectState('wait')
  const { x, y } = await open.place()
  await open.page.mouse.move(x, y)
  await open.page.mouse.down()
  await tick(open, 600)
  await open.expectState('ready')
  await open.page.mouse.up()
  await open.frame().evaluate(() => new Promise(requestAnimationFrame))
  await expectStillAsked(open)
})

it('[FRM-10] ignores a press that outlived the request it was for', async () => {
  const open = await openApproval(origins)
  await open.expectState('ready')
  const { x, y } = await open.place()
  await open.page.mouse.move(x, y)
  await open.page.mouse.down()
  await open.page.evaluate(() => {
    const frame = document.querySelector('iframe')
    if (frame) frame.style.opacity = '.5'
  })
  await open.expectState('hidden')
  await open.page.evaluate(() => document.querySelector('iframe')?.removeAttribute('style'))
  await open.expectState('ready')
  await open.page.mouse.up()
  await open.frame().evaluate(() => new Promise(requestAnimationFrame))
  await expectStillAsked(open)
})

it('[FRM-10] ignores a key that was held down before the button was ready', async () => {
  const open = await openApproval(origins, { before: stopClock })
  await open.inside.locator('[data-part="approval-site"]').click()
  // A busy browser hands the keyboard over after the click, and then Reject has the focus and takes the key.
  await poll(() => open.frame().evaluate(() => document.hasFocus())).toBe(true)
  await open.frame().evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await open.page.keyboard.down('Enter')
  await tick(open, 5_000)
  await open.expectState('ready')
  await open.inside.locator('[data-part="approve"]').focus()
  // The key is still down, so this is a repetition of it.
  await open.page.keyboard.down('Enter')
  await open.frame().evaluate(() => new Promise(requestAnimationFrame))
  await expectStillAsked(open)
  await open.page.keyboard.up('Enter')
  await open.page.keyboard.press('Enter')
  await poll(() => open.answer()).toBe('approved')
})

it('[FRM-10] ignores the second of two clicks when the first closed a window over it', async () => {
  const context = await origins.browser.newContext({ viewport: { width: 420, height: 720 } })
  onTestFinished(() => context.close())
  await context.addInitScript(stopClock)
  const page = await context.newPage()
  await page.goto(`${origins.frame}/`)
  await page.evaluate((request) => postMessage({ type: 'ask', request }), hello)
  const state = () => page.locator('[data-part="approval"]').getAttribute('data-state')
  const pass = (ms: number) => tick({ frame: () => page.mainFrame() }, ms)
  await poll(state).toBe('wait')
  await pass(600)
  await poll(state).toBe('ready')
  const approve = page.locator('[data-part="approve"]')
  await approve.evaluate(() => dispatchEvent(new Event('focus')))
  await poll(state).toBe('wait')
  await approve.click({ force: true })
  await pass(599)
  expect(await state()).toBe('wait')
  await pass(1)
  await approve.click()
  await page.locator('[data-part="approval"]').waitFor({ state: 'detached' })
})

it('[FRM-10] asks for a window where the browser can’t tell what covers the panel', async () => {
  const open = await openApproval(origins, {
    before: () => {
      Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible')
    },
  })
  await open.expectState('window')
  await clickAt(open, await open.place())
  await expectStillAsked(open)
  expect(await open.inside.locator('[data-part="approval-reason"]').textContent()).toContain(
    'Review it in a window',
  )
})

it('[FRM-10] stays ready in a rounded dialog that was moved and has a shadow', async () => {
  const open = await openApproval(origins)
  await open.expectState('ready')
  await open.page.evaluate(() => {
    const frame = document.querySelector('iframe')
    if (!frame) return
    frame.style.cssText =
      'border-radius: 24px; box-shadow: 0 0 20px black; transform: translate(100px, 40px); overflow: clip'
  })
  // Every 100 ms the browser looks again.
  await open.frame().evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  await open.expectState('ready')
  const { x, y } = await open.place()
  // Chromium drops clicks on a watched frame that moved within the last half second.
  await poll(async () => {
    await open.page.mouse.click(x, y)
    return open.answer()
  }).toBe('approved')
})

it('[FRM-10] waits until a long request was scrolled to its end', async () => {
  const text = Array.from({ length: 80 }, (_, line) => `${line} bottles`).join('\n')
  const open = await openApproval(origins, { request: { ...hello, params: [text, hello.account] } })
  await open.expectState('unread')
  await clickAt(open, await open.place())
  await expectStillAsked(open)
  await open.inside.locator('[data-part="scroll-area"]').evaluate((area) => area.scrollTo(0, 200))
  await open.frame().evaluate(() => new Promise(requestAnimationFrame))
  await open.expectState('unread')
  await open.inside.locator('[data-part="scroll-area"]').evaluate((area) => area.scrollTo(0, 1e6))
  await open.expectState('ready')
})

it.each([
  ['hidden', { display: 'none' }],
  ['very high', { height: '20000px' }],
])('[FRM-10] a long request that arrived while the frame was %s was not read', async (_, style) => {
  const open = await openApproval(origins)
  const change = (styles: Readonly<Record<string, string>>) =>
    open.page.evaluate((set) => {
      const frame = document.querySelector('iframe')
      if (frame) Object.assign(frame.style, set)
    }, styles)
  await change(style)
  const long = `0x${Buffer.from(`Hello\n${'line\n'.repeat(300)}THE END`).toString('hex')}`
  await open.ask({ ...hello, id: 'second', params: [long, hello.account] })
  await open.page.evaluate(() =>
    document.querySelector('iframe')?.contentWindow?.postMessage({ type: 'abort', id: 'first' }, '*'),
  )
  await poll(() => open.answer('first')).toBe('rejected')
  await open.inside.getByText('THE END').first().waitFor({ state: 'attached' })
  await change({ display: 'block', height: '600px' })
  await open.expectState('unread')
})

it('[FRM-10] a request that was read in a high frame is read again in a low one', async () => {
  const text = Array.from({ length: 40 }, (_, line) => `${line} bottles`).join('\n')
  const open = await openApproval(origins, {
    viewport: { width: 900, height: 2_000 },
    request: { ...hello, params: [text, hello.account] },
  })
  const resize = (height: string) =>
    open.page.evaluate((to) => {
      const frame = document.querySelector('iframe')
      if (frame) frame.style.height = to
    }, height)
  await open.expectState('unread')
  await resize('1900px')
  await open.expectState('ready')
  await resize('600px')
  await open.expectState('unread')
})
