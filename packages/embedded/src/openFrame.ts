import type { EmbeddedContext, FrameClient, LoadedProvider } from '@latchkey/core'
import { createClient } from './client/createClient'
import { syncPage } from './client/syncPage'
import type { EmbeddedOptions } from './EmbeddedOptions'
import { createFrameElement } from './frame/createFrameElement'
import { frameUrl } from './frame/frameUrl'
import { openChannel } from './frame/openChannel'
import { createEvmProvider } from './providers/createEvmProvider'
import { createFamilyAccess } from './providers/createFamilyAccess'
import { createSolanaProvider } from './providers/createSolanaProvider'

/** The frame of an instance. */
export type OpenFrame = {
  readonly client: FrameClient
  readonly providers: { readonly eip155: LoadedProvider; readonly solana: LoadedProvider }
  close(): void
}

/** Puts the frame into the page and waits until it's ready. @throws invalidOption, frameNotLoaded */
export async function openFrame(context: EmbeddedContext, options: EmbeddedOptions): Promise<OpenFrame> {
  const url = frameUrl(context, options)
  const element = createFrameElement(url, context.host)
  try {
    const channel = await openChannel(context, element, url.origin)
    const client = createClient(context, channel, element)
    const access = createFamilyAccess(context, client)
    channel.onNews((news) => {
      if (news.name === 'RESIZE') element.resize(news.payload.height)
      if (news.name === 'SESSION_UPDATE') access.review(news.payload.token)
    })
    const stopSync = syncPage(context, client, channel)
    return {
      client,
      providers: { eip155: createEvmProvider(access), solana: createSolanaProvider(access) },
      close() {
        stopSync()
        channel.close()
        element.remove()
      },
    }
  } catch (cause) {
    element.remove()
    throw cause
  }
}
