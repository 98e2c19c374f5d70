import pino, { type DestinationStream } from 'pino'

/** Lines that wait for a disk that is full, in bytes; more are dropped. */
const mostWaiting = 1_000_000

/** Opens the standard output for a log. If it goes to a disk that is full, the service works on without a log. */
export function openLogOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: false, minLength: 0, maxLength: mostWaiting })
  let isFull = false
  output.on('error', () => {
    isFull = true
  })
  output.on('write', () => {
    isFull = false
  })
  // The library writes the rest when the process exits, and would try for ever while the disk is full.
  const flush = output.flushSync.bind(output)
  output.flushSync = () => {
    if (!isFull) flush()
  }
  return output
}
