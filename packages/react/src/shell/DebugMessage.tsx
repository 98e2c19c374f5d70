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

const styles = /* css */ `
.lk-message{display:flex;flex:none;align-items:center;gap:8px;margin:0 16px 8px;padding-inline-start:12px;border:1px solid var(--lk-border);border-radius:var(--lk-radius-m);background:var(--lk-surface-sunken);font-size:var(--lk-font-size-s)}
.lk-message>span{flex:1;min-inline-size:0;padding-block:8px}
.lk-message[data-tone=error]>svg{color:var(--lk-negative)}
.lk-message[data-tone=warning]>svg{color:var(--lk-warning)}
.lk-message[data-tone=success]>svg{color:var(--lk-positive)}
`

const shapes = { info: iconInfo, success: iconCheck, warning: iconWarning, error: iconError }

/** [NAV-17] A message for whoever builds the site. */
export function DebugMessage(): ReactElement | null {
  useStyles(styles)
  const latchkey = useInstance()
  const { t } = useTexts()
  const { message, variant, open } = useSelector((state) => state.modal.uiMessage)
  if (!open) return null
  return (
    <div className="lk-message" data-part="ui-message" data-tone={variant} role="status">
      <Icon shape={shapes[variant]} />
      <span>{message}</span>
      <IconButton shape={iconClose} label={t('shell.close')} onClick={() => hideUiMessage(latchkey)} />
    </div>
  )
}
