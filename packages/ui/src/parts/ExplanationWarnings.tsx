import type { ReactElement } from 'react'
import { iconError } from '../icons/iconError'
import { iconWarning } from '../icons/iconWarning'
import { useStyles } from '../styles/useStyles'
import { AddressGroups } from './AddressGroups'
import type { ShownExplanation } from './ExplanationProps'
import sheet, * as css from './ExplanationWarnings.module.css'
import { Icon } from './Icon'

/** Why to look twice, the worst first, one sentence each. The reason is one press away. */
export function ExplanationWarnings({ said }: { readonly said: ShownExplanation }): ReactElement | null {
  useStyles(sheet)
  const { warnings, labels } = said
  if (warnings.length === 0) return null
  return (
    <ul className={css.warnings} data-part="explanation-warnings" aria-label={labels.warnings}>
      {warnings.map(({ code, isGrave, text, why, party }) => (
        <li
          key={`${code} ${party?.groups.join('') ?? ''}`}
          className={css.warning}
          data-part="explanation-warning"
          data-code={code}
          data-state={isGrave ? 'grave' : 'mild'}
        >
          <Icon shape={isGrave ? iconError : iconWarning} />
          <details>
            <summary>
              <span>{text}</span> <span className={css.why}>{labels.why}</span>
            </summary>
            <p>{why}</p>
            {party ? (
              <p>
                {party.name ? <bdi>{party.name} </bdi> : null}
                <AddressGroups groups={party.groups} />
              </p>
            ) : null}
          </details>
        </li>
      ))}
    </ul>
  )
}
