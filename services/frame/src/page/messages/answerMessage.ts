import type { AppEvent } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { handlers } from './handlers'

/** Answers a message of the site. `show` tells it that the visitor has to see the frame. @throws what its handler throws */
export async function answerMessage(
  frame: FramePage,
  { name, payload }: AppEvent,
  show: () => void,
): Promise<unknown> {
  // The payload was parsed by the schema of the name; TypeScript can't follow the two through the registry.
  const handle = handlers[name] as (frame: FramePage, payload: unknown, show: () => void) => Promise<unknown>
  return handle(frame, payload, show)
}
