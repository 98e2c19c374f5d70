import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { useHeld } from './useHeld'

type Shown = { readonly key: string; readonly isReady: boolean }

function mount() {
  const container = document.createElement('div')
  const root = createRoot(container)
  let show: (next: Shown) => void = () => undefined
  function Probe() {
    const [next, setNext] = useState<Shown>({ key: 'first', isReady: false })
    show = setNext
    return useHeld(next, next.isReady).key
  }
  root.render(<Probe />)
  onTestFinished(() => root.unmount())
  return { text: () => container.textContent, show: (next: Shown) => show(next) }
}

it('shows the first at once, then keeps the old one until the new one is ready', async () => {
  const { text, show } = mount()
  await expect.poll(text).toBe('first')
  show({ key: 'second', isReady: false })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(text()).toBe('first')
  show({ key: 'second', isReady: true })
  await expect.poll(text, { interval: 5 }).toBe('second')
})

it('gives up waiting after 150 ms', async () => {
  const { text, show } = mount()
  await expect.poll(text).toBe('first')
  const begun = performance.now()
  show({ key: 'second', isReady: false })
  await expect.poll(text, { interval: 5 }).toBe('second')
  expect(performance.now() - begun).toBeGreaterThanOrEqual(149)
})
