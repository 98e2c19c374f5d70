import type { WalletQuirks } from './WalletQuirks'

/** Another object that is and does the same, getters included. */
function copyObject<Thing extends object>(thing: Thing): Thing {
  return Object.defineProperties(Object.create(null), Object.getOwnPropertyDescriptors(thing))
}

/** The objects as which a wallet shows itself: once, twice, or with a copy of it that has the same name. */
export function appearances<Thing extends object>(
  announces: WalletQuirks['announces'],
  thing: Thing,
): readonly Thing[] {
  if (announces === 'twice') return [thing, thing]
  return announces === 'clones' ? [thing, copyObject(thing)] : [thing]
}
