import { close, replaceView } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import type { ViewProps } from '../ViewProps'
import { useSmartSessionTexts } from './useSmartSessionTexts'

/** [FLG-6] What the view after granting a smart session shows. */
export function useSmartSessionCreated(_props: ViewProps<'SmartSessionCreated'>) {
  const latchkey = useInstance()
  const own = useSmartSessionTexts()
  const site = latchkey.options.metadata.name
  return {
    title: own?.t('smartSessions.created.title') ?? '',
    text: own?.t('smartSessions.created.text', { site }) ?? '',
    list: {
      text: own?.t('smartSessions.created.list') ?? '',
      run: () => replaceView(latchkey, 'SmartSessionList'),
    },
    done: { text: own?.t('smartSessions.created.close') ?? '', run: () => void close(latchkey) },
  }
}
