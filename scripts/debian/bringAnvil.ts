import { anvilMissing } from '../../packages/testing/src/errors'
import { findAnvil } from '../../packages/testing/src/nodes/findAnvil'
import { type Brought, bringProgram } from './bringProgram'
import { unpackAnvil } from './unpackAnvil'

/** Makes sure that there is an anvil, as far as this machine can have one. */
export function bringAnvil(): Promise<Brought> {
  return bringProgram(hasAnvil, unpackAnvil)
}

function hasAnvil(): boolean {
  try {
    return findAnvil() !== ''
  } catch (cause) {
    if (anvilMissing.is(cause)) return false
    throw cause
  }
}
