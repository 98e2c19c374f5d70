import pg from 'pg'
import { refusals } from '../http/refusals'

/** How long clients wait before they try again. */
const seconds = 5

/** The codes of Node for a server that can't be reached. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/**
 * The codes of PostgreSQL (appendix A of its manual) for a server that starts, stops, crashed, became a standby, has no
 * connection left, or takes too long.
 */
const away = new Set(['57P01', '57P02', '57P03', '57P05', '53300', '57014', '25006', '55P03'])

/** The codes of PostgreSQL for a server that has no disk or memory left. */
const full = new Set(['53000', '53100', '53200', '53400', '58030'])

/** What the driver says about its connections; these errors have no code. */
const broken =
  /^(Connection terminated|timeout e|Query read timeout|Client (has encountered a connection error|was closed))/

/**
 * Returns the refusal for an error that says that the database is away or full, or the error itself if it says
 * something else.
 */
export function databaseRefusal(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (error instanceof pg.DatabaseError) {
    if (full.has(code)) return refusals.databaseFull({ seconds }, { cause: error })
    return away.has(code) || code.startsWith('08')
      ? refusals.databaseAway({ seconds }, { cause: error })
      : error
  }
  return unreachable.has(code) || broken.test(error.message)
    ? refusals.databaseAway({ seconds }, { cause: error })
    : error
}
