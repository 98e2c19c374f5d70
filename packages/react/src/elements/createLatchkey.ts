import { createLatchkey as createInstance, type Latchkey, type Options } from '@latchkey/core'
import { defineElements } from './defineElements'

/**
 * Creates an instance for a page without React: its elements are defined, and its modal appears over the page.
 * @throws unknownOption, invalidOption, bothSiwe
 */
export function createLatchkey(options: Options): Latchkey {
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
