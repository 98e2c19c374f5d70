import { submitPrimaryOtp } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import type { CodeScreen } from '../parts/CodeEntry'
import type { ViewProps } from '../ViewProps'
import { useCodeScreen } from './useCodeScreen'
import { useStartOver } from './useStartOver'

/** [FRM-5] The code that proves the current address. */
export function useUpdateEmailPrimaryOtp({ data }: ViewProps<'UpdateEmailPrimaryOtp'>): CodeScreen {
  const latchkey = useInstance()
  const screen = useCodeScreen({
    email: data.email,
    sent: 'embedded.code.sentOld',
    submit: (digits) => submitPrimaryOtp(latchkey, digits),
  })
  return { ...screen, actions: useStartOver(screen.isBusy) }
}
