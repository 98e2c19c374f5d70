const names = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick', 'contextmenu'],
  ...['touchstart', 'touchmove', 'touchend', 'wheel', 'keydown', 'keyup', 'focusin', 'focusout'],
  ...['beforeinput', 'input', 'copy', 'cut', 'paste'],
]

const hold = (event: Event) => event.stopPropagation()

/**
 * Keeps what happens inside of an element from the page around it: a dialog of the page takes a press, a focus or
 * a turn of the wheel in ours for one outside of itself, and would close, call the focus back or refuse to scroll.
 */
export function holdEvents(element: HTMLElement): void {
  for (const name of names) element.addEventListener(name, hold)
}
