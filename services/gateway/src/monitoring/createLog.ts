import { openLogOutput } from '@latchkey/relay'
import pino, { type DestinationStream, type Logger } from 'pino'
import type { Config } from '../config/readConfig'

/** Creates a log that writes one JSON object per line to standard output, and never an address, a key or a query. */
export function createLog(
  { GATEWAY_LOG: level }: Pick<Config, 'GATEWAY_LOG'>,
  to?: DestinationStream,
): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  }
  return pino(options, to ?? openLogOutput())
}
