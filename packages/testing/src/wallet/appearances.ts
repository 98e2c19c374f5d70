import type { WalletQuirks } from './WalletQuirks'

/** Copies an object, including its getters. */
function copyObject<Thing extends object>(thing: Thing): Thing {
  return Object.defineProperties(Object.create(null), Object.getOwnPropertyDescriptors(thing))
}

/** The objects that a wallet announces: one, the same twice, or a copy with the same name. */
export function appearances<Thing extends object>(
  announces: WalletQuirks['announces'],
  thing: Thing,
): readonly Thing[] {
  if (announces === 'twice') return [thing, thing]
  return announces === 'clones' ? [thing, copyObject(thing)] : [thing]
}
