import { findAnvil } from '../../packages/testing/src/nodes/findAnvil'
import { hasSurfpool } from '../../packages/testing/src/nodes/hasSurfpool'
import { type Brought, bringProgram } from './bringProgram'
import { unpackEmulated } from './unpackEmulated'

/** Makes sure that anvil and Surfpool are ready, as far as this machine can have them. */
export function bringChains(): Promise<Brought> {
  return bringProgram(() => hasSurfpool() && hasAnvil(), unpackEmulated)
}

function hasAnvil(): boolean {
  try {
    return findAnvil() !== ''
  } catch {
    // Only checks whether there is one; whoever starts it is told what to install.
    return false
  }
}
