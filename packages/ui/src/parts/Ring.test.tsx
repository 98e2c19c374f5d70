import { describe, expect, it } from 'vitest'
import { emulateMedia } from '../testing/emulateMedia'
import { mountPart } from '../testing/mountPart'
import { Monogram } from './Monogram'
import { Ring } from './Ring'

function ring(state: 'idle' | 'waiting' | 'error' | 'success') {
  return (
    <Ring state={state}>
      <Monogram name="Rabby" size={72} />
    </Ring>
  )
}

const moving = (part: HTMLElement) => part.getAnimations({ subtree: true }).length

describe('Ring', () => {
  it('turns only while waiting and keeps its size', () => {
    const { part, render } = mountPart(ring('idle'))
    const before = part('ring').getBoundingClientRect()
    expect([before.width, before.height, moving(part('ring'))]).toEqual([88, 88, 0])
    render(ring('waiting'))
    expect(moving(part('ring'))).toBe(1)
    expect(part('ring').getBoundingClientRect()).toEqual(before)
  })

  it('shows the outcome', () => {
    const { part, render, shadow } = mountPart(ring('waiting'))
    expect(shadow.querySelector('[data-part=ring-mark]')).toBeNull()
    render(ring('error'))
    expect(getComputedStyle(part('ring-mark')).backgroundColor).toBe('rgb(185, 43, 43)')
    render(ring('success'))
    expect(getComputedStyle(part('ring-mark')).backgroundColor).toBe('rgb(23, 111, 69)')
  })

  it('[NAV-16] doesn’t move for visitors who prefer reduced motion', async () => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
    const { part, render } = mountPart(ring('waiting'))
    expect(moving(part('ring'))).toBe(0)
    render(ring('error'))
    expect(moving(part('ring'))).toBe(0)
  })
})
