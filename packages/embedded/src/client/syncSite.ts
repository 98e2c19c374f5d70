import type { EmbeddedContext, FrameClient } from '@latchkey/core'

/** [FRM-14] Tells the frame who the site is. */
export function syncSite({ logger, options }: EmbeddedContext, client: Pick<FrameClient, 'ask'>): void {
  const { metadata, projectId } = options
  const { name, description, url, icons } = metadata
  client
    .ask('SYNC_DAPP_DATA', {
      metadata: { name, description, url, icons: [...icons] },
      sdkType: 'latchkey',
      projectId: projectId ?? '',
    })
    .catch((cause: unknown) => logger.info('The frame does not know the page', cause))
}
