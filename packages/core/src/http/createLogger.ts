/** Log levels, from the quietest. */
const levels = ['error', 'warn', 'info', 'debug'] as const

/** Which lines go to the console. */
export type LogLevel = (typeof levels)[number]

/** Logs a text with an optional detail. */
export type Log = (text: string, detail?: unknown) => void

/** The part of a console that the logger uses. */
export type LogSink = { readonly [Level in LogLevel]: (...parts: unknown[]) => void }

/** The log of one instance. */
export type Logger = { readonly [Level in LogLevel]: Log } & {
  /** Lines up to this level reach the console; every line reaches the buffer. */
  level: LogLevel
  /** The buffered lines, oldest first. */
  dump(): string
}

/** Options of a logger. */
export type LoggerOptions = {
  readonly level?: LogLevel
  readonly now: () => number
  readonly sink?: LogSink
}

const bufferBytes = 1_024_000
/** One line must not push all others out. */
const lineLength = 10_000

/** Describes any value in one line, without stack or cause, because the buffer may be shared. */
function describe(detail: unknown): string {
  try {
    if (detail instanceof Error) return `${'code' in detail ? detail.code : detail.name}: ${detail.message}`
    return typeof detail === 'string' ? detail : (JSON.stringify(detail) ?? String(detail))
  } catch {
    // The value may have cycles, bigints or throwing getters; logging must never throw.
    return typeof detail
  }
}

/** [HTTP-8] Creates a logger that buffers the last 1,024,000 bytes and by default prints errors only. */
export function createLogger({ level = 'error', now, sink = console }: LoggerOptions): Logger {
  const lines: string[] = []
  const encoder = new TextEncoder()
  // Count the line break after each line.
  const sizeOf = (line: string) => encoder.encode(line).length + 1
  let bytes = 0

  const at =
    (own: LogLevel): Log =>
    (text, detail) => {
      // `toJSON`, unlike `toISOString`, doesn't throw on an invalid time.
      const words = [new Date(now()).toJSON(), own, text]
      if (detail !== undefined) words.push(describe(detail))
      // A line break in a text must not fake another line.
      const line = words
        .join(' ')
        .slice(0, lineLength)
        .replace(/[\r\n]+/g, ' ')
      lines.push(line)
      bytes += sizeOf(line)
      while (bytes > bufferBytes) bytes -= sizeOf(lines.shift() ?? '')
      if (levels.indexOf(own) > levels.indexOf(logger.level)) return
      if (detail === undefined) sink[own](text)
      else sink[own](text, detail)
    }

  const logger: Logger = {
    error: at('error'),
    warn: at('warn'),
    info: at('info'),
    debug: at('debug'),
    level,
    dump: () => lines.map((line) => `${line}\n`).join(''),
  }
  return logger
}
