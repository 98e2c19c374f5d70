import type { Options } from '@latchkey/core'
import { createRoot } from 'react-dom/client'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ConnectButton } from '../components/ConnectButton'
import { LatchkeyContext } from '../hooks/useInstance'
import { createTestInstance } from '../testing/createTestInstance'
import { movePointerAway } from '../testing/movePointerAway'
import { createPart } from './createPart'

/** A page with a connect button this far down, and what it fetches. */
async function mountButton(preload: Options['preload'], { topPx = 0 } = {}) {
  const fetchModal = vi.fn(() => new Promise<never>(() => undefined))
  const latchkey = createTestInstance([], preload ? { preload } : {})
  const parts = {
    modal: createPart(fetchModal),
    account: createPart(() => new Promise<never>(() => undefined)),
  }
  const container = document.createElement('div')
  container.style.paddingBlock = `${topPx}px 200px`
  document.body.append(container)
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  root.render(
    <LatchkeyContext.Provider value={{ latchkey, parts }}>
      <ConnectButton />
    </LatchkeyContext.Provider>,
  )
  await expect.poll(() => container.querySelector('button')).toBeTruthy()
  return { fetchModal, button: container.querySelector('button') as HTMLButtonElement }
}

/** Long enough for an observer and an idle moment. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 150))

// Not where the button will be.
beforeEach(movePointerAway)

describe('preload', () => {
  it.each(['pointerenter', 'pointerdown', 'touchstart', 'focus'])(
    'fetches the modal at the first sign of a press by default: %s',
    async (sign) => {
      const { fetchModal, button } = await mountButton(undefined)
      await aWhile()
      expect(fetchModal).not.toHaveBeenCalled()
      if (sign === 'focus') button.focus()
      // React derives pointer enter from `pointerover`.
      else button.dispatchEvent(new Event(sign === 'pointerenter' ? 'pointerover' : sign, { bubbles: true }))
      expect(fetchModal).toHaveBeenCalledOnce()
    },
  )

  it('fetches it once the button is in view, if the site wants that', async () => {
    const { fetchModal, button } = await mountButton('visible', { topPx: 3_000 })
    await aWhile()
    expect(fetchModal).not.toHaveBeenCalled()
    button.scrollIntoView()
    await expect.poll(() => fetchModal.mock.calls.length).toBe(1)
  })

  it('waits for a sign of a press when the visitor saves data', async () => {
    const saving = navigator as Navigator & { readonly connection: object }
    vi.spyOn(saving, 'connection', 'get').mockReturnValue({ saveData: true })
    onTestFinished(() => void vi.restoreAllMocks())
    const { fetchModal, button } = await mountButton('visible')
    await aWhile()
    expect(fetchModal).not.toHaveBeenCalled()
    await userEvent.hover(button)
    expect(fetchModal).toHaveBeenCalledOnce()
  })

  it('fetches nothing before the press, if the site wants that', async () => {
    const { fetchModal, button } = await mountButton('none')
    await userEvent.hover(button)
    button.focus()
    button.dispatchEvent(new Event('touchstart', { bubbles: true }))
    await aWhile()
    expect(fetchModal).not.toHaveBeenCalled()
    button.click()
    expect(fetchModal).toHaveBeenCalledOnce()
  })
})
