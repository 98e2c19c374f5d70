const controls = 'button:not(:disabled),a[href],input:not(:disabled)'

/** The control a visitor most likely wants; the view itself where that is a field that would raise a keyboard. */
export function firstControl(view: HTMLElement): HTMLElement {
  const control =
    view.querySelector<HTMLElement>('[data-autofocus]') ?? view.querySelector<HTMLElement>(controls)
  const isTouched = view.ownerDocument.defaultView?.matchMedia('(pointer: coarse)').matches
  return control && !(isTouched && control.matches('input')) ? control : view
}
