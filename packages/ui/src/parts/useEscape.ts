import { type RefObject, useEffect } from 'react'

const uses = new WeakMap<EventTarget, () => boolean>()

/** Lets a control use Escape before the dialog around it does; `use` returns whether it had a use for the key. */
export function useEscape(control: RefObject<HTMLElement | null>, use: () => boolean): void {
  useEffect(() => {
    if (control.current) uses.set(control.current, use)
  })
}

/** Offers Escape to the control that has the focus, and returns whether it used the key. */
export function offerEscape(control: EventTarget | undefined): boolean {
  return control !== undefined && uses.get(control)?.() === true
}
