import { Button, CopyButton, QrCode, Skeleton, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { Note } from '../parts/Note'
import { PaymentFields } from '../parts/PaymentFields'
import { usePaymentLinkPanel } from './PaymentLinkPanel.model'
import sheet, * as css from './PaymentLinkPanel.module.css'
import type { PanelProps } from './useAssetTexts'

/** [RCV-1] Asks for a payment: a link of the family to scan, copy or share, with an amount if wanted. */
export function PaymentLinkPanel(props: PanelProps): ReactElement {
  useStyles(sheet)
  const { link, fault, share, ...model } = usePaymentLinkPanel(props)
  return (
    <div className={css.panel} data-part="payment-link-panel">
      {link === null ? (
        <div className={css.blank}>
          {fault ? (
            <p className={css.fault} data-part="payment-fault">
              {fault}
            </p>
          ) : (
            <Skeleton width={280} height={280} />
          )}
        </div>
      ) : (
        <QrCode text={link} label={model.qr} />
      )}
      <PaymentFields {...model.fields} />
      <bdi className={css.link} data-part="payment-link" dir="ltr">
        {link}
      </bdi>
      <Note>{model.note}</Note>
      {link === null ? null : (
        <div className={css.choice}>
          <CopyButton {...model.copy} text={link} look="secondary" wide />
          {share ? (
            <Button wide look="secondary" data-part="share-link" onClick={share.run}>
              {share.text}
            </Button>
          ) : null}
        </div>
      )}
    </div>
  )
}
