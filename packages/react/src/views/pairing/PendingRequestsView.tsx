import { Button, Icon, IconButton, iconCheck, iconClose, iconError, List, ScrollArea } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { NothingHere } from '../parts/NothingHere'
import type { ViewProps } from '../ViewProps'
import { usePendingRequests } from './PendingRequestsView.model'

type Model = ReturnType<typeof usePendingRequests>

/** What waits in wallets elsewhere: each can be opened, sent again and given up. */
export function PendingRequestsView(props: ViewProps<'PendingRequests'>): ReactElement {
  const { rows, answers, none, label, answersLabel } = usePendingRequests(props)
  if (none)
    return (
      <div className="lk-body">
        <NothingHere icon={iconCheck} none={none} />
      </div>
    )
  return (
    <div className="lk-body">
      <ScrollArea>
        <div className="lk-requests">
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
    </div>
  )
}

function WaitingRequest({ row }: { readonly row: Model['rows'][number] }): ReactElement {
  const { link, resend, cancel } = row
  return (
    <div className="lk-waiting" data-part="waiting-request">
      <span className="lk-item-body">
        <span className="lk-item-primary">{row.title}</span>
        <span className="lk-item-secondary">{row.about}</span>
      </span>
      {row.hint ? <p className="lk-note">{row.hint}</p> : null}
      <div className="lk-waiting-acts">
        {link ? (
          <a
            className="lk-button"
            data-part="open-link"
            data-look="primary"
            data-size="small"
            data-autofocus={row.isFirst || undefined}
            href={link.href}
            target={link.target}
            rel="noopener noreferrer"
            onClick={link.opened}
          >
            <span className="lk-button-label">{link.text}</span>
          </a>
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
    <div className="lk-item" data-part="late-answer" data-state={answer.isGood ? 'good' : 'bad'}>
      <Icon shape={answer.isGood ? iconCheck : iconError} />
      <span className="lk-item-body">
        <span className="lk-item-primary">{answer.title}</span>
        <span className="lk-item-secondary">
          {answer.href ? (
            <a href={answer.href} target="_blank" rel="noopener noreferrer">
              <bdi>{answer.hash}</bdi>
            </a>
          ) : (
            <bdi>{answer.hash ?? answer.about}</bdi>
          )}
        </span>
      </span>
      <IconButton shape={iconClose} label={answer.dismiss.label} onClick={answer.dismiss.run} />
    </div>
  )
}
