import { isRecord } from './isRecord'

/** Whether a value has a form. */
export type Guard = (value: unknown) => boolean

/** Guards and how they are put together: what schemas do, in a tenth of their weight, where nothing is transformed. */
export const guard = {
  text: ((value) => typeof value === 'string') satisfies Guard,
  number: ((value) => typeof value === 'number') satisfies Guard,
  list:
    (is: Guard): Guard =>
    (value) =>
      Array.isArray(value) && value.every(is),
  /** An object whose values are alike. */
  map:
    (is: Guard): Guard =>
    (value) =>
      isRecord(value) && Object.values(value).every(is),
  maybe:
    (is: Guard): Guard =>
    (value) =>
      value === undefined || is(value),
  /** An object with these parts, and with any others. */
  shape:
    (parts: Readonly<Record<string, Guard>>): Guard =>
    (value) =>
      isRecord(value) && Object.entries(parts).every(([name, is]) => is(value[name])),
}
