/** Returns a record's own value under an untrusted name, never what every object inherits. */
export function ownValue<Value>(values: { readonly [name: string]: Value }, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined
}
