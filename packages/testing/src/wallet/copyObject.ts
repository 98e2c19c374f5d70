/** Another object that is and does the same, getters included. */
export function copyObject<Thing extends object>(thing: Thing): Thing {
  return Object.defineProperties(Object.create(null), Object.getOwnPropertyDescriptors(thing))
}
