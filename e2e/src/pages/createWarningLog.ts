import { createLogger, type Logger } from 'vite'

/** A logger for Vite that collects warnings silently. */
export function createWarningLog(): { readonly logger: Logger; readonly warnings: readonly string[] } {
  const warnings: string[] = []
  const keep = (message: string) => void warnings.push(message)
  const logger = { ...createLogger('warn'), warn: keep, warnOnce: keep, error: keep, info: () => undefined }
  return { logger, warnings }
}
