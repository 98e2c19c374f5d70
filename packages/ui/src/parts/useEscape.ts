import { type RefObject, useEffect } from 'react'

const uses = new WeakMap<EventTarget, () => boolean>()

/** Lets a control, or what is around it, use Escape before the dialog does; `use` returns whether it used the key. */
export function useEscape(control: RefObject<HTMLElement | null>, use: () => boolean): void {
  useEffect(() => {
    if (control.current) uses.set(control.current, use)
  })
}

/** Offers Escape to the control that has the focus, then to what is around it. Returns whether one used the key. */
export function offerEscape(path: readonly EventTarget[]): boolean {
  return path.some((control) => uses.get(control)?.() === true)
}
