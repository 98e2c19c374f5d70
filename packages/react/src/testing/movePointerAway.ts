import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'

/** Moves the pointer to the last corner of the page, away from anything under it. */
export async function movePointerAway(): Promise<void> {
  const corner = document.createElement('div')
  Object.assign(corner.style, { position: 'fixed', inset: 'auto 0 0 auto', width: '9px', height: '9px' })
  document.body.append(corner)
  await userEvent.hover(corner)
  await expect.poll(() => corner.matches(':hover')).toBe(true)
  corner.remove()
}
