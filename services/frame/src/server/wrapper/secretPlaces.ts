import { slotContext } from '../vault/startSlot'
import type { KeyWrapper } from './KeyWrapper'

/** A table with wrapped secrets. */
export type SecretPlace = {
  readonly table: string
  /** The column that names a secret. */
  readonly id: string
  readonly contextOf: (id: string) => string
  readonly wrapper: KeyWrapper
}

/** Returns every table with wrapped secrets, with the wrapper of its role. */
export function secretPlaces({
  login,
  vault,
}: {
  readonly login: KeyWrapper
  readonly vault: KeyWrapper
}): readonly SecretPlace[] {
  return [
    { table: 'frame_slots', id: 'id', contextOf: slotContext, wrapper: login },
    { table: 'frame_halves', id: 'slot_id', contextOf: (id) => `half ${id}`, wrapper: vault },
  ]
}
