import type { EmbeddedContext, FrameClient } from '../ports/EmbeddedPort'
import { withFrame } from './withFrame'

/** The messages that the frame answers by drawing something. */
type DrawnMessage = 'CONNECT_PASSKEY' | 'CREATE_WALLET' | 'OPEN_WALLET' | 'OPEN_SETTINGS'

/**
 * Shows the frame until it has answered a message, or the visitor leaves. An answer that comes after they left counts no
 * more. @throws requestAborted when they leave, and what the frame answers
 */
export async function askDrawn<Answer>(
  context: EmbeddedContext,
  client: FrameClient,
  { name, ask }: { readonly name: DrawnMessage; readonly ask: (client: FrameClient) => Promise<Answer> },
  leaving?: (leave: () => void) => () => void,
): Promise<Answer> {
  try {
    return await withFrame(context, client, () => ask(client), leaving ? { leaving } : {})
  } finally {
    client.abort(name)
  }
}
