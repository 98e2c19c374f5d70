import { fromWire } from '@latchkey/protocol'
import { readText } from '@latchkey/rpc'

/** Enough for any reason; a longer body is an HTML page or hostile. */
const maxBytes = 64_000

/** [HTTP-2] Reads why a service rejected a call: its error if it sent one, else its JSON, else nothing. */
export async function readReason(response: Response): Promise<unknown> {
  let json: unknown
  try {
    json = JSON.parse(await readText(response, 'error', maxBytes))
  } catch {
    // Not JSON: the status has to be enough.
    return undefined
  }
  try {
    return fromWire(json)
  } catch {
    // Another error format; keep it for whoever debugs the failure.
    return json
  }
}
