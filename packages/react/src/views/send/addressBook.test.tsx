import axe from 'axe-core'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { findInside, shadowOf } from '../../testing/mountProvider'
import { findControl, poll } from '../../testing/openView'
import { sendFormPage } from '../../testing/sendFormPage'

const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
/** Shares the first and the last characters with Bob's: three of each, and three with two. */
const imitation = '0x3C4aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa3BC'
const similar = '0x3C4aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaBC'

const { part, textOf, buttonText, isOpen, enter, choose, start } = sendFormPage

describe('the address book in the send form', () => {
  it('[SND-5] keeps an address under a name, offers it again, and forgets it', async () => {
    const { latchkey } = await start()
    await enter('receiver', bob)
    ;(await findControl('Add to address book')).click()
    await userEvent.fill(await findInside('[data-part="save-name"]'), 'Bob')
    await userEvent.keyboard('{Enter}')
    await poll(() => latchkey.getState().send?.book).toEqual([
      { namespace: 'eip155', address: bob, name: 'Bob' },
    ])
    await poll(() => textOf('receiver-name')).toBe('Bob')
    ;(await findControl('Clear the receiver')).click()
    const row = await findInside('[data-part="receivers-book"] [data-part="receiver-row"]')
    expect(row.textContent).toContain('Bob')
    // The wallet's second account can be picked as well.
    await findInside('[data-part="receivers-accounts"] [data-part="receiver-row"]')
    row.click()
    await poll(() => part('receiver')?.dataset.state).toBe('ready')
    ;(await findControl('Clear the receiver')).click()
    ;(await findControl('Remove Bob from the address book')).click()
    await poll(() => part('receivers-book')).toBe(null)
  })

  it('[SND-5] exports and imports the address book', async () => {
    const { latchkey } = await start()
    const give = (text: string) => {
      const bag = new DataTransfer()
      bag.items.add(new File([text], 'addresses.json'))
      const input = shadowOf().querySelector<HTMLInputElement>('input[type="file"]')
      if (input) input.files = bag.files
      input?.dispatchEvent(new Event('change', { bubbles: true }))
    }
    give('nonsense')
    await poll(() => textOf('book-fault')).toContain('This isn’t an address book')
    await enter('receiver', bob)
    ;(await findControl('Add to address book')).click()
    await userEvent.fill(await findInside('[data-part="save-name"]'), 'Bob')
    ;(await findControl('Save')).click()
    await poll(() => latchkey.getState().send?.book.length).toBe(1)
    ;(await findControl('Clear the receiver')).click()
    const made: Blob[] = []
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      made.push(blob as Blob)
      return 'blob:none'
    })
    onTestFinished(() => create.mockRestore())
    const stop = (event: Event) => event.preventDefault()
    document.addEventListener('click', stop)
    onTestFinished(() => document.removeEventListener('click', stop))
    ;(await findControl('Export addresses')).click()
    await poll(() => made.length).toBe(1)
    const text = (await made[0]?.text()) ?? ''
    ;(await findControl('Remove Bob from the address book')).click()
    await poll(() => latchkey.getState().send?.book.length).toBe(0)
    give(text)
    await poll(() => latchkey.getState().send?.book.length).toBe(1)
  })
})

describe('an address that looks like one the visitor knows', () => {
  async function know() {
    const site = await start()
    await enter('receiver', bob)
    ;(await findControl('Add to address book')).click()
    await userEvent.fill(await findInside('[data-part="save-name"]'), 'Bob')
    ;(await findControl('Save')).click()
    await poll(() => site.latchkey.getState().send?.book.length).toBe(1)
    await choose('ETH')
    await enter('amount', '0.25')
    return site
  }

  it('[SND-5] is warned of at five equal digits', async () => {
    await know()
    await enter('receiver', similar)
    await poll(() => part('look-alike')?.dataset.state).toBe('warn')
    await poll(isOpen).toBe(true)
    expect(part('keep-given')).toBe(null)
  })

  it('[SND-5] is blocked at six, until the visitor has compared both side by side', async () => {
    await know()
    await enter('receiver', imitation)
    await poll(() => part('look-alike')?.dataset.state).toBe('block')
    await poll(buttonText).toBe('Compare the addresses')
    expect(isOpen()).toBe(false)
    const marked = [...(part('look-alike-given')?.querySelectorAll('mark') ?? [])]
    expect(marked.map(({ textContent }) => textContent).join('')).toBe(imitation.slice(2))
    const known = part('look-alike-known')?.getBoundingClientRect()
    const given = part('look-alike-given')?.getBoundingClientRect()
    expect(known?.top).toBe(given?.top)
    const { violations } = await axe.run(document.querySelector('latchkey-modal') as Element)
    expect(violations.map(({ id }) => id)).toEqual([])
    part('keep-given')?.click()
    await poll(isOpen).toBe(true)
    expect(buttonText()).toBe('Preview Send')
  })

  it('[SND-5] can be replaced by the known one', async () => {
    await know()
    await enter('receiver', imitation)
    ;(await findControl('Use the address I know')).click()
    await poll(() => textOf('receiver-name')).toBe('Bob')
    await poll(isOpen).toBe(true)
  })
})
