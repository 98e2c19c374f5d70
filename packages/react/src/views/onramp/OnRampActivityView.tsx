import {
  Image,
  iconCard,
  LinkRow,
  List,
  ListRow,
  ScrollArea,
  SkeletonRows,
  Spinner,
  Tag,
  useStyles,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { NothingHere } from '../parts/NothingHere'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useOnRampActivity } from './OnRampActivityView.model'
import sheet, * as css from './OnRampActivityView.module.css'

type Model = ReturnType<typeof useOnRampActivity>
type Row = Model['months'][number]['rows'][number]

/** [ONR-2] What was bought, by month. */
export function OnRampActivityView(props: ViewProps<'OnRampActivity'>): ReactElement {
  useStyles(sheet)
  const { none, loading, label, months, origins, bought } = useOnRampActivity(props)
  if (none)
    return (
      <ViewBody>
        <NothingHere icon={iconCard} none={none} look="secondary" />
      </ViewBody>
    )
  return (
    <ViewBody>
      <ScrollArea label={label}>
        {loading !== null ? <SkeletonRows label={loading} count={7} /> : null}
        {months.map((month) => (
          <section key={month.key} data-part="month" aria-label={month.title}>
            <h3 className={css.month}>{month.title}</h3>
            <List label={month.title}>
              {month.rows.map((row) => (
                <PurchaseRow key={row.id} row={row} origins={origins} bought={bought} />
              ))}
            </List>
          </section>
        ))}
      </ScrollArea>
    </ViewBody>
  )
}

function PurchaseRow(props: {
  readonly row: Row
  readonly origins: Model['origins']
  readonly bought: string
}) {
  const { row, origins, bought } = props
  const part = {
    'data-part': 'purchase',
    'data-id': row.id,
    'data-state': row.state,
    icon: <Image src={row.image} allowed={origins} name={row.symbol} size={36} shape="round" lazy />,
    primary: bought,
    secondary: (
      <>
        <bdi>{row.vendor}</bdi>
        {row.tag ? (
          <span className={css.state}>
            {row.state === 'open' ? <Spinner /> : null}
            <Tag tone={row.state === 'bad' ? 'warning' : 'neutral'}>{row.tag}</Tag>
          </span>
        ) : null}
      </>
    ),
    end: (
      <>
        <bdi className={css.amount} data-state={row.state}>
          {row.amount === null ? row.symbol : `+${row.amount} ${row.symbol}`}
        </bdi>
        <span className={css.day}>{row.day}</span>
      </>
    ),
  }
  if (!row.href) return <ListRow {...part} />
  return <LinkRow {...part} href={row.href} target="_blank" rel="noopener noreferrer" />
}
