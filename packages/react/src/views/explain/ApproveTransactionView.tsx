import {
  Button,
  Explanation,
  ExplanationWarnings,
  iconCheck,
  ScrollArea,
  SkeletonRows,
  useStyles,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { Note } from '../parts/Note'
import { NothingHere } from '../parts/NothingHere'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useApproveTransaction } from './ApproveTransactionView.model'
import sheet, * as css from './ApproveTransactionView.module.css'

/** Shows what a site's request does, before the wallet opens. */
export function ApproveTransactionView(props: ViewProps<'ApproveTransaction'>): ReactElement {
  useStyles(sheet)
  const { isFramed, Frame, none, said, raw, lead, status, goOn, cancel } = useApproveTransaction(props)
  if (isFramed) return Frame ? <Frame /> : <ViewBody aria-busy="true" />
  if (none)
    return (
      <ViewBody>
        <NothingHere icon={iconCheck} none={none} />
      </ViewBody>
    )
  return (
    <ViewBody>
      <Note look="lead">{lead}</Note>
      <ScrollArea>
        {said ? <Explanation said={said} raw={raw} /> : <SkeletonRows label={status} count={2} />}
      </ScrollArea>
      {status ? <Note data-part="approve-status">{status}</Note> : null}
      {said ? <ExplanationWarnings said={said} /> : null}
      <div className={css.choice}>
        <Button look="secondary" data-part="cancel" data-autofocus onClick={cancel.run}>
          {cancel.text}
        </Button>
        <Button data-part="continue" loading={goOn.isBusy} onClick={goOn.run}>
          {goOn.text}
        </Button>
      </div>
    </ViewBody>
  )
}
