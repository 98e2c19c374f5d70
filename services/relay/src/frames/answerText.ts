import { type RelayErrorName, relayErrors } from '@latchkey/protocol'

/** Writes the error of a call. */
export function errorText(id: string, name: RelayErrorName): string {
  return `{"id":${id},"jsonrpc":"2.0","error":${JSON.stringify({ ...relayErrors[name], data: name })}}`
}

/** Writes the result of a call. */
export function resultText(id: string, result: unknown): string {
  return `{"id":${id},"jsonrpc":"2.0","result":${JSON.stringify(result)}}`
}
