import { findSurfpool } from './findSurfpool'

/** Whether `startSurfpool` can start: the library is not published for every machine. */
export function hasSurfpool(): boolean {
  try {
    findSurfpool()
    return true
  } catch {
    // What to install is told to whoever starts it; here it is only asked.
    return false
  }
}
