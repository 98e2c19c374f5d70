import type { Latchkey } from '@latchkey/core'
import { docsLink, namespaces } from '@latchkey/protocol'
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

/** The values of the attributes that have no others. */
const choices = { size: ['md', 'sm'], balance: ['show', 'hide'], namespace: namespaces } as const

/** Reads the attributes of an element. An invalid value is left out and reported, unless `told` has it. */
export function readSettings(element: Element, { logger }: Latchkey, told: Set<string>): ButtonSettings {
  const read = (name: string) => element.getAttribute(name) ?? undefined
  const tell = (name: string, expected: string) => {
    const given = `<${element.localName} ${name}="${read(name)}">`
    if (told.has(given)) return
    told.add(given)
    logger.error(`${given}: expected ${expected}. See ${docsLink('html', 'the-elements')}`)
  }
  const choose = <Name extends keyof typeof choices>(name: Name) => {
    const values: readonly (typeof choices)[Name][number][] = choices[name]
    const given = read(name)
    const found = values.find((value) => value === given)
    if (given && !found) tell(name, values.join(', ').replace(/, (\w+)$/, ' or $1'))
    return found
  }
  const readCount = (name: string) => {
    const value = read(name)
    if (value === undefined || /^\d{1,3}$/.test(value)) return value === undefined ? undefined : Number(value)
    tell(name, 'a number from 0 to 999')
    return undefined
  }
  const namespace = choose('namespace')
  choose('size')
  return {
    label: read('label'),
    loadingLabel: read('loading-label'),
    balance: choose('balance') ?? 'show',
    namespace,
    charsStart: readCount('chars-start'),
    charsEnd: readCount('chars-end'),
  }
}
