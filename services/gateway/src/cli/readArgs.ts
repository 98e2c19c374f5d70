import { type ParseArgsConfig, parseArgs } from 'node:util'
import { invalidCommand } from './errors'

type Options = NonNullable<ParseArgsConfig['options']>
type Parsed<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: true; strict: true }>
>

/** Reads options and the positional values of a command. @throws invalidCommand */
export function readArgs<const O extends Options>(
  args: string[],
  options: O,
  values: readonly string[] = [],
): Parsed<O> {
  const parsed = parse(args, options)
  const given = parsed.positionals.length
  if (given > values.length)
    throw invalidCommand({ reason: `Unexpected argument "${parsed.positionals[values.length]}"` })
  if (given < values.length) throw invalidCommand({ reason: `Missing ${values[given]}` })
  return parsed
}

function parse<const O extends Options>(args: string[], options: O): Parsed<O> {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (cause) {
    throw invalidCommand({ reason: cause instanceof Error ? cause.message : 'unknown option' }, { cause })
  }
}
