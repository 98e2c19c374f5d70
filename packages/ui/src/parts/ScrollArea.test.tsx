import { describe, expect, it, vi } from 'vitest'
import { mountPart } from '../testing/mountPart'
import { ScrollArea } from './ScrollArea'

describe('ScrollArea', () => {
  const tall = (height: number) => (
    <div style={{ display: 'grid', blockSize: 200 }}>
      <ScrollArea label="Networks">
        <div style={{ blockSize: height }} />
      </ScrollArea>
    </div>
  )

  it('fades only the edges with more content', async () => {
    const { part, render } = mountPart(tall(900))
    const area = part('scroll-area')
    const edges = () => [area.hasAttribute('data-above'), area.hasAttribute('data-below')]
    await vi.waitFor(() => expect(edges()).toEqual([false, true]))
    area.scrollTop = 300
    await vi.waitFor(() => expect(edges()).toEqual([true, true]))
    area.scrollTop = 700
    await vi.waitFor(() => expect(edges()).toEqual([true, false]))
    render(tall(100))
    await vi.waitFor(() => expect(edges()).toEqual([false, false]))
  })

  it('is in the tab order when it has a name', () => {
    const { part } = mountPart(tall(900))
    expect(part('scroll-area').tabIndex).toBe(0)
    expect(part('scroll-area').getAttribute('role')).toBe('region')
  })
})
