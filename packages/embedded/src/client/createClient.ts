import type { EmbeddedContext, FrameClient } from '@latchkey/core'
import type { FrameMessageName, FrameRequest, FrameResponse } from '@latchkey/protocol'
import type { FrameElement } from '../frame/createFrameElement'
import type { Channel } from '../frame/openChannel'
import { noteAnswer, noteFailure } from './noteAnswer'
import { refuseEarlyMail } from './refuseEarlyMail'
import { syncSite } from './syncSite'

/** What the frame may still show after the page stopped waiting. */
const drawn: readonly FrameMessageName[] = [
  'RPC_REQUEST',
  'OPEN_SETTINGS',
  'CONNECT_PASSKEY',
  'CREATE_WALLET',
  'OPEN_WALLET',
]

/** The client of a ready frame: every message, with what it does to the stored login. */
export function createClient(context: EmbeddedContext, channel: Channel, element: FrameElement): FrameClient {
  const send = async <Name extends FrameMessageName>(
    name: Name,
    payload?: FrameRequest<Name>,
    show?: () => void,
  ): Promise<FrameResponse<Name>> => {
    if (name === 'CONNECT_EMAIL') refuseEarlyMail(context)
    try {
      // The channel has parsed the answer by the schema of its name.
      const answer = (await channel.ask(name, payload, show)) as FrameResponse<Name>
      noteAnswer(context, name, answer)
      // [FRM-7] A frame that was reloaded knows nothing about the site.
      if (name === 'RELOAD') syncSite(context, { ask })
      return answer
    } catch (cause) {
      noteFailure(context, name, cause)
      throw cause
    }
  }
  const ask = <Name extends FrameMessageName>(
    name: Name,
    payload?: FrameRequest<Name>,
  ): Promise<FrameResponse<Name>> => send(name, payload)
  return {
    origin: channel.origin,
    ask,
    request: (request, show) => send('RPC_REQUEST', request, show),
    abort(name) {
      if (drawn.includes(name) && channel.isOpen(name))
        ask('RPC_ABORT').catch((cause: unknown) => context.logger.info('The frame kept a request', cause))
      channel.abort(name)
    },
    show: element.show,
    raise: element.raise,
  }
}
