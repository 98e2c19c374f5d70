import { findSurfpool } from './findSurfpool'

/** Whether `startSurfpool` can start; the library isn't published for every machine. */
export function hasSurfpool(): boolean {
  try {
    findSurfpool()
    return true
  } catch {
    // Whoever starts it gets the error; this only asks.
    return false
  }
}
