import { array, maxLength, object, pipe, string } from 'valibot'

/** What a window calls a step of the settings. No site can ask for it: the frame has no such method. */
export const stepMethod = 'latchkey_step'

const text = () => pipe(string(), maxLength(1_000))

/** A step on its way to a window, as the window checks it. */
export const windowStep = /* @__PURE__ */ (() =>
  object({ title: text(), lines: pipe(array(text()), maxLength(10)), action: text() }))()
