import type { Latchkey } from '@latchkey/core'
import { namespaces } from '@latchkey/protocol'
import type { ButtonSettings } from './ButtonContent'

/** The attributes that an element reads. */
export const attributeNames: readonly string[] = [
  'size',
  'label',
  'loading-label',
  'disabled',
  'balance',
  'namespace',
  'chars-start',
  'chars-end',
]

/** Reads the attributes of an element. A value that makes no sense is reported and left out. */
export function readSettings(element: Element, { logger }: Latchkey): ButtonSettings {
  const read = (name: string) => element.getAttribute(name) ?? undefined
  const readCount = (name: string) => {
    const value = read(name)
    if (value === undefined || /^\d{1,3}$/.test(value)) return value === undefined ? undefined : Number(value)
    logger.warn(`Not a number of characters: ${name}="${value}"`)
    return undefined
  }
  const given = read('namespace')
  const namespace = namespaces.find((name) => name === given)
  if (given && !namespace) logger.warn(`Unknown namespace: "${given}"`)
  return {
    label: read('label'),
    loadingLabel: read('loading-label'),
    balance: read('balance') === 'hide' ? 'hide' : 'show',
    namespace,
    charsStart: readCount('chars-start'),
    charsEnd: readCount('chars-end'),
  }
}
