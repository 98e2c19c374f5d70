import { hideUiMessage } from '@latchkey/core'
import {
  Icon,
  IconButton,
  iconCheck,
  iconClose,
  iconError,
  iconInfo,
  iconWarning,
  useStyles,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useInstance } from '../hooks/useInstance'
import { useSelector } from '../hooks/useSelector'
import { useTexts } from '../hooks/useTexts'
import sheet, * as css from './DebugMessage.module.css'
import { useMistakes } from './mistakes/useMistakes'

const shapes = { info: iconInfo, success: iconCheck, warning: iconWarning, error: iconError }

/** [NAV-17] A message for the site developer. */
export function DebugMessage(): ReactElement | null {
  useStyles(sheet)
  useMistakes()
  const latchkey = useInstance()
  const { t } = useTexts()
  const { message, variant, open } = useSelector((state) => state.modal.uiMessage)
  if (!open) return null
  return (
    <div className={css.message} data-part="ui-message" data-tone={variant} role="status">
      <Icon shape={shapes[variant]} />
      <span>{message}</span>
      <IconButton shape={iconClose} label={t('shell.close')} onClick={() => hideUiMessage(latchkey)} />
    </div>
  )
}
