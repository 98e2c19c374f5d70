import { goBack, type Latchkey, pushView } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createTestInstance } from '../testing/createTestInstance'
import { emulateMedia } from '../testing/emulateMedia'
import { expectClosed, findInside, mountProvider, shadowOf } from '../testing/mountProvider'

async function openModal(options = {}): Promise<Latchkey> {
  const latchkey = createTestInstance([], options)
  mountProvider(latchkey)
  await latchkey.open({ view: 'Networks' })
  await findInside('[data-view="Networks"] input, [data-view="Networks"] button')
  return latchkey
}

/** The animation that starts on an element, with its first keyframe. */
function animationOf(element: Element, name: string) {
  const animation = element
    .getAnimations({ subtree: true })
    .find((one) => one instanceof CSSAnimation && one.animationName.startsWith(`lk-${name}-`))
  const effect = animation?.effect as KeyframeEffect | undefined
  return { duration: effect?.getTiming().duration, from: effect?.getKeyframes()[0] }
}

async function useScreen(width: number, height: number): Promise<void> {
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(1024, 768))
}

describe('motion', () => {
  it('[NAV-16] moves the header’s text in 120 ms, the height and the view in 150 ms', async () => {
    const latchkey = await openModal()
    const area = (await findInside('[data-part="views"]')).computedStyleMap()
    expect([
      area.get('transition-property')?.toString(),
      area.get('transition-duration')?.toString(),
    ]).toEqual(['block-size', '0.15s'])
    pushView(latchkey, 'WhatIsANetwork')
    const view = await findInside('[data-view="WhatIsANetwork"]')
    expect(animationOf(view, 'enter').duration).toBe(150)
    const title = await findInside('[data-part="title"]')
    await expect
      .poll(() => title.querySelector('[data-state="leaving"]')?.textContent)
      .toBe('Choose a network')
    expect(animationOf(title, 'appear').duration).toBe(120)
    await expect.poll(() => title.querySelector('[data-state="leaving"]')).toBeNull()
    expect(title.textContent).toBe('What is a network?')
  })

  it('[NAV-16] is readable at once: nothing fades in while it opens', async () => {
    const latchkey = createTestInstance([evm({ page: new EventTarget() })])
    mountProvider(latchkey)
    await latchkey.open()
    const title = await findInside('[data-part="title"] > span')
    // The text's container. Placeholders for wallets that are still being looked for pulse on their own.
    const moved = shadowOf()
      .getAnimations()
      .flatMap(({ effect }) =>
        effect instanceof KeyframeEffect && effect.target?.contains(title) ? effect.getKeyframes() : [],
      )
    expect(moved.filter((frame) => 'opacity' in frame)).toEqual([])
    expect(moved.some((frame) => 'transform' in frame)).toBe(true)
  })

  it('[NAV-16] is as high as its view', async () => {
    const latchkey = await openModal()
    for (const view of ['WhatIsANetwork', 'WhatIsAWallet'] as const) {
      pushView(latchkey, view)
      const inner = await findInside(`[data-view="${view}"][aria-busy="false"]`)
      await expect
        .poll(() => Math.abs((inner.parentElement?.offsetHeight ?? 0) - inner.offsetHeight))
        .toBeLessThan(1)
      expect(inner.offsetHeight).toBeGreaterThan(80)
    }
  })

  it.each([
    ['en', 'translateX(16px)', 'translateX(-16px)'],
    ['ar', 'translateX(-16px)', 'translateX(16px)'],
  ])(
    '[NAV-16] brings the next view from the end and the previous one from the start (%s)',
    async (locale, next, before) => {
      const latchkey = await openModal({ locale })
      pushView(latchkey, 'WhatIsANetwork')
      expect(animationOf(await findInside('[data-view="WhatIsANetwork"]'), 'enter').from?.transform).toBe(
        next,
      )
      goBack(latchkey)
      expect(animationOf(await findInside('[data-view="Networks"]'), 'enter').from?.transform).toBe(before)
    },
  )

  it('[NAV-16] doesn’t move for a visitor who prefers reduced motion', async () => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
    const latchkey = await openModal()
    pushView(latchkey, 'WhatIsANetwork')
    await findInside('[data-view="WhatIsANetwork"][aria-busy="false"]')
    latchkey.closeGuards.add(() => false)
    await latchkey.close()
    expect((await findInside('[data-part="card"]')).dataset.state).toBe('shaking')
    expect(shadowOf().getAnimations()).toEqual([])
  })
})

describe('the card', () => {
  it('runs from right to left in Arabic', async () => {
    await openModal({ locale: 'ar' })
    const dialog = await findInside('dialog')
    expect([dialog.dir, dialog.lang]).toEqual(['rtl', 'ar'])
    const close = (await findInside('[data-part="header"] > :last-child')).getBoundingClientRect()
    const title = (await findInside('[data-part="title"]')).getBoundingClientRect()
    expect(close.right).toBeLessThanOrEqual(title.left)
  })

  it('is a sheet at the bottom of a phone, which closes when pulled down', async () => {
    await useScreen(390, 780)
    const latchkey = await openModal()
    const card = await findInside('[data-part="card"]')
    await expect.poll(() => card.getBoundingClientRect().bottom).toBe(780)
    const { left, width } = card.getBoundingClientRect()
    expect([left, width]).toEqual([0, 390])
    const { borderBottomLeftRadius, borderTopLeftRadius } = getComputedStyle(card)
    expect([borderTopLeftRadius, borderBottomLeftRadius]).toEqual(['24px', '0px'])
    const grab = await findInside('[data-part="grab"]')
    await userEvent.dragAndDrop(grab, await findInside('[data-part="title"]'))
    expect([latchkey.getState().modal.open, card.style.translate]).toEqual([true, ''])
    await userEvent.dragAndDrop(grab, await findInside('dialog'), { targetPosition: { x: 195, y: 770 } })
    await expectClosed()
  })

  it('never outgrows the screen: long content scrolls inside', async () => {
    await useScreen(390, 420)
    await openModal()
    const card = await findInside('[data-part="card"]')
    await expect.poll(() => card.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    expect(card.getBoundingClientRect().height).toBeLessThanOrEqual(420 * 0.9 + 1)
  })
})
