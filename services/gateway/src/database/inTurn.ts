import type { Database } from './Database'

/**
 * Lets those who need a lock have it one after another. Each holds one connection and needs a second one, so all at once
 * would leave none for the requests of visitors.
 */
export function inTurn(database: Pick<Database, 'query' | 'withLock'>): Pick<Database, 'query' | 'withLock'> {
  let turn: Promise<unknown> = Promise.resolve()
  return {
    query: (statement, values) => database.query(statement, values),
    withLock(name, run) {
      const own = turn.then(() => database.withLock(name, run))
      // Whoever asked is told about a failure; the next one goes on.
      turn = own.catch(() => undefined)
      return own
    },
  }
}
