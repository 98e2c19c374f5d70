import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountPart } from '../testing/mountPart'
import { Sparkline } from './Sparkline'

const texts = { label: 'From 1 to 3', valueText: (index: number) => `day ${index}` }
const lineOf = (find: ReturnType<typeof mountPart>['find']) => find('path + path').getAttribute('d')

describe('Sparkline', () => {
  it('draws the lowest value at the bottom and the highest at the top, in order', () => {
    const { find } = mountPart(<Sparkline values={[1, 3, 2]} width={100} height={20} {...texts} />)
    expect(lineOf(find)).toBe('M0 20L50 0L100 10')
  })

  it('draws small changes as a flat line', () => {
    const { find } = mountPart(
      <Sparkline values={[1_000_000, 1_000_001]} width={100} height={20} {...texts} />,
    )
    expect(lineOf(find)).toBe('M0 10L100 10')
  })

  it('renders nothing with one value', () => {
    const { shadow } = mountPart(<Sparkline values={[1]} {...texts} />)
    expect(shadow.querySelector('svg')).toBeNull()
  })

  it('selects values with the keyboard, stays in range, and calls onRead', async () => {
    const read: (number | null)[] = []
    const { find } = mountPart(<Sparkline values={[1, 2, 3]} {...texts} onRead={(at) => read.push(at)} />)
    const line = find('[data-part="sparkline"]')
    expect([line.getAttribute('role'), line.getAttribute('aria-valuetext')]).toEqual(['slider', 'day 2'])
    line.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{Home}{ArrowLeft}{End}')
    line.blur()
    expect(read).toEqual([2, 1, 0, 0, 2, null])
  })
})
