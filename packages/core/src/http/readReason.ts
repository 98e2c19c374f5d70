import { fromWire } from '@latchkey/protocol'
import { readText } from '@latchkey/rpc'

/** Room for any reason; what is longer is a page of HTML, or malice. */
const maxBytes = 64_000

/** [HTTP-2] Why a service refused: its error where it sent one, else the JSON it sent, else nothing. */
export async function readReason(response: Response): Promise<unknown> {
  let json: unknown
  try {
    json = JSON.parse(await readText(response, 'error', maxBytes))
  } catch {
    // Nothing readable: the status has to say it all.
    return undefined
  }
  try {
    return fromWire(json)
  } catch {
    // Another program's error format, worth to be kept for who looks into the failure.
    return json
  }
}
