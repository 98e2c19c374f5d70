import { Button, Icon, iconError, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { ApproveTexts } from '../i18n/approve/loadApproveTexts'
import sheet, * as css from './RefusalPanel.module.css'
import { useFirstFocus } from './useFirstFocus'

/** Says why the wallet refused a request. */
export function RefusalPanel({
  t,
  title,
  text,
  close,
}: {
  readonly t: ApproveTexts['t']
  readonly title: string
  readonly text: string
  readonly close: () => void
}): ReactElement {
  useStyles(sheet)
  const first = useFirstFocus()
  return (
    <div
      className={css.panel}
      data-part="refusal"
      role="alertdialog"
      aria-labelledby="refusal-title"
      aria-describedby="refusal-text"
      onKeyDown={({ key }) => {
        if (key === 'Escape') close()
      }}
    >
      <div className={css.body}>
        <span className={css.mark}>
          <Icon shape={iconError} size={24} />
        </span>
        <h1 id="refusal-title" className={css.title}>
          {title}
        </h1>
        <p id="refusal-text" className={css.text}>
          {text}
        </p>
      </div>
      <Button ref={first} wide data-part="close" onClick={close}>
        {t('refused.close')}
      </Button>
    </div>
  )
}
