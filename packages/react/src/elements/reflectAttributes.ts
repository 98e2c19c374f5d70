import type { ElementProperties } from './ElementAttributes'
import { attributeNames } from './readSettings'

/** The properties of the elements, by the names of their attributes. */
const properties = attributeNames.map(
  (name) => [name.replace(/-(.)/, (_, letter: string) => letter.toUpperCase()), name] as const,
)

/** The attributes as a site may set them on an element. They are null where the attribute is missing. */
export type ReflectedAttributes = {
  -readonly [Name in keyof ElementProperties]: ElementProperties[Name] | null
}

/** Gives a class of elements a property for each attribute: Angular and Solid set properties only. */
export function reflectAttributes<E extends HTMLElement>(
  type: new () => E,
): new () => E & ReflectedAttributes {
  for (const [property, name] of properties)
    Object.defineProperty(type.prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return name === 'disabled' ? this.hasAttribute(name) : this.getAttribute(name)
      },
      set(this: HTMLElement, value: unknown) {
        if (value === undefined || value === null || value === false) this.removeAttribute(name)
        else this.setAttribute(name, value === true ? '' : String(value))
      },
    })
  return type as new () => E & ReflectedAttributes
}

/** Sets again what was set on an element before its class was known, since that hides the accessors. */
export function applyEarly(element: HTMLElement): void {
  for (const name of ['latchkey', ...properties.map(([property]) => property)]) {
    const early = Object.getOwnPropertyDescriptor(element, name)
    if (!early) continue
    Reflect.deleteProperty(element, name)
    Reflect.set(element, name, early.value)
  }
}
