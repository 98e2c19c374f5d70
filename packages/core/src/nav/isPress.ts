/** Whether a method got the event of a press instead of its own argument, as with `<button onClick={open}>`. */
export function isPress(given: unknown): boolean {
  return typeof given === 'object' && given !== null && 'preventDefault' in given
}
