import type { Latchkey, LatchkeyEvent } from 'latchkey'
import type { Observable } from './createObservable'
import type { PlaygroundState } from './Playground'

const longest = 200

/** Collects the events of one instance after another, newest first. */
export function createEventLog(store: Observable<PlaygroundState>): (latchkey: Latchkey) => void {
  let id = 0
  const write = (event: LatchkeyEvent) => {
    id += 1
    const events = [{ id, at: Date.now(), event }, ...store.getState().events].slice(0, longest)
    store.update({ events })
  }
  return (latchkey) => {
    // The first event fires during creation, before anyone can subscribe.
    write(latchkey.getState().events.data)
    latchkey.subscribeEvents(write)
  }
}
