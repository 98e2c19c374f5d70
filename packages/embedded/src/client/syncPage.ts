import type { EmbeddedContext, FrameClient, ThemeState } from '@latchkey/core'
import type { Channel } from '../frame/openChannel'
import { syncSite } from './syncSite'

/** [FRM-14] Tells the frame who the site is and how it looks, now and when that changes. Returns how to stop. */
export function syncPage(context: EmbeddedContext, client: FrameClient, channel: Channel): () => void {
  const { logger, subscribe } = context
  const failed = (cause: unknown) => logger.info('The frame does not know the page', cause)
  const syncLook = () => {
    const { locale, theme } = context.getState()
    client.ask('SYNC_THEME', { ...toFrameTheme(theme), locale }).catch(failed)
  }
  const both = () => {
    syncSite(context, client)
    syncLook()
  }
  both()
  // A frame that loads again knows nothing.
  channel.onNews(({ name }) => name === 'READY' && both())
  const isDark = matchMedia('(prefers-color-scheme: dark)')
  isDark.addEventListener('change', syncLook)
  const stops = [subscribe(({ theme }) => theme, syncLook), subscribe(({ locale }) => locale, syncLook)]
  return () => {
    isDark.removeEventListener('change', syncLook)
    for (const stop of stops) stop()
  }
}

/** The theme in the frame's words: the mode that is really shown, and the two colors that older frames read. */
function toFrameTheme({ mode, variables }: ThemeState) {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const accent = variables['--lk-accent']
  const background = variables['--lk-surface']
  return {
    themeMode: mode === 'system' ? dark : mode,
    themeVariables: variables,
    w3mThemeVariables: {
      ...(accent ? { '--w3m-accent': accent } : {}),
      ...(background ? { '--w3m-background': background } : {}),
    },
  } as const
}
