import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountPart } from '../testing/mountPart'
import { Tabs } from './Tabs'

const items = [
  { id: 'tokens', label: 'Tokens' },
  { id: 'nfts', label: 'NFTs' },
  { id: 'activity', label: 'Activity' },
] as const

function Sample() {
  const [selected, setSelected] = useState<(typeof items)[number]['id']>('tokens')
  return (
    <Tabs label="Assets" items={items} selected={selected} onSelect={setSelected}>
      <p>{selected}</p>
    </Tabs>
  )
}

async function press(keys: string, direction: 'ltr' | 'rtl') {
  const { find, shadow } = mountPart(<Sample />, { direction })
  find('[role=tab]').focus()
  await userEvent.keyboard(keys)
  const focused = shadow.activeElement as HTMLElement
  return [focused.dataset.tab, focused.getAttribute('aria-selected'), find('[role=tabpanel]').textContent]
}

describe('Tabs', () => {
  it.each([
    ['{ArrowRight}', 'ltr', 'nfts'],
    ['{ArrowLeft}', 'ltr', 'activity'],
    ['{End}', 'ltr', 'activity'],
    ['{End}{ArrowRight}', 'ltr', 'tokens'],
    ['{End}{Home}', 'ltr', 'tokens'],
    ['{ArrowLeft}', 'rtl', 'nfts'],
    ['{ArrowRight}', 'rtl', 'activity'],
  ] as const)('%s (%s) selects %s', async (keys, direction, id) => {
    expect(await press(keys, direction)).toEqual([id, 'true', id])
  })

  it('has one tab in the tab order and links the tab and its panel', () => {
    const { shadow, find } = mountPart(<Sample />)
    const tabs = [...shadow.querySelectorAll<HTMLElement>('[role=tab]')]
    expect(tabs.map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
    expect(find('[role=tabpanel]').getAttribute('aria-labelledby')).toBe(tabs[0]?.id)
    expect(tabs[0]?.getAttribute('aria-controls')).toBe(find('[role=tabpanel]').id)
  })
})
