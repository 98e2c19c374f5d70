import { safeParse } from 'valibot'
import { recoveryFileInvalid } from './errors'
import { type RecoveryFile, recoveryFile } from './RecoveryFile'

/** Reads a recovery file without opening it. @throws recoveryFileInvalid */
export function readRecoveryFile(text: string): RecoveryFile {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw recoveryFileInvalid({}, { cause })
  }
  const read = safeParse(recoveryFile, json)
  if (!read.success) throw recoveryFileInvalid()
  return read.output
}
