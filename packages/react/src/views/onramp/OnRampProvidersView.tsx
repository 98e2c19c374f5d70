import {
  Button,
  Icon,
  Image,
  iconAccount,
  iconCard,
  iconChevronEnd,
  iconWarning,
  List,
  ListItem,
  ScrollArea,
  Skeleton,
  SkeletonRows,
  Tag,
  useStyles,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { AmountField } from '../parts/AmountField'
import { ChipRow } from '../parts/ChipRow'
import { CountryField } from '../parts/CountryField'
import { LegalNote } from '../parts/LegalNote'
import { Note } from '../parts/Note'
import { NothingHere } from '../parts/NothingHere'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useOnRampProviders } from './OnRampProvidersView.model'
import sheet, * as css from './OnRampProvidersView.module.css'

type Model = ReturnType<typeof useOnRampProviders>
type Content = NonNullable<Model['content']>

const nothing = () => undefined

/** [ONR-1] One screen for a purchase: the amount, what for, and who sells it. */
export function OnRampProvidersView(props: ViewProps<'OnRampProviders'>): ReactElement {
  useStyles(sheet)
  const model = useOnRampProviders(props)
  const { none, content, origins } = model
  if (none)
    return (
      <ViewBody>
        <NothingHere icon={iconAccount} none={none} />
      </ViewBody>
    )
  if (!content)
    return (
      <ViewBody>
        <SkeletonRows label={model.loading} count={4} />
      </ViewBody>
    )
  const { token, country, methods, presets } = content
  return (
    <ViewBody>
      <ScrollArea>
        <div className={css.form}>
          {country ? <CountryField {...country} /> : null}
          <AmountField content={content.amount} origins={origins} onEnter={nothing} />
          {presets.choices.length > 0 ? <ChipRow part="preset" {...presets} /> : null}
          {token ? (
            <div className={css.token}>
              <span className={css.heading}>{token.heading}</span>
              <ListItem
                data-part="choose-token-to-buy"
                icon={
                  <Image src={token.image} allowed={origins} name={token.symbol} size={36} shape="round" />
                }
                primary={<bdi>{token.name}</bdi>}
                secondary={token.where}
                end={<Icon shape={iconChevronEnd} size={16} />}
                onClick={token.choose}
              />
            </div>
          ) : null}
          {methods ? <ChipRow part="method" isHeaded {...methods} /> : null}
          <Vendors content={content} origins={origins} isWrong={model.isWrong} />
          {content.receiver ? <Note data-part="buy-receiver">{content.receiver}</Note> : null}
          <LegalNote legal={model.legal} />
        </div>
      </ScrollArea>
      <div className={css.foot}>
        <Button size="small" look="quiet" data-part="what-is-a-buy" onClick={model.help.run}>
          {model.help.text}
        </Button>
        {model.activity ? (
          <Button size="small" look="quiet" data-part="purchases" onClick={model.activity.run}>
            {model.activity.text}
          </Button>
        ) : null}
      </div>
    </ViewBody>
  )
}

function Vendors(props: {
  readonly content: Content
  readonly origins: Model['origins']
  readonly isWrong: boolean
}): ReactElement {
  const { content, origins, isWrong } = props
  const { fault, hint, offers, quoteFault } = content
  return (
    <div className={css.vendors} aria-busy={content.isLoading}>
      {hint ? (
        <Note look="hint" data-part="buy-hint" data-state={isWrong ? 'wrong' : undefined}>
          {hint}
        </Note>
      ) : null}
      {fault ? <NothingHere icon={iconCard} none={fault} look="secondary" /> : null}
      {quoteFault ? (
        <div className={css.fault} data-part="quote-fault">
          <Icon shape={iconWarning} size={16} />
          <span>{quoteFault.text}</span>
          <Button size="small" look="secondary" onClick={quoteFault.retry.run}>
            {quoteFault.retry.text}
          </Button>
        </div>
      ) : null}
      {offers.length > 0 ? (
        <List label={content.offersLabel}>
          {offers.map((row) => (
            <ListItem
              key={row.id}
              size="wallet"
              data-part="vendor-row"
              data-vendor={row.id}
              disabled={row.isDisabled}
              icon={<Image src={null} allowed={origins} name={row.name} size={40} />}
              primary={<bdi>{row.name}</bdi>}
              secondary={row.note}
              wraps={row.isWhole}
              end={
                row.isAsked ? (
                  <Skeleton width={72} height={18} />
                ) : row.amount ? (
                  <>
                    <bdi className={css.amount} data-part="vendor-amount">
                      {row.amount}
                    </bdi>
                    {row.tag ? <Tag tone="positive">{row.tag}</Tag> : null}
                  </>
                ) : null
              }
              onClick={row.buy}
            />
          ))}
        </List>
      ) : null}
    </div>
  )
}
