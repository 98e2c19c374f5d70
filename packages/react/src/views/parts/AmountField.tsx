import { Button, Clip, Icon, Image, iconChevronDown, iconSwitch, Spinner, useStyles } from '@latchkey/ui'
import type { KeyboardEvent, ReactElement } from 'react'
import sheet, * as css from './AmountField.module.css'

/** What {@link AmountField} shows. */
export type AmountContent = {
  readonly token: {
    readonly symbol: string
    readonly name: string
    readonly image: string | null
    readonly label: string
  } | null
  readonly choose: () => void
  readonly chooseText: string
  readonly heading: string
  /** A single collectible has no amount. */
  readonly isSingle: boolean
  readonly field: {
    readonly label: string
    readonly value: string
    readonly set: (text: string) => void
    readonly isBusy: boolean
    readonly prefix: string | null
    readonly isWrong: boolean
    /** Shows what follows from something else. */
    readonly isReadOnly?: boolean
  }
  /** What it is worth, where it can't be entered in money. */
  readonly worth?: string | null
  readonly balance: string | null
  readonly max: {
    readonly text: string
    readonly label: string
    readonly isDisabled: boolean
    readonly isChosen: boolean
    readonly run: () => void
  } | null
  readonly unit: { readonly text: string; readonly label: string; readonly run: () => void } | null
}

/** Long numbers get smaller, so that all of it stays in view. */
function sizeOf(value: string): 'large' | 'medium' | 'small' {
  return value.length <= 8 ? 'large' : value.length <= 13 ? 'medium' : 'small'
}

/** A token and how much of it, in the token or in money. */
export function AmountField(props: {
  readonly content: AmountContent
  readonly origins: readonly string[]
  readonly onEnter: () => void
}): ReactElement {
  useStyles(sheet)
  const { content, origins, onEnter } = props
  const { token, field, max, unit, balance, isSingle, worth } = content
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter()
  }
  return (
    <div className={css.box} data-part="amount-field">
      <div className={css.line}>
        {isSingle ? (
          <span className={css.single}>
            <Clip as="bdi">{token?.name ?? ''}</Clip>
          </span>
        ) : (
          <span className={css.number} data-size={sizeOf(field.value)}>
            {field.prefix ? (
              <span className={css.prefix} aria-hidden="true">
                {field.prefix}
              </span>
            ) : null}
            <input
              className={css.input}
              data-part="amount-input"
              type="text"
              inputMode="decimal"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              dir="ltr"
              enterKeyHint="next"
              aria-label={field.label}
              aria-invalid={field.isWrong}
              aria-busy={field.isBusy || undefined}
              placeholder="0"
              readOnly={field.isReadOnly}
              value={field.value}
              onChange={(event) => field.set(event.target.value)}
              onKeyDown={onKeyDown}
            />
            {field.isBusy ? <Spinner /> : null}
          </span>
        )}
        <Button
          className={css.token}
          size="small"
          look={token ? 'secondary' : 'primary'}
          data-part="choose-token"
          aria-label={token?.label ?? content.chooseText}
          icon={
            token ? (
              <Image src={token.image} allowed={origins} name={token.symbol} size={20} shape="round" />
            ) : undefined
          }
          onClick={content.choose}
        >
          <Clip as="bdi">{token?.symbol ?? content.chooseText}</Clip>
          <Icon shape={iconChevronDown} size={16} />
        </Button>
      </div>
      {unit || balance || max || worth ? (
        <div className={css.below}>
          {unit ? (
            <Button
              size="small"
              look="quiet"
              className={css.unit}
              data-part="switch-unit"
              icon={<Icon shape={iconSwitch} size={16} />}
              aria-label={`${unit.text}. ${unit.label}`}
              title={unit.label}
              onClick={unit.run}
            >
              <Clip as="bdi">{unit.text}</Clip>
            </Button>
          ) : null}
          {worth ? (
            <bdi className={css.balance} data-part="amount-worth">
              {worth}
            </bdi>
          ) : null}
          <span className={css.end}>
            {balance ? (
              <bdi className={css.balance} data-part="amount-balance">
                {balance}
              </bdi>
            ) : null}
            {max ? (
              <Button
                size="small"
                look="quiet"
                className={css.max}
                data-part="max"
                aria-label={`${max.text}. ${max.label}`}
                aria-pressed={max.isChosen}
                title={max.label}
                disabled={max.isDisabled}
                onClick={max.run}
              >
                {max.text}
              </Button>
            ) : null}
          </span>
        </div>
      ) : null}
    </div>
  )
}
