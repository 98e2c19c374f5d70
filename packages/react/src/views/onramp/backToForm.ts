import { goBack, type Latchkey, replaceView } from '@latchkey/core'

/** Goes back to the form, also if the site opened this view alone. */
export function backToForm(latchkey: Latchkey): void {
  const { stack } = latchkey.getState().nav
  if (stack.at(-2)?.view === 'OnRampProviders') goBack(latchkey)
  else replaceView(latchkey, 'OnRampProviders')
}
