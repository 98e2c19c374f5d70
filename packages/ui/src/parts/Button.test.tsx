import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { iconClose } from '../icons/iconClose'
import { mountPart } from '../testing/mountPart'
import { Button } from './Button'
import { IconButton } from './IconButton'

describe('Button', () => {
  it('reacts to the mouse, Enter and Space', async () => {
    const onClick = vi.fn()
    const { part } = mountPart(<Button onClick={onClick}>Connect</Button>)
    part('button').click()
    part('button').focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    expect(onClick).toHaveBeenCalledTimes(3)
  })

  it('keeps its size, name and focus while loading, and ignores clicks', async () => {
    const onClick = vi.fn()
    const { part, render } = mountPart(<Button onClick={onClick}>Connect</Button>)
    const before = part('button').getBoundingClientRect()
    part('button').focus()
    render(
      <Button loading onClick={onClick}>
        Connect
      </Button>,
    )
    const button = part('button')
    await userEvent.keyboard('{Enter}')
    button.click()
    expect(onClick).not.toHaveBeenCalled()
    expect(button.getBoundingClientRect()).toEqual(before)
    expect(button.matches(':focus')).toBe(true)
    expect(button.dataset.state).toBe('loading')
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(button.textContent).toBe('Connect')
    expect(getComputedStyle(button.firstElementChild as Element).visibility).toBe('visible')
  })

  it('doesn’t submit a form around it', () => {
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
    const { find } = mountPart(
      <form onSubmit={onSubmit}>
        <Button data-part="save">Save</Button>
      </form>,
    )
    find('[data-part=save]').click()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('shows a 2 px focus ring for the keyboard only', async () => {
    const { part } = mountPart(<Button>Connect</Button>)
    await userEvent.keyboard('{Tab}')
    expect(part('button').matches(':focus-visible')).toBe(true)
    const style = getComputedStyle(part('button'))
    expect([style.outlineStyle, style.outlineWidth, style.outlineColor]).toEqual([
      'solid',
      '2px',
      'rgb(13, 97, 131)',
    ])
  })

  it('forwards its ref', () => {
    const button = createRef<HTMLButtonElement>()
    const icon = createRef<HTMLButtonElement>()
    const { part } = mountPart(
      <>
        <Button ref={button}>Connect</Button>
        <IconButton ref={icon} shape={iconClose} label="Close" />
      </>,
    )
    expect(button.current).toBe(part('button'))
    expect(icon.current).toBe(part('icon-button'))
  })
})

describe('IconButton', () => {
  it('has a name and a 44 px target', () => {
    const { part } = mountPart(<IconButton shape={iconClose} label="Close" />)
    const { width, height } = part('icon-button').getBoundingClientRect()
    expect([width, height]).toEqual([44, 44])
    expect(part('icon-button').getAttribute('aria-label')).toBe('Close')
  })
})
