import { acceptLegal } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { type TextPiece, toLinkedText } from './toLinkedText'

/** What a visitor has to agree to, if anything. */
export type Legal = {
  /** [FLG-4] The box to tick before a wallet can be chosen. */
  readonly checkbox: {
    readonly text: readonly TextPiece[]
    readonly isTicked: boolean
    readonly tick: (isTicked: boolean) => void
  } | null
  /** The quiet sentence at the foot where there is no box. */
  readonly note: readonly TextPiece[] | null
  readonly isBlocked: boolean
  /** Said to those who can't see the sign for it. */
  readonly newTab: string
}

/** [FLG-4] The terms and the privacy policy of the site: a box that blocks, or a note that tells. */
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
