import { chainName } from '@latchkey/explain/networks'
import type { Detail, TreeNode } from '@latchkey/testing/pairing'
import type { ReactElement } from 'react'

/** The text to sign, made readable. */
export function Details({ details }: { readonly details: readonly Detail[] }): ReactElement {
  return (
    <dl className="details">
      {details.map((detail, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is made once and never changes
        <div key={index} data-kind={detail.kind === 'fact' && !detail.isCode ? 'short' : 'long'}>
          <dt>{detail.label}</dt>
          <dd>
            <Body detail={detail} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Body({ detail }: { readonly detail: Detail }): ReactElement {
  if (detail.kind === 'tree') return <Tree nodes={detail.nodes} />
  if (detail.kind === 'fact')
    return detail.isCode ? <code>{detail.value}</code> : <span>{chainName(detail.value)}</span>
  return (
    <div className="text">
      <pre className={detail.isCode ? 'text-code' : undefined} dir="auto">
        {detail.text}
      </pre>
    </div>
  )
}

function Tree({ nodes }: { readonly nodes: readonly TreeNode[] }): ReactElement {
  return (
    <ul className="tree">
      {nodes.map(({ name, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is made once and never changes
        <li key={index}>
          <span className="tree-name">{name}</span>
          {typeof value === 'string' ? <span className="tree-value">{value}</span> : <Tree nodes={value} />}
        </li>
      ))}
    </ul>
  )
}
