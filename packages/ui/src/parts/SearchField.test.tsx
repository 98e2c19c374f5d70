import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountPart } from '../testing/mountPart'
import { SearchField } from './SearchField'

function Field() {
  const [value, setValue] = useState('')
  return <SearchField value={value} onChange={setValue} label="Search" clearLabel="Clear" />
}

function setUp() {
  const mounted = mountPart(
    <dialog ref={(dialog) => dialog?.showModal()}>
      <Field />
    </dialog>,
  )
  const input = mounted.find('input') as HTMLInputElement
  input.focus()
  return { ...mounted, input, dialog: mounted.find('dialog') as HTMLDialogElement }
}

describe('SearchField', () => {
  it('has a name, takes text, and clears with its button without losing focus', async () => {
    const { input, shadow, part } = setUp()
    expect(input.getAttribute('aria-label')).toBe('Search')
    expect(shadow.querySelector('[data-part=icon-button]')).toBeNull()
    await userEvent.keyboard('base')
    expect(input.value).toBe('base')
    await userEvent.click(part('icon-button'))
    expect(input.value).toBe('')
    expect(shadow.activeElement).toBe(input)
  })

  it('clears on the first Escape; only the second closes the dialog', async () => {
    const { input, dialog } = setUp()
    await userEvent.keyboard('base')
    await userEvent.keyboard('{Escape}')
    expect(input.value).toBe('')
    expect(dialog.open).toBe(true)
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(dialog.open).toBe(false))
  })
})
