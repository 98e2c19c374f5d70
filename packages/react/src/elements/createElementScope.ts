import type { Latchkey } from '@latchkey/core'
import { createPart } from '../loader/createPart'
import type { ElementScope } from './ElementScope'

/** Prepares an instance for a page without React, and loads nothing yet. */
export function createElementScope(latchkey: Latchkey): ElementScope {
  const { slots, logger, options } = latchkey
  const report = (error: unknown) => logger.error('Could not load a part of Latchkey', error)
  /** Keeps the place of the modal until React has loaded. */
  const place = () => undefined
  const leave = () => {
    if (slots.delete(place)) for (const other of slots) other()
  }
  let unmount: (() => void) | undefined
  let isStopped = false
  const modal = createPart(async () => {
    const { mountModal } = await import('./mountModal')
    const mounted = mountModal(latchkey, leave)
    unmount = mounted.unmount
    // The site may have destroyed the instance while the code was loading.
    if (isStopped) unmount()
    return mounted.modal
  }, report)
  const account = createPart(() => import('./describeAccount'), report)
  const load = (isWanted: boolean | undefined) => {
    if (isWanted && slots.has(place)) modal.load()
  }
  if (!options.enableEmbedded) slots.add(place)
  const stops = [
    latchkey.subscribe((state) => state.modal.open, load),
    // What was sent has ended, and the modal's code says so over the page.
    latchkey.subscribe((state) => state.modal.notice?.isOnPage, load),
    modal.subscribe(() => {
      // Without its code, the failure can't be shown; close it, so the next press tries again.
      if (modal.getState().error && latchkey.getState().modal.open)
        latchkey.close().catch((cause: unknown) => logger.error('Could not close the modal', cause))
    }),
  ]
  load(latchkey.getState().modal.open)
  return {
    latchkey,
    parts: { modal, account },
    stop: () => {
      isStopped = true
      for (const stop of stops) stop()
      unmount?.()
      leave()
    },
  }
}
