/** From the quietest to the most talkative. */
const levels = ['error', 'warn', 'info', 'debug'] as const

/** How much of what is logged goes to the console. */
export type LogLevel = (typeof levels)[number]

/** Takes a line of the log: a text, and what belongs to it. */
export type Log = (text: string, detail?: unknown) => void

/** The part of a console that lines go to. */
export type LogSink = { readonly [Level in LogLevel]: (...parts: unknown[]) => void }

/** The log of one instance. */
export type Logger = { readonly [Level in LogLevel]: Log } & {
  /** Lines up to this level reach the console; every line reaches the buffer. */
  level: LogLevel
  /** The buffered lines, oldest first. */
  dump(): string
}

/** What a logger is made with. */
export type LoggerOptions = {
  readonly level?: LogLevel
  readonly now: () => number
  readonly sink?: LogSink
}

const bufferBytes = 1_024_000
/** One line may not push all others out. */
const lineLength = 10_000

/** Says what a thing is in one line, whatever it is; a stack or a cause isn't for a buffer that may be sent on. */
function describe(detail: unknown): string {
  try {
    if (detail instanceof Error) return `${'code' in detail ? detail.code : detail.name}: ${detail.message}`
    return typeof detail === 'string' ? detail : (JSON.stringify(detail) ?? String(detail))
  } catch {
    // Cycles, bigints and throwing getters come from outside too; a log line must never be what breaks.
    return typeof detail
  }
}

/** [HTTP-8] A logger that keeps the last 1,024,000 bytes and shows, unless told otherwise, errors only. */
export function createLogger({ level = 'error', now, sink = console }: LoggerOptions): Logger {
  const lines: string[] = []
  const encoder = new TextEncoder()
  // A line break stands after every line, also in the count.
  const sizeOf = (line: string) => encoder.encode(line).length + 1
  let bytes = 0

  const at =
    (own: LogLevel): Log =>
    (text, detail) => {
      // `toJSON`, unlike `toISOString`, doesn't throw where a clock gives no valid time.
      const words = [new Date(now()).toJSON(), own, text]
      if (detail !== undefined) words.push(describe(detail))
      // A text from outside must not pass for a line of its own.
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
