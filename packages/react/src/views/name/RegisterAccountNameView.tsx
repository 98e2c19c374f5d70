import {
  Button,
  Icon,
  iconAccount,
  iconWarning,
  List,
  ListItem,
  ScrollArea,
  SkeletonRows,
  Tag,
  useStyles,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { NameField } from '../parts/NameField'
import { NothingHere } from '../parts/NothingHere'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useRegisterAccountName } from './RegisterAccountNameView.model'
import sheet, * as css from './RegisterAccountNameView.module.css'

type Form = NonNullable<ReturnType<typeof useRegisterAccountName>['form']>

/** [NAM-1] [NAM-2] Asks for a name, says whether it's available, and registers it. */
export function RegisterAccountNameView(props: ViewProps<'RegisterAccountName'>): ReactElement {
  useStyles(sheet)
  const { none, form, loading } = useRegisterAccountName(props)
  if (none)
    return (
      <ViewBody>
        <NothingHere icon={iconAccount} none={none} />
      </ViewBody>
    )
  if (!form)
    return (
      <ViewBody>
        <SkeletonRows label={loading} count={3} />
      </ViewBody>
    )
  const { entry, others, fault, submit } = form
  return (
    <ViewBody data-state={form.status}>
      <NameField entry={entry} />
      <div id={entry.id} className={css.below}>
        <Answer form={form} />
      </div>
      {others ? (
        <ScrollArea label={others.label}>
          <h3 className={css.heading}>{others.label}</h3>
          <List label={others.label}>
            {others.items.map(({ name, run }) => (
              <ListItem
                key={name}
                data-part="name-suggestion"
                primary={<bdi dir="ltr">{name}</bdi>}
                end={<Tag tone="positive">{others.tag}</Tag>}
                onClick={run}
              />
            ))}
          </List>
        </ScrollArea>
      ) : null}
      {fault ? (
        <p className={css.fault} data-part="name-fault" role="alert">
          <Icon shape={iconWarning} size={16} />
          <span>{fault}</span>
        </p>
      ) : null}
      <Button wide data-part="register-name" disabled={submit.isDisabled} onClick={submit.run}>
        {submit.text}
      </Button>
    </ViewBody>
  )
}

/** What is known about the typed name. It keeps its height while the visitor types. */
function Answer({ form }: { readonly form: Form }): ReactElement {
  const { status, name, tag, said, isLooking, trouble, retry } = form
  return (
    <>
      {name && (tag || isLooking) ? (
        <p className={css.name} data-part="typed-name">
          <bdi dir="ltr">{name}</bdi>
          {tag ? <Tag tone={tag.tone}>{tag.text}</Tag> : null}
        </p>
      ) : null}
      {said ? (
        <p className={css.said} data-part="name-status" data-state={status} aria-busy={isLooking}>
          {said}
        </p>
      ) : null}
      {trouble ? (
        <p className={css.said} data-part="name-trouble">
          {trouble}
        </p>
      ) : null}
      {retry ? (
        <Button size="small" look="secondary" data-part="retry-name" onClick={retry.run}>
          {retry.text}
        </Button>
      ) : null}
    </>
  )
}
