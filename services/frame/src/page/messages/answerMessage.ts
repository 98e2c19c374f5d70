import type { AppEvent } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { handlers } from './handlers'

/** Answers a message of the site. @throws what its handler throws */
export async function answerMessage(frame: FramePage, { name, payload }: AppEvent): Promise<unknown> {
  // The payload was parsed by the schema of the name; TypeScript can't follow the two through the registry.
  const handle = handlers[name] as (frame: FramePage, payload: unknown) => Promise<unknown>
  return handle(frame, payload)
}
