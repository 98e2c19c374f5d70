import { Button, iconAccount, ScrollArea, SkeletonRows, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { AmountField } from '../parts/AmountField'
import { BookTools } from '../parts/BookTools'
import { FeeChoice } from '../parts/FeeChoice'
import { LookAlikeNote } from '../parts/LookAlikeNote'
import { MemoField } from '../parts/MemoField'
import { Note } from '../parts/Note'
import { NothingHere } from '../parts/NothingHere'
import { ReceiverField } from '../parts/ReceiverField'
import { ReceiverList } from '../parts/ReceiverList'
import { SaveAddress } from '../parts/SaveAddress'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useWalletSend } from './WalletSendView.model'
import sheet, * as css from './WalletSendView.module.css'

/** [SND-5] One screen for a transfer: receiver, token, amount and fee. The button says what is missing. */
export function WalletSendView(props: ViewProps<'WalletSend'>): ReactElement {
  useStyles(sheet)
  const { none, form, loading, choices, origins, memo, next } = useWalletSend(props)
  if (none)
    return (
      <ViewBody>
        <NothingHere icon={iconAccount} none={none} />
      </ViewBody>
    )
  if (!form)
    return (
      <ViewBody>
        <SkeletonRows label={loading} count={4} />
      </ViewBody>
    )
  const { to, book, amount, fee } = form
  return (
    <ViewBody>
      <ScrollArea>
        <div className={css.form}>
          <ReceiverField content={to} onEnter={next.run} />
          {to.alike ? <LookAlikeNote {...to.alike} /> : null}
          {book.save ? <SaveAddress {...book.save} /> : null}
          {book.fault ? <Note data-part="book-fault">{book.fault}</Note> : null}
          {choices.map((group) => (
            <ReceiverList
              key={group.key}
              name={group.key}
              label={group.label}
              rows={group.rows}
              {...(group.key === 'book' ? { removing: { text: book.removeText, run: book.remove } } : {})}
            />
          ))}
          {to.status === 'empty' ? <BookTools exported={book.exported} imported={book.imported} /> : null}
          <AmountField content={amount} origins={origins} onEnter={next.run} />
          {memo ? <MemoField {...memo} /> : null}
          <FeeChoice content={fee} />
        </div>
      </ScrollArea>
      <Button
        wide
        data-part="preview-send"
        disabled={next.isDisabled && !next.isBusy}
        loading={next.isBusy}
        onClick={next.run}
      >
        {next.text}
      </Button>
    </ViewBody>
  )
}
