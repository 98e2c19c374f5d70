import { Site } from '../site/Site'

/** The only page. */
export default function Page() {
  return (
    <main>
      <Site />
    </main>
  )
}
