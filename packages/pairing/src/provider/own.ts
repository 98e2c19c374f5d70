/** What a record holds under a name that comes from outside; never what every object inherits. */
export function own<Value>(values: { readonly [name: string]: Value }, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined
}
