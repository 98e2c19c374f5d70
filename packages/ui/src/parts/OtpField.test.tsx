import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountPart } from '../testing/mountPart'
import { OtpField, type OtpFieldProps } from './OtpField'

function Field({ given }: { readonly given: Partial<OtpFieldProps> }) {
  const [value, setValue] = useState(given.value ?? '')
  return <OtpField label="Code" {...given} value={value} onChange={setValue} />
}

function setUp(given: Partial<OtpFieldProps> = {}, direction: 'ltr' | 'rtl' = 'ltr') {
  const onComplete = vi.fn()
  const mounted = mountPart(<Field given={{ onComplete, ...given }} />, { direction })
  const input = mounted.find('input') as HTMLInputElement
  input.focus()
  const boxes = () => [...mounted.shadow.querySelectorAll<HTMLElement>('[data-part="otp-box"]')]
  const shown = () => boxes().map(({ textContent }) => textContent)
  const current = () => boxes().findIndex(({ dataset }) => dataset.state === 'current')
  return { ...mounted, input, boxes, shown, current, onComplete }
}

/** Pastes as a browser does: at the caret, with one input event. */
function paste(input: HTMLInputElement, text: string) {
  input.focus()
  document.execCommand('insertText', false, text)
}

describe('OtpField', () => {
  it('is one input with a name for assistive technology and autofill, drawn as six boxes', () => {
    const { input, boxes, shadow } = setUp()
    expect(shadow.querySelectorAll('input')).toHaveLength(1)
    expect(boxes()).toHaveLength(6)
    expect([input.autocomplete, input.inputMode, input.ariaLabel]).toEqual([
      'one-time-code',
      'numeric',
      'Code',
    ])
    expect(boxes().every(({ ariaHidden }) => ariaHidden === 'true')).toBe(true)
    const [first, last] = [boxes()[0], boxes()[5]].map((box) => box?.getBoundingClientRect())
    const cover = input.getBoundingClientRect()
    expect([cover.left, cover.right]).toEqual([first?.left, last?.right])
  })

  it('takes digits only, shows the caret’s box, and submits once with the last', async () => {
    const { shown, current, onComplete } = setUp()
    await vi.waitFor(() => expect(current()).toBe(0))
    await userEvent.keyboard('1x2 3')
    expect(shown()).toEqual(['1', '2', '3', '', '', ''])
    await vi.waitFor(() => expect(current()).toBe(3))
    await userEvent.keyboard('45')
    expect(onComplete).not.toHaveBeenCalled()
    await userEvent.keyboard('6')
    expect(onComplete.mock.calls).toEqual([['123456']])
    await userEvent.keyboard('7')
    expect(shown().join('')).toBe('123456')
    expect(onComplete).toHaveBeenCalledTimes(1)
  })

  it('removes digits with Backspace, and submits again when the code is whole again', async () => {
    const { shown, onComplete } = setUp()
    await userEvent.keyboard('123456{Backspace}{Backspace}')
    expect(shown().join('')).toBe('1234')
    await userEvent.keyboard('99')
    expect(onComplete.mock.calls).toEqual([['123456'], ['123499']])
  })

  it('moves between the boxes with the arrow keys', async () => {
    const { current } = setUp()
    await userEvent.keyboard('123{ArrowLeft}{ArrowLeft}')
    await vi.waitFor(() => expect(current()).toBe(1))
    await userEvent.keyboard('{End}')
    await vi.waitFor(() => expect(current()).toBe(3))
  })

  it.each(['123456', '123 456', 'Your code is 123456', '١٢٣٤٥٦'])(
    'takes a pasted code (%s)',
    async (text) => {
      const { input, shown, onComplete } = setUp()
      paste(input, text)
      await vi.waitFor(() => expect(shown().join('')).toBe('123456'))
      expect(onComplete.mock.calls).toEqual([['123456']])
    },
  )

  it('keeps focus and digits while busy, and takes no more', async () => {
    const { input, shown, shadow } = setUp({ value: '123456', isBusy: true })
    await userEvent.keyboard('{Backspace}9')
    expect(shown().join('')).toBe('123456')
    expect(shadow.activeElement).toBe(input)
    expect(input.ariaBusy).toBe('true')
  })

  it('says what is wrong, and belongs to the field', () => {
    const { input, part } = setUp({ error: 'Wrong code' })
    expect(part('otp-error').textContent).toBe('Wrong code')
    expect(input.ariaInvalid).toBe('true')
    expect(input.getAttribute('aria-describedby')).toBe(part('otp-error').id)
  })

  it('keeps its height when the error comes', () => {
    const { part, render } = setUp({ error: '' })
    const before = part('otp-field').offsetHeight
    render(<Field given={{ error: 'Wrong code' }} />)
    expect(part('otp-field').offsetHeight).toBe(before)
  })

  it('runs from left to right in every language', () => {
    const { boxes } = setUp({ value: '12' }, 'rtl')
    const lefts = boxes().map((box) => box.getBoundingClientRect().left)
    expect(lefts).toEqual(lefts.toSorted((one, other) => one - other))
  })
})
