import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { iconBack } from '../icons/iconBack'
import { iconCheck } from '../icons/iconCheck'
import { mountPart } from '../testing/mountPart'
import { Icon } from './Icon'
import { Image } from './Image'
import { List } from './List'
import { ListItem } from './ListItem'
import { Ring } from './Ring'
import { Tag } from './Tag'

function row(state: 'idle' | 'waiting', primary = 'Rabby') {
  const icon = (
    <Ring size="small" state={state}>
      <Image name="Rabby" size={40} />
    </Ring>
  )
  return (
    <List>
      <ListItem
        size="wallet"
        data-part="wallet-row"
        icon={icon}
        primary={primary}
        end={<Tag>Installed</Tag>}
      />
      <ListItem icon={<Image name="Base" size={32} />} primary="Base" secondary="0.42 ETH" />
    </List>
  )
}

describe('ListItem', () => {
  it('is 60 px high for wallets and 56 px in other lists', () => {
    const { part } = mountPart(row('idle'))
    expect(part('wallet-row').getBoundingClientRect().height).toBe(60)
    expect(part('list-item').getBoundingClientRect().height).toBe(56)
    expect(part('list').querySelectorAll('li')).toHaveLength(2)
  })

  it('doesn’t move when its icon gets a ring', () => {
    const { part, shadow, render } = mountPart(row('idle'))
    const places = () =>
      [...shadow.querySelectorAll('[data-part]:is(button,[data-part="monogram"],[data-part="tag"])')].map(
        (node) => node.getBoundingClientRect(),
      )
    const before = places()
    render(row('waiting'))
    expect(part('ring').dataset.state).toBe('waiting')
    expect(places()).toEqual(before)
    expect(before.length).toBeGreaterThan(3)
  })

  it('gives a long name two lines at most, and keeps the tag whole', () => {
    const { part } = mountPart(
      row('idle', 'A wallet with a name that no one can be expected to read to its end'),
    )
    const [line, tag, item] = [
      part('wallet-row').querySelector('[data-part="row-primary"]'),
      part('tag'),
      part('wallet-row'),
    ]
    expect(line?.scrollWidth).toBe(line?.clientWidth)
    expect(line?.scrollHeight).toBeGreaterThan(line?.clientHeight ?? 0)
    expect(item.getBoundingClientRect().height).toBe(60)
    expect(tag.getBoundingClientRect().right).toBeLessThan(item.getBoundingClientRect().right)
    expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth)
  })

  it('is mirrored from right to left, and a Latin name stays at the start side', () => {
    const { part } = mountPart(row('idle'), { direction: 'rtl' })
    const item = part('wallet-row')
    const left = (selector: string) => item.querySelector(selector)?.getBoundingClientRect().left ?? 0
    expect(left('[data-part="monogram"]')).toBeGreaterThan(left('[data-part="row-primary"]'))
    expect(left('[data-part="row-primary"]')).toBeGreaterThan(left('[data-part="tag"]'))
    const name = item.querySelector('[data-part="row-primary"]') as HTMLElement
    expect(getComputedStyle(name).textAlign).toBe('right')
    expect(getComputedStyle(name).direction).toBe('ltr')
  })

  it('flips only the icons that point in the reading direction', () => {
    const icons = (
      <>
        <Icon shape={iconBack} />
        <Icon shape={iconCheck} />
      </>
    )
    const flipped = (direction: 'ltr' | 'rtl') =>
      [...mountPart(icons, { direction }).shadow.querySelectorAll('svg')].map(
        (svg) => getComputedStyle(svg).transform !== 'none',
      )
    expect(flipped('rtl')).toEqual([true, false])
    expect(flipped('ltr')).toEqual([false, false])
  })

  it('marks the busy and the selected row', async () => {
    const onClick = vi.fn()
    const { part } = mountPart(<ListItem primary="Base" state="selected" onClick={onClick} />)
    expect(part('list-item').getAttribute('aria-current')).toBe('true')
    part('list-item').focus()
    await userEvent.keyboard('{Enter}')
    expect(onClick).toHaveBeenCalledOnce()
    const busy = mountPart(<ListItem primary="Base" state="busy" />)
    expect(busy.part('list-item').getAttribute('aria-busy')).toBe('true')
    expect(busy.part('list-item').dataset.state).toBe('busy')
  })
})
