const names = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick', 'contextmenu'],
  ...['touchstart', 'touchmove', 'touchend', 'wheel', 'keydown', 'keyup', 'focusin', 'focusout'],
  ...['beforeinput', 'input', 'copy', 'cut', 'paste'],
]

const hold = (event: Event) => event.stopPropagation()

/**
 * Hides events inside an element from the page around it. A dialog of the page would treat a press, focus or wheel event
 * in ours as outside itself, and close, pull focus back or block scrolling.
 */
export function holdEvents(element: HTMLElement): void {
  for (const name of names) element.addEventListener(name, hold)
}
