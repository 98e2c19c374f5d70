import { acceptLegal } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { type TextPiece, toLinkedText } from './toLinkedText'

/** What the visitor must agree to, if anything. */
export type Legal = {
  /** [FLG-4] The checkbox to tick before choosing a wallet. */
  readonly checkbox: {
    readonly text: readonly TextPiece[]
    readonly isTicked: boolean
    readonly tick: (isTicked: boolean) => void
  } | null
  /** The note at the bottom if there is no checkbox. */
  readonly note: readonly TextPiece[] | null
  readonly isBlocked: boolean
  /** Announced to visitors who can't see the external-link icon. */
  readonly newTab: string
}

/** [FLG-4] Returns the site's terms and privacy policy, as a blocking checkbox or a note. */
export function useLegal(): Legal {
  const latchkey = useInstance()
  const { termsConditionsUrl, privacyPolicyUrl } = latchkey.options
  const isRequired = useSelector((state) => state.features.legalCheckbox)
  const isTicked = useSelector((state) => state.modal.isLegalAccepted)
  const tick = (isAccepted: boolean) => acceptLegal(latchkey, isAccepted)
  const { t } = useTexts()
  const newTab = t('label.newTab')
  const links = [
    ...(termsConditionsUrl ? [{ text: t('connect.legal.terms'), href: termsConditionsUrl }] : []),
    ...(privacyPolicyUrl ? [{ text: t('connect.legal.privacy'), href: privacyPolicyUrl }] : []),
  ]
  if (links.length === 0) return { checkbox: null, note: null, isBlocked: false, newTab }
  const kind = isRequired ? 'accept' : 'note'
  const text = toLinkedText(links, (first = '', second = '') => {
    if (links.length === 2) return t(`connect.legal.${kind}.both`, { terms: first, privacy: second })
    return termsConditionsUrl
      ? t(`connect.legal.${kind}.terms`, { terms: first })
      : t(`connect.legal.${kind}.privacy`, { privacy: first })
  })
  return isRequired
    ? { checkbox: { text, isTicked, tick }, note: null, isBlocked: !isTicked, newTab }
    : { checkbox: null, note: text, isBlocked: false, newTab }
}
