import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountPart } from '../testing/mountPart'
import { Amount } from './Amount'
import { Checkbox } from './Checkbox'
import { LiveRegion } from './LiveRegion'
import { Notice } from './Notice'
import { Skeleton } from './Skeleton'

describe('Notice', () => {
  it('announces from a region that exists before the text', () => {
    const { part, render } = mountPart(<Notice />)
    const region = part('notice')
    expect([region.getAttribute('role'), region.textContent]).toEqual(['status', ''])
    render(<Notice tone="success" text="Copied" />)
    expect(part('notice')).toBe(region)
    expect([region.getAttribute('aria-live'), region.textContent]).toEqual(['polite', 'Copied'])
    render(<Notice tone="error" text="Declined" />)
    expect([region.getAttribute('aria-live'), region.textContent]).toEqual(['assertive', 'Declined'])
  })
})

describe('LiveRegion', () => {
  it('is announced but not visible', () => {
    const { part } = mountPart(<LiveRegion text="Connecting" />)
    expect(part('live-region').getAttribute('aria-live')).toBe('polite')
    expect(part('live-region').textContent).toBe('Connecting')
    expect(part('live-region').getBoundingClientRect().width).toBe(1)
  })
})

describe('Checkbox', () => {
  it('toggles with Space and its label, not with a link in the label', async () => {
    const onChange = vi.fn()
    const { find } = mountPart(
      <Checkbox checked={false} onChange={onChange}>
        <span data-part="words">I agree to the</span> <a href="#terms">terms</a>
      </Checkbox>,
    )
    find('input').focus()
    await userEvent.keyboard(' ')
    find('[data-part=words]').click()
    expect(onChange.mock.calls).toEqual([[true], [true]])
    find('a').addEventListener('click', (event) => event.preventDefault())
    find('a').click()
    expect(onChange).toHaveBeenCalledTimes(2)
  })
})

describe('Amount', () => {
  it('makes decimals and unit smaller', () => {
    const { part, render } = mountPart(<Amount value="1,284.57" unit="ETH" />)
    expect(part('amount').textContent).toBe('1,284.57\u00a0ETH')
    expect(part('amount').querySelector('span')?.textContent).toBe('.57\u00a0ETH')
    const style = getComputedStyle(part('amount'))
    expect([style.fontSize, style.fontWeight, style.fontVariantNumeric]).toEqual([
      '32px',
      '600',
      'tabular-nums',
    ])
    render(<Amount value="1.284,57" mark="," />)
    expect(part('amount').querySelector('span')?.textContent).toBe(',57')
    render(<Amount value="12" />)
    expect(part('amount').querySelector('span')).toBeNull()
  })
})

describe('Skeleton', () => {
  it('has the size it is given', () => {
    const { part } = mountPart(<Skeleton width={120} height={40} />)
    const { width, height } = part('skeleton').getBoundingClientRect()
    expect([width, height]).toEqual([120, 40])
  })
})
