import {
  Button,
  Image,
  iconClock,
  ListRow,
  ScrollArea,
  SkeletonRows,
  Tabs,
  Tag,
  useStyles,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { NothingHere } from '../parts/NothingHere'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useSmartSessionList } from './SmartSessionListView.model'
import sheet, * as css from './SmartSessionListView.module.css'

/** [FLG-6] What the account allowed this site to do, by status, with a way to revoke it. */
export function SmartSessionListView(props: ViewProps<'SmartSessionList'>): ReactElement {
  useStyles(sheet)
  const model = useSmartSessionList(props)
  if (!model) return <ViewBody />
  const { tabs, tab, choose, label, beta, loading, cards, none, origins } = model
  return (
    <ViewBody>
      <Tabs label={label} items={tabs} selected={tab} onSelect={choose} end={<Tag>{beta}</Tag>}>
        {loading ? <SkeletonRows label={loading} count={2} /> : null}
        {none && !loading ? <NothingHere icon={iconClock} none={none} look="secondary" /> : null}
        {cards.length > 0 ? (
          <ScrollArea>
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the role away from a list without markers */}
            <ul className={css.cards} role="list">
              {cards.map((card) => (
                <li key={card.key} className={css.card} data-part="smart-session" data-status={tab}>
                  <ListRow
                    icon={<Image src={card.image} allowed={origins} name={card.site} size={40} />}
                    primary={<bdi>{card.site}</bdi>}
                    secondary={card.until}
                  />
                  <ul className={css.allows}>
                    {card.allows.map((text) => (
                      <li key={text}>{text}</li>
                    ))}
                  </ul>
                  {card.revoke ? (
                    <Button
                      wide
                      look="secondary"
                      data-part="revoke"
                      aria-label={card.revoke.isBusy ? undefined : card.revoke.label}
                      loading={card.revoke.isBusy}
                      disabled={card.revoke.isDisabled}
                      onClick={card.revoke.run}
                    >
                      {card.revoke.text}
                    </Button>
                  ) : null}
                </li>
              ))}
            </ul>
          </ScrollArea>
        ) : null}
      </Tabs>
    </ViewBody>
  )
}
