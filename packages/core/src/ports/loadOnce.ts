/** Loads something once per instance, and again after a failure. `opened` returns what was asked for so far. */
export function loadOnce<Key extends object, Value>(
  load: (key: Key) => Promise<Value>,
): ((key: Key) => Promise<Value>) & { readonly opened: (key: Key) => Promise<Value> | undefined } {
  const loads = new WeakMap<Key, Promise<Value>>()
  const open = (key: Key) => {
    const value = loads.get(key) ?? load(key)
    loads.set(key, value)
    value.catch(() => loads.delete(key))
    return value
  }
  return Object.assign(open, { opened: (key: Key) => loads.get(key) })
}
