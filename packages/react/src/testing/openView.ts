import type { Latchkey, OpenRequest } from '@latchkey/core'
import { expect } from 'vitest'
import { findInside, mountProvider, shadowOf } from './mountProvider'

/** Polls until the value fits, with time for a busy machine. */
export const poll = <T>(read: () => T) => expect.poll(read, { timeout: 5_000 })

/** Waits for a view and returns its element. */
export async function findView(name: string): Promise<HTMLElement> {
  return findInside(`[data-view="${name}"][aria-busy="false"]`)
}

/** Mounts a site, opens the modal and waits for a view. */
export async function openView(
  latchkey: Latchkey,
  request: OpenRequest & { view: string },
): Promise<HTMLElement> {
  mountProvider(latchkey)
  await latchkey.open(request)
  return findView(request.view)
}

/** Finds a button or link by its accessible name. */
export async function findControl(name: string | RegExp): Promise<HTMLElement> {
  const isNamed = (control: Element) => {
    const called = control.getAttribute('aria-label') ?? control.textContent ?? ''
    return typeof name === 'string' ? called.trim() === name : name.test(called)
  }
  const find = () => [...shadowOf().querySelectorAll<HTMLElement>('button, a, input')].find(isNamed)
  await poll(find).toBeTruthy()
  return find() as HTMLElement
}

/** Returns the last announcement. */
export function spoken(): string {
  return shadowOf().querySelector('[data-part="live-region"]')?.textContent ?? ''
}
