import type { Latchkey, OpenRequest } from '@latchkey/core'
import { expect } from 'vitest'
import { findInside, mountProvider, shadowOf } from './mountProvider'

/** Asks again and again until the answer fits, on a machine that may be busy. */
export const poll = <T>(read: () => T) => expect.poll(read, { timeout: 5_000 })

/** Waits for a view to be shown, and gives its element. */
export async function findView(name: string): Promise<HTMLElement> {
  return findInside(`[data-view="${name}"][aria-busy="false"]`)
}

/** Mounts a site in development, opens its modal and waits for the view. */
export async function openView(
  latchkey: Latchkey,
  request: OpenRequest & { view: string },
): Promise<HTMLElement> {
  mountProvider(latchkey)
  await latchkey.open(request)
  return findView(request.view)
}

/** A button or link of the modal by the name that a visitor, or a screen reader, knows it by. */
export async function findControl(name: string | RegExp): Promise<HTMLElement> {
  const isNamed = (control: Element) => {
    const called = control.getAttribute('aria-label') ?? control.textContent ?? ''
    return typeof name === 'string' ? called.trim() === name : name.test(called)
  }
  const find = () => [...shadowOf().querySelectorAll<HTMLElement>('button, a, input')].find(isNamed)
  await poll(find).toBeTruthy()
  return find() as HTMLElement
}

/** What the modal last said to a screen reader. */
export function spoken(): string {
  return shadowOf().querySelector('[data-part="live-region"]')?.textContent ?? ''
}
