const bytes = Uint8Array.prototype

/** Lists and objects without a class, also those of a frame. */
function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === null || Object.getPrototypeOf(prototype) === null
}

function isBytes(value: object): value is Uint8Array {
  return ArrayBuffer.isView(value) && 'length' in value
}

/**
 * Copies lists, plain objects and bytes, each once. Everything else stays the same object: functions, and what has a
 * class. `isKept` names more of them, and `finish` gets each list and object that was copied.
 */
export function copyPlain<Value>(
  value: Value,
  {
    isKept = () => false,
    finish = () => undefined,
  }: { readonly isKept?: (one: object) => boolean; readonly finish?: (copied: object) => void } = {},
): Value {
  const copies = new Map<object, object>()
  const copy = (one: unknown): unknown => {
    if (typeof one !== 'object' || one === null) return one
    const known = copies.get(one)
    if (known) return known
    if (isKept(one)) return one
    // A subclass may share its memory in a `slice` of its own.
    if (isBytes(one)) return bytes.slice.call(one)
    if (!isPlain(one)) return one
    const made: object = Array.isArray(one) ? [] : {}
    copies.set(one, made)
    for (const [key, each] of Object.entries(one))
      Object.defineProperty(made, key, {
        value: copy(each),
        enumerable: true,
        configurable: true,
        writable: true,
      })
    finish(made)
    return made
  }
  // The same shape, member by member.
  return copy(value) as Value
}
