import {
  Button,
  Icon,
  IconButton,
  iconCheck,
  iconClose,
  iconError,
  LinkButton,
  List,
  ListRow,
  RowText,
  ScrollArea,
  useStyles,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { Note } from '../parts/Note'
import { NothingHere } from '../parts/NothingHere'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { usePendingRequests } from './PendingRequestsView.model'
import sheet, * as css from './PendingRequestsView.module.css'

type Model = ReturnType<typeof usePendingRequests>

/** The requests pending in paired wallets: open, resend or cancel each. */
export function PendingRequestsView(props: ViewProps<'PendingRequests'>): ReactElement {
  useStyles(sheet)
  const { rows, answers, none, label, answersLabel } = usePendingRequests(props)
  if (none)
    return (
      <ViewBody>
        <NothingHere icon={iconCheck} none={none} />
      </ViewBody>
    )
  return (
    <ViewBody>
      <ScrollArea>
        <div className={css.lists}>
          {answers.length > 0 ? (
            <List label={answersLabel}>
              {answers.map((answer) => (
                <LateAnswer key={answer.id} answer={answer} />
              ))}
            </List>
          ) : null}
          {rows.length > 0 ? (
            <List label={label}>
              {rows.map((row) => (
                <WaitingRequest key={row.id} row={row} />
              ))}
            </List>
          ) : null}
        </div>
      </ScrollArea>
    </ViewBody>
  )
}

function WaitingRequest({ row }: { readonly row: Model['rows'][number] }): ReactElement {
  const { link, resend, cancel } = row
  return (
    <div className={css.request} data-part="waiting-request">
      <RowText wraps primary={row.title} secondary={row.about} />
      {row.hint ? <Note look="hint">{row.hint}</Note> : null}
      <div className={css.actions}>
        {link ? (
          <LinkButton
            size="small"
            data-part="open-link"
            data-autofocus={row.isFirst || undefined}
            href={link.href}
            target={link.target}
            rel="noopener noreferrer"
            onClick={link.opened}
          >
            {link.text}
          </LinkButton>
        ) : null}
        <Button
          size="small"
          look="secondary"
          data-part="resend"
          data-autofocus={(row.isFirst && !link) || undefined}
          aria-label={resend.label}
          loading={resend.isBusy}
          onClick={resend.run}
        >
          {resend.text}
        </Button>
        <Button size="small" look="quiet" data-part="cancel" aria-label={cancel.label} onClick={cancel.run}>
          {cancel.text}
        </Button>
      </div>
    </div>
  )
}

function LateAnswer({ answer }: { readonly answer: Model['answers'][number] }): ReactElement {
  return (
    <ListRow
      data-part="late-answer"
      data-state={answer.isGood ? 'good' : 'bad'}
      icon={
        <span className={answer.isGood ? css.good : css.bad}>
          <Icon shape={answer.isGood ? iconCheck : iconError} />
        </span>
      }
      primary={answer.title}
      secondary={
        answer.href ? (
          <a href={answer.href} target="_blank" rel="noopener noreferrer">
            <bdi>{answer.hash}</bdi>
          </a>
        ) : (
          <bdi>{answer.hash ?? answer.about}</bdi>
        )
      }
    >
      <IconButton shape={iconClose} label={answer.dismiss.label} onClick={answer.dismiss.run} />
    </ListRow>
  )
}
