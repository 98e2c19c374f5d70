import { Notice } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useSelector } from '../hooks/useSelector'

/** [MOD-2] [MOD-3] The notice that is open, over the bottom of the card. */
export function CardNotice(): ReactElement {
  const notice = useSelector((state) => state.modal.notice)
  return notice?.open ? <Notice tone={notice.variant} text={notice.message} /> : <Notice />
}
