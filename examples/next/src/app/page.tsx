import { Secret } from '../site/Secret'

/** The only page, a server component. */
export default function Page() {
  return <Secret />
}
