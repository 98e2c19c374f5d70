import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { mountPart } from '../testing/mountPart'
import { CopyButton } from './CopyButton'

const labels = { label: 'Copy link', copiedLabel: 'Copied', failedLabel: 'Can’t copy' }

/** Replaces the clipboard: the real one needs a permission that a headless page doesn't have. */
function withClipboard(value: unknown) {
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'clipboard')
  })
}

describe('CopyButton', () => {
  it('copies, says so, and goes back to its label', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const writeText = vi.fn(async () => undefined)
    withClipboard({ writeText })
    const announce = vi.fn()
    const { part } = mountPart(<CopyButton text="wc:1" {...labels} announce={announce} />)
    part('copy-button').click()
    await vi.waitFor(() => expect(part('copy-button').textContent).toBe('Copied'))
    expect(writeText).toHaveBeenCalledWith('wc:1')
    expect(announce.mock.calls).toEqual([['Copied']])
    await vi.advanceTimersByTimeAsync(2000)
    await vi.waitFor(() => expect(part('copy-button').textContent).toBe('Copy link'))
  })

  it.each([
    ['there is no clipboard', undefined],
    [
      'the clipboard denies access',
      { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    ],
  ])('says that it failed when %s', async (_name, clipboard) => {
    withClipboard(clipboard)
    const announce = vi.fn()
    const { part } = mountPart(<CopyButton compact text="0x1" {...labels} announce={announce} />)
    expect(part('copy-button').getAttribute('aria-label')).toBe('Copy link')
    part('copy-button').click()
    await vi.waitFor(() => expect(part('copy-button').getAttribute('aria-label')).toBe('Can’t copy'))
    expect(announce.mock.calls).toEqual([['Can’t copy']])
  })
})
