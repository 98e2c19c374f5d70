import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attacks } from '../approve/testing/attacks'
import { openPanel, type Panel } from '../approve/testing/openPanel'
import { poll } from '../approve/testing/poll'
import { type Origins, startOrigins } from '../approve/testing/startOrigins'

let origins: Origins
beforeAll(async () => {
  origins = await startOrigins()
})
afterAll(() => origins?.stop())

const part = (name: string) => `[data-part="${name}"]`

/** Each opens a step that changes the wallet or gives access to it. */
const steps: { readonly [name: string]: (panel: Panel) => Promise<void> } = {
  'removes a way back': ({ inside }) => inside.getByRole('button', { name: 'Remove Laptop' }).click(),
  'signs out a device': ({ inside }) =>
    inside.locator(part('devices')).getByRole('button', { name: 'Sign out' }).click(),
  'adds a passkey': ({ inside }) => inside.locator(part('add-passkey')).click(),
  'saves a recovery file': async ({ inside }) => {
    await inside.locator(part('open-file')).click()
    await inside.locator(part('use-code')).click()
  },
}

async function attack({ page }: Panel, name: string) {
  await page.evaluate(
    ([code = '']) => {
      const run = new Function(`return (${code})`)() as (frame: HTMLElement) => void
      const frame = document.querySelector('iframe')
      if (frame) run(frame)
    },
    [`${attacks[name]}`],
  )
}

/** Presses a button with the mouse, as a lured visitor would, and from a script. */
async function pressBlindly({ page, inside, frame }: Panel, button: string) {
  const box = await inside.locator(part(button)).boundingBox()
  if (!box) throw new TypeError('the button is not drawn')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await inside.locator(part(button)).dispatchEvent('click')
  await frame().evaluate(() => new Promise(requestAnimationFrame))
}

const settings = { type: 'settings', kinds: ['device', 'passkey'] }
const stateOf =
  ({ inside }: Panel, name: string) =>
  () =>
    inside.locator(part(name)).getAttribute('data-state')

describe('a site that covers the frame', () => {
  it.each(Object.keys(steps))('[FRM-10] can’t make its visitor press what %s', async (name) => {
    const panel = await openPanel(origins, settings, 'settings')
    await steps[name]?.(panel)
    await poll(stateOf(panel, 'confirm')).toBe('ready')
    await attack(panel, 'covers the frame with a transparent layer')
    await poll(stateOf(panel, 'confirm')).toBe('hidden')
    await panel.inside.getByText('Something covers this page.').first().waitFor()
    await pressBlindly(panel, 'confirm-yes')
    expect(await panel.inside.locator(part('confirm')).count()).toBe(1)
    expect(await panel.inside.locator(`${part('confirm-yes')}[aria-busy="true"]`).count()).toBe(0)
  })

  it.each(Object.keys(attacks))('[FRM-10] and %s signs nobody out', async (name) => {
    const panel = await openPanel(origins, settings, 'settings')
    await steps['signs out a device']?.(panel)
    await poll(stateOf(panel, 'confirm')).toBe('ready')
    await attack(panel, name)
    await poll(stateOf(panel, 'confirm')).toMatch(/^(hidden|small)$/)
    await panel.inside.locator(part('confirm-yes')).dispatchEvent('click')
    expect(await panel.inside.locator('[data-device]').count()).toBe(2)
    expect(await panel.inside.locator(part('confirm')).count()).toBe(1)
  })

  it('[FRM-10] can’t make its visitor sign in with a passkey', async () => {
    const panel = await openPanel(origins, { type: 'passkey' }, 'passkey')
    await poll(stateOf(panel, 'passkey')).toBe('ready')
    await attack(panel, 'paints another question over it, which lets clicks through')
    await poll(stateOf(panel, 'passkey')).toBe('hidden')
    await pressBlindly(panel, 'continue')
    expect(await panel.inside.getByText('No passkey was used.').count()).toBe(0)
    expect(await panel.answer()).toBeUndefined()
  })
})

it('[FRM-10] a script can’t press a step, and a press that is too early does nothing', async () => {
  const panel = await openPanel(origins, settings, 'settings')
  await steps['removes a way back']?.(panel)
  await poll(stateOf(panel, 'confirm')).toBe('ready')
  await panel.inside.locator(part('confirm-yes')).evaluate((button: HTMLElement) => button.click())
  expect(await panel.inside.locator(part('confirm')).count()).toBe(1)
  await panel.inside.locator(part('confirm-no')).click()
  await panel.inside.getByRole('button', { name: 'Remove Laptop' }).waitFor()
})
