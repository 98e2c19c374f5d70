import { createLatchkey as createInstance, type Latchkey, type Options } from '@latchkey/core'
import { docsLink, fieldsOf, wrongOption } from '@latchkey/protocol'
import { defineElements } from './defineElements'

/**
 * Creates an instance for a page without React: its elements are defined, and its modal appears over the page.
 * @throws unknownOption, invalidOption, bothSiwe
 */
export function createLatchkey(options: Options): Latchkey {
  const { enableEmbedded } = fieldsOf(options)
  if (enableEmbedded === true) {
    const expected = 'false with latchkey/elements, since a modal inside the page needs React and <Modal />'
    throw wrongOption('enableEmbedded', expected, true, docsLink('html', 'what-elements-cant-do'))
  }
  const latchkey = createInstance(options)
  const stop = defineElements(latchkey)
  const { destroy } = latchkey
  return Object.assign(latchkey, {
    destroy: () => {
      stop()
      destroy()
    },
  })
}
