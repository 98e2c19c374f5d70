import type { Latchkey } from '@latchkey/core'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished } from 'vitest'
import { LatchkeyProvider } from '../LatchkeyProvider'

/** Mounts a provider like a site in development, and removes it after the test. */
export function mountProvider(latchkey: Latchkey, children?: ReactNode, parent: Element = document.body) {
  const container = document.createElement('div')
  parent.append(container)
  const root = createRoot(container)
  root.render(
    <StrictMode>
      <LatchkeyProvider latchkey={latchkey}>{children}</LatchkeyProvider>
    </StrictMode>,
  )
  const unmount = () => {
    root.unmount()
    container.remove()
  }
  onTestFinished(unmount)
  return { container, unmount }
}

/** Returns the open shadow root of the modal. */
export function shadowOf(host = document.querySelector('latchkey-modal')): ShadowRoot {
  expect(host?.shadowRoot).toBeTruthy()
  return host?.shadowRoot as ShadowRoot
}

/** Waits for an element inside the modal. */
export async function findInside<E extends HTMLElement = HTMLElement>(selector: string): Promise<E> {
  await expect
    .poll(() => document.querySelector('latchkey-modal')?.shadowRoot?.querySelector(selector), {
      timeout: 20_000,
    })
    .toBeTruthy()
  return shadowOf().querySelector(selector) as E
}

/** Waits until the modal is gone. */
export async function expectClosed(): Promise<void> {
  await expect.poll(() => document.querySelector('latchkey-modal'), { timeout: 20_000 }).toBeNull()
}
