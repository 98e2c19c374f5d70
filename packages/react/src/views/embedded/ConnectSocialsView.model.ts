import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { noAccount } from '../account/noAccount'
import { useLegal } from '../connect/useLegal'
import type { ViewProps } from '../ViewProps'
import { useEmbeddedTexts } from './useEmbeddedTexts'
import { useSocialChoices } from './useSocialChoices'

/** What the view of all social logins shows. */
export function useConnectSocials(_props: ViewProps<'ConnectSocials'>) {
  const latchkey = useInstance()
  const { t } = useTexts()
  const choices = useSocialChoices()
  const hasEmbedded = useSelector(({ connect }) => connect.connectors.some(({ type }) => type === 'AUTH'))
  return {
    legal: useLegal(),
    label: useEmbeddedTexts()?.t('embedded.social.label') ?? '',
    choices,
    none: hasEmbedded && choices.length > 0 ? null : noAccount(latchkey, t),
  }
}
