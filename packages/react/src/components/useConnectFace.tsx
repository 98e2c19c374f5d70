import { getStatus } from '@latchkey/core'
import type { Namespace } from '@latchkey/protocol'
import { useSelector } from '../hooks/useSelector'
import type { HostButtonProps } from './HostButton'
import { useButtonTexts } from './useButtonTexts'

/** What a connect button may be told. */
export type ConnectFaceProps = {
  readonly label?: string
  readonly loadingLabel?: string
  readonly size?: 'md' | 'sm'
  readonly disabled?: boolean
  readonly namespace?: Namespace
}

/** How a button looks and what it does while no wallet is connected. */
export function useConnectFace(props: ConnectFaceProps): HostButtonProps {
  const { label, loadingLabel, size, disabled, namespace } = props
  const texts = useButtonTexts()
  const isConnecting = useSelector((state) => getStatus(state, namespace) === 'connecting')
  return {
    look: 'connect',
    size,
    disabled,
    state: isConnecting ? 'busy' : undefined,
    request: { view: 'Connect', ...(namespace ? { namespace } : {}) },
    children: (
      <>
        {isConnecting ? <span className="lk-host-turn" aria-hidden="true" /> : null}
        <span className="lk-host-text">
          {isConnecting ? (loadingLabel ?? texts.connecting) : (label ?? texts.connect)}
        </span>
      </>
    ),
  }
}
